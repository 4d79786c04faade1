#include "floors.h"

#include <malloc.h>

double held_memory(void) {
  struct mallinfo2 info = mallinfo2();
  return (double)(info.uordblks + info.hblkhd) / 1024;
}
