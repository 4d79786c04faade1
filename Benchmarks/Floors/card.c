#include "floors.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <stddef.h>

// Figures of the system's alert, in points.
static const double sideInset = 16;
static const double verticalInset = 20;
static const double titleToMessage = 3;
static const double fieldHeight = 26;
static const double fieldGap = 14;
static const double buttonHeight = 44;

FloorCard floor_card_standard(void) {
  FloorCard card = {"Delete item?", "This can't be undone.", "Cancel", "Delete", false};
  return card;
}

static PangoLayout *layout(
    cairo_t *cr, const char *text, double size, PangoWeight weight, double width) {
  PangoLayout *layout = pango_cairo_create_layout(cr);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(pango_layout_get_context(layout), options);
  cairo_font_options_destroy(options);

  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family_static(font, "Inter");
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_font_description_set_weight(font, weight);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);

  pango_layout_set_text(layout, text, -1);
  if (width > 0) {
    pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
    pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER);
  }
  return layout;
}

static double height(PangoLayout *layout) {
  int width, height;
  pango_layout_get_size(layout, &width, &height);
  return height / (double)PANGO_SCALE;
}

// Shows a layout and lets go of it.
static void show(cairo_t *cr, PangoLayout *layout, double x, double y) {
  cairo_move_to(cr, x, y);
  pango_cairo_show_layout(cr, layout);
  g_object_unref(layout);
}

static void showCentred(
    cairo_t *cr, const char *text, PangoWeight weight, double x, double y, double width) {
  PangoLayout *title = layout(cr, text, 17, weight, width);
  show(cr, title, x, y + (buttonHeight - height(title)) / 2);
}

static void roundedRectangle(
    cairo_t *cr, double x, double y, double width, double height, double radius) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(cr, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  cairo_arc(cr, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(cr, x + radius, y + radius, radius, M_PI, M_PI * 1.5);
  cairo_close_path(cr);
}

// A line one pixel thick, whatever the scale.
static double hairline(cairo_t *cr) {
  double x = 1, y = 1;
  cairo_device_to_user_distance(cr, &x, &y);
  return y;
}

// The height of all that lies above the buttons.
static double textHeight(const FloorCard *card, PangoLayout *title, PangoLayout *message) {
  double field = card->hasField ? fieldGap + fieldHeight : 0;
  return ceil(2 * verticalInset + height(title) + titleToMessage + height(message) + field);
}

static PangoLayout *titleLayout(cairo_t *cr, const FloorCard *card) {
  return layout(cr, card->title, 17, PANGO_WEIGHT_SEMIBOLD, FLOOR_CARD_WIDTH - 2 * sideInset);
}

static PangoLayout *messageLayout(cairo_t *cr, const FloorCard *card) {
  return layout(cr, card->message, 13, PANGO_WEIGHT_NORMAL, FLOOR_CARD_WIDTH - 2 * sideInset);
}

double floor_card_height(const FloorCard *card) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create(surface);
  PangoLayout *title = titleLayout(cr, card);
  PangoLayout *message = messageLayout(cr, card);
  double result = textHeight(card, title, message) + buttonHeight;
  g_object_unref(title);
  g_object_unref(message);
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  return result;
}

static void drawField(cairo_t *cr, const char *text, double y) {
  double line = hairline(cr);
  double width = FLOOR_CARD_WIDTH - 2 * sideInset;
  roundedRectangle(cr, sideInset + line / 2, y + line / 2, width - line, fieldHeight - line, 5);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_fill_preserve(cr);
  cairo_set_source_rgba(cr, 0.24, 0.24, 0.26, 0.29);
  cairo_set_line_width(cr, line);
  cairo_stroke(cr);

  PangoLayout *content = layout(cr, text ? text : "", 13, PANGO_WEIGHT_NORMAL, 0);
  double top = y + (fieldHeight - height(content)) / 2;
  PangoRectangle caret;
  pango_layout_get_cursor_pos(content, text ? (int)__builtin_strlen(text) : 0, &caret, NULL);
  cairo_set_source_rgb(cr, 0, 0.478, 1);
  cairo_rectangle(
      cr, sideInset + 6 + caret.x / (double)PANGO_SCALE, top, 2,
      caret.height / (double)PANGO_SCALE);
  cairo_fill(cr);
  cairo_set_source_rgb(cr, 0, 0, 0);
  show(cr, content, sideInset + 6, top);
}

void floor_card_draw(cairo_t *cr, const FloorCard *card, const char *fieldText, bool isRounded) {
  PangoLayout *title = titleLayout(cr, card);
  PangoLayout *message = messageLayout(cr, card);
  double buttonTop = textHeight(card, title, message);
  double messageTop = verticalInset + height(title) + titleToMessage;
  double fieldTop = messageTop + height(message) + fieldGap;

  cairo_set_source_rgb(cr, 0.949, 0.949, 0.969);
  if (isRounded) {
    roundedRectangle(
        cr, 0, 0, FLOOR_CARD_WIDTH, buttonTop + buttonHeight, FLOOR_CARD_RADIUS);
  } else {
    cairo_rectangle(cr, 0, 0, FLOOR_CARD_WIDTH, buttonTop + buttonHeight);
  }
  cairo_fill(cr);

  cairo_set_source_rgb(cr, 0, 0, 0);
  show(cr, title, sideInset, verticalInset);
  show(cr, message, sideInset, messageTop);
  if (card->hasField) drawField(cr, fieldText, fieldTop);

  double line = hairline(cr);
  cairo_set_source_rgba(cr, 0.24, 0.24, 0.26, 0.29);
  cairo_rectangle(cr, 0, buttonTop - line, FLOOR_CARD_WIDTH, line);
  cairo_rectangle(cr, FLOOR_CARD_WIDTH / 2 - line / 2, buttonTop, line, buttonHeight);
  cairo_fill(cr);

  cairo_set_source_rgb(cr, 0, 0.478, 1);
  showCentred(cr, card->cancel, PANGO_WEIGHT_NORMAL, 0, buttonTop, FLOOR_CARD_WIDTH / 2);
  cairo_set_source_rgb(cr, 1, 0.231, 0.188);
  showCentred(
      cr, card->confirm, PANGO_WEIGHT_SEMIBOLD, FLOOR_CARD_WIDTH / 2, buttonTop,
      FLOOR_CARD_WIDTH / 2);
}

void floor_page_draw(cairo_t *cr) {
  static const char *const rows[] = {
      "Photos", "Music", "Documents", "Downloads", "Shared", "Archive", "Projects", "Receipts",
      "Recipes", "Travel", "Notes", "Drafts", "Backups", "Trash"};
  const double top = 140;
  double line = hairline(cr);

  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
  cairo_set_source_rgb(cr, 0.973, 0.973, 0.973);
  cairo_rectangle(cr, 0, 0, FLOOR_PAGE_WIDTH, top);
  cairo_fill(cr);
  cairo_set_source_rgb(cr, 0, 0, 0);
  show(cr, layout(cr, "Library", 34, PANGO_WEIGHT_BOLD, 0), 16, 92);
  for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
    double y = top + 44 * (double)row;
    cairo_set_source_rgb(cr, 0, 0, 0);
    PangoLayout *label = layout(cr, rows[row], 17, PANGO_WEIGHT_NORMAL, 0);
    show(cr, label, 16, y + (44 - height(label)) / 2);
    cairo_set_source_rgba(cr, 0.24, 0.24, 0.26, 0.29);
    cairo_rectangle(cr, 16, y + 44 - line, FLOOR_PAGE_WIDTH - 16, line);
    cairo_fill(cr);
  }
}
