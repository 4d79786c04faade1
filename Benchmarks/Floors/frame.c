#include "floors.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const int shadowRadius = 60;
static const int shadowOffset = 24;
static const double shadowOpacity = 0.3;
static const double restingDim = 0.2;

struct FloorFrame {
  cairo_surface_t *page;
  cairo_surface_t *dimmedPage;
  // The card on its shadow: they grow and fade together.
  cairo_surface_t *card;
  // The card alone, in pixels.
  double cardWidth;
  double cardHeight;
  cairo_surface_t *target;
  cairo_t *cr;
  // What the card and its shadow covered in the frame before, in pixels.
  cairo_rectangle_int_t covered;
};

static cairo_surface_t *pageSurface(void) {
  return cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, (int)(FLOOR_PAGE_WIDTH * FLOOR_PAGE_SCALE),
      (int)(FLOOR_PAGE_HEIGHT * FLOOR_PAGE_SCALE));
}

static void drawPage(cairo_surface_t *surface) {
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, FLOOR_PAGE_SCALE, FLOOR_PAGE_SCALE);
  floor_page_draw(cr);
  cairo_destroy(cr);
}

// Draws the card on its shadow, the card's corner at the origin and a unit being a pixel.
static void drawCard(cairo_t *cr) {
  FloorCard card = floor_card_standard();
  cairo_surface_t *shadow = floor_shadow_create(
      FLOOR_CARD_WIDTH * FLOOR_PAGE_SCALE, floor_card_height(&card) * FLOOR_PAGE_SCALE,
      FLOOR_CARD_RADIUS * FLOOR_PAGE_SCALE, shadowRadius);
  cairo_set_source_rgba(cr, 0, 0, 0, shadowOpacity);
  cairo_mask_surface(cr, shadow, -shadowRadius, shadowOffset - shadowRadius);
  cairo_surface_destroy(shadow);
  cairo_save(cr);
  cairo_scale(cr, FLOOR_PAGE_SCALE, FLOOR_PAGE_SCALE);
  floor_card_draw(cr, &card, NULL, true);
  cairo_restore(cr);
}

static int cardHeight(void) {
  FloorCard card = floor_card_standard();
  return (int)(floor_card_height(&card) * FLOOR_PAGE_SCALE);
}

static cairo_surface_t *cardSurface(void) {
  int width = (int)(FLOOR_CARD_WIDTH * FLOOR_PAGE_SCALE);
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, width + 2 * shadowRadius,
      cardHeight() + 2 * shadowRadius + shadowOffset);
  cairo_t *cr = cairo_create(surface);
  cairo_translate(cr, shadowRadius, shadowRadius);
  drawCard(cr);
  cairo_destroy(cr);
  return surface;
}

static void dim(cairo_t *cr, double amount) {
  cairo_set_source_rgba(cr, 0, 0, 0, amount);
  cairo_paint(cr);
}

// Puts the card, as it is in the frame, on the page.
static void compose(FloorFrame *frame, double scale, double alpha) {
  cairo_t *cr = frame->cr;
  cairo_save(cr);
  cairo_translate(
      cr, FLOOR_PAGE_WIDTH * FLOOR_PAGE_SCALE / 2, FLOOR_PAGE_HEIGHT * FLOOR_PAGE_SCALE / 2);
  cairo_scale(cr, scale, scale);
  cairo_set_source_surface(
      cr, frame->card, -floor(frame->cardWidth / 2) - shadowRadius,
      -floor(frame->cardHeight / 2) - shadowRadius);
  cairo_pattern_set_filter(
      cairo_get_source(cr), scale == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR);
  cairo_paint_with_alpha(cr, alpha);
  cairo_restore(cr);
}

