// Prints how long one frame of the pop takes, whole and damaged only.
//   floor-frame [FRAMES] [PICTURE.png]

#include "floors.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  int frames = argc > 1 ? atoi(argv[1]) : 120;
  if (frames < 1) {
    fprintf(stderr, "floor-frame: the number of frames must be 1 or more\n");
    return 2;
  }
  FloorFrame *frame = floor_frame_create();
  double start = seconds();
  for (int i = 0; i < frames; i++) {
    double progress = (double)i / frames;
    floor_frame_draw(frame, 1.2 - 0.2 * progress, progress, 0.2 * progress);
  }
  double whole = seconds() - start;
  start = seconds();
  for (int i = 0; i < frames; i++) {
    double progress = (double)i / frames;
    floor_frame_draw_damaged(frame, 1.2 - 0.2 * progress, progress);
  }
  double damaged = seconds() - start;
  printf("whole\t%.0f ns\n", whole / frames * 1e9);
  printf("damaged\t%.0f ns\n", damaged / frames * 1e9);
  if (argc > 2) {
    floor_frame_draw(frame, 1, 1, 0.2);
    cairo_surface_write_to_png(floor_frame_surface(frame), argv[2]);
  }
  floor_frame_destroy(frame);
  return 0;
}
