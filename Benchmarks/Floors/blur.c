#include "floors.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int clamp(int value, int last) { return value < 0 ? 0 : value > last ? last : value; }

// One box pass along each row of four channels, edges going on beyond the picture.
static void blurRows(
    uint8_t *pixels, uint8_t *copy, int width, int height, int stride, int radius) {
  uint32_t share = (1u << 24) / (uint32_t)(2 * radius + 1);
  for (int y = 0; y < height; y++) {
    uint8_t *row = pixels + y * stride;
    memcpy(copy, row, (size_t)(4 * width));
    uint32_t sums[4] = {0};
    for (int x = -radius - 1; x < radius; x++)
      for (int c = 0; c < 4; c++) sums[c] += copy[4 * clamp(x, width - 1) + c];
    for (int x = 0; x < width; x++) {
      const uint8_t *enters = copy + 4 * clamp(x + radius, width - 1);
      const uint8_t *leaves = copy + 4 * clamp(x - radius - 1, width - 1);
      for (int c = 0; c < 4; c++) {
        sums[c] += (uint32_t)enters[c] - leaves[c];
        row[4 * x + c] = (uint8_t)((sums[c] * share + (1u << 23)) >> 24);
      }
    }
  }
}

// The same along all columns at once, row by row, as memory likes it.
static void blurColumns(
    uint8_t *pixels, uint8_t *copy, uint32_t *sums, int width, int height, int stride, int radius) {
  uint32_t share = (1u << 24) / (uint32_t)(2 * radius + 1);
  memcpy(copy, pixels, (size_t)stride * (size_t)height);
  memset(sums, 0, sizeof *sums * (size_t)(4 * width));
  for (int y = -radius - 1; y < radius; y++) {
    const uint8_t *row = copy + clamp(y, height - 1) * stride;
    for (int x = 0; x < 4 * width; x++) sums[x] += row[x];
  }
  for (int y = 0; y < height; y++) {
    const uint8_t *enters = copy + clamp(y + radius, height - 1) * stride;
    const uint8_t *leaves = copy + clamp(y - radius - 1, height - 1) * stride;
    uint8_t *row = pixels + y * stride;
    for (int x = 0; x < 4 * width; x++) {
      sums[x] += (uint32_t)enters[x] - leaves[x];
      row[x] = (uint8_t)((sums[x] * share + (1u << 23)) >> 24);
    }
  }
}

void floor_blur(uint8_t *pixels, int width, int height, int stride, int radius) {
  uint8_t *copy = malloc((size_t)stride * (size_t)height);
  uint32_t *sums = malloc(sizeof *sums * (size_t)(4 * width));
  for (int pass = 0; pass < 3; pass++)
    blurRows(pixels, copy, width, height, stride, radius);
  for (int pass = 0; pass < 3; pass++)
    blurColumns(pixels, copy, sums, width, height, stride, radius);
  free(sums);
  free(copy);
}
