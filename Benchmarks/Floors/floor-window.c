// The same dialog by hand: SDL's window, Cairo's drawing, Pango's text, and nothing else.
//   floor-window [--field] [--quick-exit]
// Return presses Delete, Escape and a closed window cancel, a click presses a button. The answer is
// printed. With --quick-exit the program ends by _exit in place of SDL's own way out.

#include "floors.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const double buttonHeight = 44;
static char fieldText[256];

static void draw(SDL_Window *window, const FloorCard *card) {
  SDL_Surface *surface = SDL_GetWindowSurface(window);
  cairo_surface_t *target = cairo_image_surface_create_for_data(
      surface->pixels, CAIRO_FORMAT_RGB24, surface->w, surface->h, surface->pitch);
  cairo_t *cr = cairo_create(target);
  floor_card_draw(cr, card, fieldText, false);
  cairo_destroy(cr);
  cairo_surface_destroy(target);
  SDL_UpdateWindowSurface(window);
}

// Waits for the answer: 0 for Delete, 1 for Cancel, as exit codes.
static int run(SDL_Window *window, const FloorCard *card, double height) {
  SDL_Event event;
  while (SDL_WaitEvent(&event)) {
    switch (event.type) {
      case SDL_QUIT:
        return 1;
      case SDL_KEYDOWN:
        if (event.key.keysym.sym == SDLK_RETURN) return 0;
        if (event.key.keysym.sym == SDLK_ESCAPE) return 1;
        break;
      case SDL_TEXTINPUT:
        if (card->hasField && strlen(fieldText) + strlen(event.text.text) < sizeof fieldText) {
          strcat(fieldText, event.text.text);
          draw(window, card);
        }
        break;
      case SDL_MOUSEBUTTONUP:
        if (event.button.y >= height - buttonHeight)
          return event.button.x < FLOOR_CARD_WIDTH / 2 ? 1 : 0;
        break;
      case SDL_WINDOWEVENT:
        if (event.window.event == SDL_WINDOWEVENT_EXPOSED) draw(window, card);
        break;
    }
  }
  return 4;
}

int main(int argc, char **argv) {
  FloorCard card = floor_card_standard();
  int quickExit = 0;
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "--field") == 0) {
      card.hasField = true;
    } else if (strcmp(argv[i], "--quick-exit") == 0) {
      quickExit = 1;
    } else {
      fprintf(stderr, "floor-window: unknown option %s\n", argv[i]);
      return 2;
    }
  }
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0);
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    fprintf(stderr, "floor-window: %s\n", SDL_GetError());
    return 3;
  }
  double height = floor_card_height(&card);
  SDL_Window *window = SDL_CreateWindow(
      card.title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, (int)FLOOR_CARD_WIDTH,
      (int)height, 0);
  if (window == NULL) {
    fprintf(stderr, "floor-window: %s\n", SDL_GetError());
    return 3;
  }
  draw(window, &card);
  int answer = run(window, &card, height);
  printf("%s\n", answer == 0 ? card.confirm : card.cancel);
  if (answer == 0 && card.hasField) printf("name=%s\n", fieldText);
  fflush(stdout);
  if (quickExit) _exit(answer);
  SDL_DestroyWindow(window);
  SDL_Quit();
  return answer;
}
