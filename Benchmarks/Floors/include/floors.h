// The least that drawing an alert costs: the same pictures by hand, in C on Cairo and Pango.
//
// What a sensible programmer would write who needs one alert and nothing else: bitmaps are cached
// where the picture allows it, and nothing is general.

#ifndef TOCSIN_FLOORS_H
#define TOCSIN_FLOORS_H

#include <cairo.h>
#include <stdbool.h>
#include <stdint.h>

// The card, in points. Its height follows from the text.
#define FLOOR_CARD_WIDTH 270.0
#define FLOOR_CARD_RADIUS 14.0

// The page behind it, in points, and its pixels per point.
#define FLOOR_PAGE_WIDTH 390.0
#define FLOOR_PAGE_HEIGHT 844.0
#define FLOOR_PAGE_SCALE 3.0

// What the card says.
typedef struct {
  const char *title;
  const char *message;
  const char *cancel;
  const char *confirm;
  bool hasField;
} FloorCard;

// The alert that all benchmarks show.
FloorCard floor_card_standard(void);

// The card's height in points.
double floor_card_height(const FloorCard *card);

// Draws the card with its top left corner at the origin, text layout included.
// `fieldText` is what the text field holds; ignored where there is none.
void floor_card_draw(cairo_t *cr, const FloorCard *card, const char *fieldText, bool isRounded);

// Draws the page: a bar with a title and rows with hairlines.
void floor_page_draw(cairo_t *cr);

// The shadow of a rounded rectangle as an A8 surface, blurred by three box passes, `radius` pixels
// wider than the rectangle on each side. All lengths in pixels.
cairo_surface_t *floor_shadow_create(double width, double height, double cornerRadius, int radius);

// Blurs a picture of four bytes a pixel in place, by three box passes in each direction, each of
// 2 × radius + 1 pixels.
void floor_blur(uint8_t *pixels, int width, int height, int stride, int radius);

// One frame of the pop, with everything cached that the animation leaves as it is.
typedef struct FloorFrame FloorFrame;

// Draws page, card and shadow once into bitmaps.
FloorFrame *floor_frame_create(void);
void floor_frame_destroy(FloorFrame *frame);

// Draws the whole frame: the page, the backdrop at `dim` (0.2 when the animation is over), the
// shadow and the card about the page's centre at `scale` and `alpha`.
void floor_frame_draw(FloorFrame *frame, double scale, double alpha, double dim);

// Draws only what another scale and alpha change once the backdrop stands at 0.2: what the card and
// its shadow covered before and cover now.
void floor_frame_draw_damaged(FloorFrame *frame, double scale, double alpha);

// The frame's pixels, 1170 × 2532, to look at or compare.
cairo_surface_t *floor_frame_surface(FloorFrame *frame);

// Draws the picture of the finished animation from nothing, text layout and shadow included, and
// gives it to the caller to destroy.
cairo_surface_t *floor_picture_create(void);

// A list of rows of 44 points with a text and a hairline each, as large as the page.
typedef struct FloorList FloorList;

FloorList *floor_list_create(int count);
void floor_list_destroy(FloorList *list);

// Draws the whole frame with the content moved up by `offset` points.
void floor_list_draw(FloorList *list, double offset);

// Kilobytes that the process asked for and has not given back.
double held_memory(void);

#endif