FloorFrame *floor_frame_create(void) {
  FloorFrame *frame = calloc(1, sizeof *frame);
  frame->cardWidth = FLOOR_CARD_WIDTH * FLOOR_PAGE_SCALE;
  frame->cardHeight = cardHeight();
  frame->page = pageSurface();
  drawPage(frame->page);
  frame->dimmedPage = pageSurface();
  cairo_t *cr = cairo_create(frame->dimmedPage);
  cairo_set_source_surface(cr, frame->page, 0, 0);
  cairo_paint(cr);
  dim(cr, restingDim);
  cairo_destroy(cr);
  frame->card = cardSurface();
  frame->target = pageSurface();
  frame->cr = cairo_create(frame->target);
  frame->covered = (cairo_rectangle_int_t){
      0, 0, cairo_image_surface_get_width(frame->target),
      cairo_image_surface_get_height(frame->target)};
  return frame;
}

void floor_frame_destroy(FloorFrame *frame) {
  cairo_destroy(frame->cr);
  cairo_surface_destroy(frame->target);
  cairo_surface_destroy(frame->card);
  cairo_surface_destroy(frame->dimmedPage);
  cairo_surface_destroy(frame->page);
  free(frame);
}

void floor_frame_draw(FloorFrame *frame, double scale, double alpha, double amount) {
  cairo_t *cr = frame->cr;
  cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface(cr, frame->page, 0, 0);
  cairo_paint(cr);
  cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
  dim(cr, amount);
  compose(frame, scale, alpha);
  cairo_surface_flush(frame->target);
}

// The pixels that the card and its shadow cover at a scale.
static cairo_rectangle_int_t extent(const FloorFrame *frame, double scale) {
  double left = FLOOR_PAGE_WIDTH * FLOOR_PAGE_SCALE / 2 -
                (floor(frame->cardWidth / 2) + shadowRadius) * scale;
  double top = FLOOR_PAGE_HEIGHT * FLOOR_PAGE_SCALE / 2 -
               (floor(frame->cardHeight / 2) + shadowRadius) * scale;
  cairo_rectangle_int_t result = {
      (int)floor(left) - 1, (int)floor(top) - 1,
      (int)ceil(cairo_image_surface_get_width(frame->card) * scale) + 3,
      (int)ceil(cairo_image_surface_get_height(frame->card) * scale) + 3};
  return result;
}

void floor_frame_draw_damaged(FloorFrame *frame, double scale, double alpha) {
  cairo_t *cr = frame->cr;
  cairo_rectangle_int_t now = extent(frame, scale);
  cairo_rectangle_int_t before = frame->covered;
  int left = now.x < before.x ? now.x : before.x;
  int top = now.y < before.y ? now.y : before.y;
  int right = now.x + now.width > before.x + before.width ? now.x + now.width
                                                          : before.x + before.width;
  int bottom = now.y + now.height > before.y + before.height ? now.y + now.height
                                                             : before.y + before.height;
  cairo_save(cr);
  cairo_rectangle(cr, left, top, right - left, bottom - top);
  cairo_clip(cr);
  cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface(cr, frame->dimmedPage, 0, 0);
  cairo_paint(cr);
  cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
  compose(frame, scale, alpha);
  cairo_restore(cr);
  cairo_surface_flush(frame->target);
  frame->covered = now;
}

cairo_surface_t *floor_frame_surface(FloorFrame *frame) { return frame->target; }

cairo_surface_t *floor_picture_create(void) {
  cairo_surface_t *target = pageSurface();
  drawPage(target);
  cairo_t *cr = cairo_create(target);
  dim(cr, restingDim);
  cairo_translate(
      cr, FLOOR_PAGE_WIDTH * FLOOR_PAGE_SCALE / 2 - floor(FLOOR_CARD_WIDTH * FLOOR_PAGE_SCALE / 2),
      FLOOR_PAGE_HEIGHT * FLOOR_PAGE_SCALE / 2 - floor(cardHeight() / 2.0));
  drawCard(cr);
  cairo_destroy(cr);
  cairo_surface_flush(target);
  return target;
}
