#include "floors.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const int shadowRadius = 60;
static const double shadowOffset = 24;
static const double shadowOpacity = 0.3;
static const double restingDim = 0.2;

struct FloorFrame {
  cairo_surface_t *page;
  cairo_surface_t *dimmedPage;
  cairo_surface_t *card;
  cairo_surface_t *shadow;
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

static cairo_surface_t *cardSurface(const FloorCard *card) {
  double height = floor_card_height(card);
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, (int)(FLOOR_CARD_WIDTH * FLOOR_PAGE_SCALE),
      (int)(height * FLOOR_PAGE_SCALE));
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, FLOOR_PAGE_SCALE, FLOOR_PAGE_SCALE);
  floor_card_draw(cr, card, NULL, true);
  cairo_destroy(cr);
  return surface;
}

static cairo_surface_t *shadowOf(cairo_surface_t *card) {
  return floor_shadow_create(
      cairo_image_surface_get_width(card), cairo_image_surface_get_height(card),
      FLOOR_CARD_RADIUS * FLOOR_PAGE_SCALE, shadowRadius);
}

static void dim(cairo_t *cr, double amount) {
  cairo_set_source_rgba(cr, 0, 0, 0, amount);
  cairo_paint(cr);
}

// Draws the shadow and the card about the middle of the page.
static void drawCard(
    cairo_t *cr, cairo_surface_t *card, cairo_surface_t *shadow, double scale, double alpha) {
  double width = cairo_image_surface_get_width(card);
  double height = cairo_image_surface_get_height(card);
  cairo_save(cr);
  cairo_translate(
      cr, FLOOR_PAGE_WIDTH * FLOOR_PAGE_SCALE / 2, FLOOR_PAGE_HEIGHT * FLOOR_PAGE_SCALE / 2);
  cairo_scale(cr, scale, scale);
  cairo_translate(cr, floor(-width / 2), floor(-height / 2));
  cairo_set_source_rgba(cr, 0, 0, 0, shadowOpacity * alpha);
  cairo_mask_surface(cr, shadow, -shadowRadius, shadowOffset - shadowRadius);
  cairo_set_source_surface(cr, card, 0, 0);
  cairo_pattern_set_filter(
      cairo_get_source(cr), scale == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR);
  cairo_paint_with_alpha(cr, alpha);
  cairo_restore(cr);
}

FloorFrame *floor_frame_create(void) {
  FloorFrame *frame = calloc(1, sizeof *frame);
  FloorCard card = floor_card_standard();
  frame->page = pageSurface();
  drawPage(frame->page);
  frame->dimmedPage = pageSurface();
  cairo_t *cr = cairo_create(frame->dimmedPage);
  cairo_set_source_surface(cr, frame->page, 0, 0);
  cairo_paint(cr);
  dim(cr, restingDim);
  cairo_destroy(cr);
  frame->card = cardSurface(&card);
  frame->shadow = shadowOf(frame->card);
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
  cairo_surface_destroy(frame->shadow);
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
  drawCard(cr, frame->card, frame->shadow, scale, alpha);
  cairo_surface_flush(frame->target);
}

// The pixels that the card and its shadow cover at a scale.
static cairo_rectangle_int_t extent(FloorFrame *frame, double scale) {
  double width = cairo_image_surface_get_width(frame->shadow) * scale;
  double height = (cairo_image_surface_get_height(frame->shadow) + shadowOffset) * scale;
  double x = FLOOR_PAGE_WIDTH * FLOOR_PAGE_SCALE / 2 - width / 2;
  double y = FLOOR_PAGE_HEIGHT * FLOOR_PAGE_SCALE / 2 - height / 2;
  cairo_rectangle_int_t result = {
      (int)floor(x) - 1, (int)floor(y) - 1, (int)ceil(width) + 3,
      (int)ceil(height + shadowOffset * scale) + 3};
  return result;
}

void floor_frame_draw_damaged(FloorFrame *frame, double scale, double alpha) {
  cairo_t *cr = frame->cr;
  cairo_rectangle_int_t now = extent(frame, scale);
  cairo_save(cr);
  cairo_rectangle(
      cr, frame->covered.x, frame->covered.y, frame->covered.width, frame->covered.height);
  cairo_rectangle(cr, now.x, now.y, now.width, now.height);
  cairo_clip(cr);
  cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface(cr, frame->dimmedPage, 0, 0);
  cairo_paint(cr);
  cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
  drawCard(cr, frame->card, frame->shadow, scale, alpha);
  cairo_restore(cr);
  cairo_surface_flush(frame->target);
  frame->covered = now;
}

cairo_surface_t *floor_frame_surface(FloorFrame *frame) { return frame->target; }

cairo_surface_t *floor_picture_create(void) {
  FloorCard text = floor_card_standard();
  cairo_surface_t *target = pageSurface();
  drawPage(target);
  cairo_t *cr = cairo_create(target);
  dim(cr, restingDim);
  cairo_surface_t *card = cardSurface(&text);
  cairo_surface_t *shadow = shadowOf(card);
  drawCard(cr, card, shadow, 1, 1);
  cairo_surface_destroy(shadow);
  cairo_surface_destroy(card);
  cairo_destroy(cr);
  cairo_surface_flush(target);
  return target;
}
