#include "floors.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// One box pass along each row: every pixel becomes the mean of the 2 × radius + 1 around it.
static void blurRows(uint8_t *pixels, int width, int height, int stride, int radius) {
  uint32_t share = (1u << 24) / (uint32_t)(2 * radius + 1);
  uint8_t *copy = malloc((size_t)(width + 2 * radius + 1));
  memset(copy, 0, (size_t)(width + 2 * radius + 1));
  for (int y = 0; y < height; y++) {
    uint8_t *row = pixels + y * stride;
    memcpy(copy + radius + 1, row, (size_t)width);
    memset(copy + radius + 1 + width, 0, (size_t)radius);
    uint32_t sum = 0;
    for (int x = 0; x < radius; x++) sum += row[x];
    for (int x = 0; x < width; x++) {
      sum += (uint32_t)copy[x + 2 * radius + 1] - copy[x];
      row[x] = (uint8_t)(sum * share >> 24);
    }
  }
  free(copy);
}

// The same along all columns at once, row by row, as memory likes it.
static void blurColumns(uint8_t *pixels, int width, int height, int stride, int radius) {
  uint32_t share = (1u << 24) / (uint32_t)(2 * radius + 1);
  uint8_t *copy = malloc((size_t)(stride * height));
  uint32_t *sums = calloc((size_t)width, sizeof *sums);
  memcpy(copy, pixels, (size_t)(stride * height));
  for (int y = 0; y < radius && y < height; y++)
    for (int x = 0; x < width; x++) sums[x] += copy[y * stride + x];
  for (int y = 0; y < height; y++) {
    if (y + radius < height) {
      const uint8_t *enters = copy + (y + radius) * stride;
      for (int x = 0; x < width; x++) sums[x] += enters[x];
    }
    if (y > radius) {
      const uint8_t *leaves = copy + (y - radius - 1) * stride;
      for (int x = 0; x < width; x++) sums[x] -= leaves[x];
    }
    uint8_t *row = pixels + y * stride;
    for (int x = 0; x < width; x++) row[x] = (uint8_t)(sums[x] * share >> 24);
  }
  free(sums);
  free(copy);
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
  for (int pass = 0; pass < 3; pass++) {
    blurRows(pixels, pixelWidth, pixelHeight, stride, radius / 3);
    blurColumns(pixels, pixelWidth, pixelHeight, stride, radius / 3);
  }
  cairo_surface_mark_dirty(surface);
  return surface;
}
