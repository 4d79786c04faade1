#include "floors.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// One box pass along a row or a column: each pixel becomes the mean of 2 × radius + 1 around it.
static void blurLine(uint8_t *pixels, int count, int step, int radius, uint8_t *scratch) {
  int window = 2 * radius + 1;
  int sum = 0;
  for (int i = 0; i < count; i++) scratch[i] = pixels[i * step];
  for (int i = 0; i < radius && i < count; i++) sum += scratch[i];
  for (int i = 0; i < count; i++) {
    if (i + radius < count) sum += scratch[i + radius];
    if (i - radius - 1 >= 0) sum -= scratch[i - radius - 1];
    pixels[i * step] = (uint8_t)(sum / window);
  }
}

cairo_surface_t *floor_shadow_create(
    double width, double height, double cornerRadius, int radius) {
  int pixelWidth = (int)ceil(width) + 2 * radius;
  int pixelHeight = (int)ceil(height) + 2 * radius;
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_A8, pixelWidth, pixelHeight);
  cairo_t *cr = cairo_create(surface);
  cairo_translate(cr, radius, radius);
  cairo_arc(cr, width - cornerRadius, cornerRadius, cornerRadius, -M_PI / 2, 0);
  cairo_arc(cr, width - cornerRadius, height - cornerRadius, cornerRadius, 0, M_PI / 2);
  cairo_arc(cr, cornerRadius, height - cornerRadius, cornerRadius, M_PI / 2, M_PI);
  cairo_arc(cr, cornerRadius, cornerRadius, cornerRadius, M_PI, M_PI * 1.5);
  cairo_fill(cr);
  cairo_destroy(cr);

  cairo_surface_flush(surface);
  uint8_t *pixels = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface);
  uint8_t *scratch = malloc((size_t)(pixelWidth > pixelHeight ? pixelWidth : pixelHeight));
  for (int pass = 0; pass < 3; pass++) {
    for (int y = 0; y < pixelHeight; y++)
      blurLine(pixels + y * stride, pixelWidth, 1, radius / 3, scratch);
    for (int x = 0; x < pixelWidth; x++)
      blurLine(pixels + x, pixelHeight, stride, radius / 3, scratch);
  }
  free(scratch);
  cairo_surface_mark_dirty(surface);
  return surface;
}
