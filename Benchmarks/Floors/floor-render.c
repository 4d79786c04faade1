// Prints how many pictures of the alert are drawn from nothing in a second, none of them written.
//   floor-render [PICTURES]

#include "floors.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(int argc, char **argv) {
  int pictures = argc > 1 ? atoi(argv[1]) : 50;
  if (pictures < 1) {
    fprintf(stderr, "floor-render: the number of pictures must be 1 or more\n");
    return 2;
  }
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int i = 0; i < pictures; i++) cairo_surface_destroy(floor_picture_create());
  clock_gettime(CLOCK_MONOTONIC, &end);
  double seconds =
      (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) * 1e-9;
  printf("%.1f pictures/s\n", pictures / seconds);
  return 0;
}
