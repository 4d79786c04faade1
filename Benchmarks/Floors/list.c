#include "floors.h"

#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>

#define ROW_HEIGHT 44.0
#define ROWS_IN_VIEW 32

// The text of a row, kept as long as the row is in view.
typedef struct {
  int row;
  PangoLayout *text;
} Row;

struct FloorList {
  int count;
  cairo_surface_t *target;
  cairo_t *cr;
  Row rows[ROWS_IN_VIEW];
};

FloorList *floor_list_create(int count) {
  FloorList *list = calloc(1, sizeof *list);
  list->count = count;
  list->target = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, (int)(FLOOR_PAGE_WIDTH * FLOOR_PAGE_SCALE),
      (int)(FLOOR_PAGE_HEIGHT * FLOOR_PAGE_SCALE));
  list->cr = cairo_create(list->target);
  cairo_scale(list->cr, FLOOR_PAGE_SCALE, FLOOR_PAGE_SCALE);
  for (int slot = 0; slot < ROWS_IN_VIEW; slot++) list->rows[slot].row = -1;
  return list;
}

void floor_list_destroy(FloorList *list) {
  for (int slot = 0; slot < ROWS_IN_VIEW; slot++) {
    if (list->rows[slot].text) g_object_unref(list->rows[slot].text);
  }
  cairo_destroy(list->cr);
  cairo_surface_destroy(list->target);
  free(list);
}

static PangoLayout *textOfRow(FloorList *list, int row) {
  Row *slot = &list->rows[row % ROWS_IN_VIEW];
  if (slot->row == row) return slot->text;
  slot->row = row;
  if (!slot->text) {
    slot->text = pango_cairo_create_layout(list->cr);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
    pango_layout_set_font_description(slot->text, font);
    pango_font_description_free(font);
  }
  char words[32];
  snprintf(words, sizeof words, "Row %d", row);
  pango_layout_set_text(slot->text, words, -1);
  return slot->text;
}

void floor_list_draw(FloorList *list, double offset) {
  cairo_t *cr = list->cr;
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
  double line = 1 / FLOOR_PAGE_SCALE;
  for (int row = (int)(offset / ROW_HEIGHT); row < list->count; row++) {
    double top = row * ROW_HEIGHT - offset;
    if (top >= FLOOR_PAGE_HEIGHT) break;
    PangoLayout *text = textOfRow(list, row);
    int height;
    pango_layout_get_size(text, NULL, &height);
    cairo_set_source_rgb(cr, 0, 0, 0);
    cairo_move_to(cr, 16, top + (ROW_HEIGHT - (double)height / PANGO_SCALE) / 2);
    pango_cairo_show_layout(cr, text);
    cairo_set_source_rgba(cr, 0.24, 0.24, 0.26, 0.29);
    cairo_rectangle(cr, 16, top + ROW_HEIGHT - line, FLOOR_PAGE_WIDTH - 16, line);
    cairo_fill(cr);
  }
  cairo_surface_flush(list->target);
}
