// Starts a program that opens a window and measures it from the outside, with no toolkit.
//
//   watch-window [--idle SECONDS] [--key NAME] [--area WIDTHxHEIGHT] [--limit SECONDS]
//                [--picture FILE.ppm] -- COMMAND [ARGUMENT...]
//
// Prints one `name value` line for each figure:
//   first-frame-ms  from just before exec until the middle of the screen shows content
//   pss-kb          proportional memory then, after --idle if that is given
//   idle-cpu-ms     processor time of all threads during --idle, which starts 2 s after the first
//                   frame
//   idle-wakeups    voluntary context switches of all threads meanwhile
//   key-to-end-ms   from the press of --key until the process has ended
//   exit-code       the program's, when --key ended it
//
// Content is ink: pixels of the area in the middle of the screen that differ clearly from its most
// common colour, where nothing of the screen's own ground shows any more. Without --key the program
// is killed at the end. What the program prints is thrown away.

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

typedef struct {
  double idle;
  double limit;
  const char *key;
  const char *picture;
  int width;
  int height;
  char **command;
} Options;

// A ground that no theme has, so that it is known where nothing has been drawn.
static const unsigned long ground = 0xFF00FE;
// This many pixels of ink are a line of text and more than a spinner or a border.
static const int enoughInk = 60;

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static void nap(double ms) {
  struct timespec time = {(time_t)(ms / 1e3), (long)(ms * 1e6) % 1000000000};
  nanosleep(&time, NULL);
}

static void fail(const char *message) {
  fprintf(stderr, "watch-window: %s\n", message);
  exit(2);
}

static Options parse(int argc, char **argv) {
  Options options = {.limit = 10, .width = 140, .height = 56};
  int i = 1;
  for (; i < argc && strcmp(argv[i], "--") != 0; i += 2) {
    const char *value = i + 1 < argc ? argv[i + 1] : NULL;
    if (value == NULL) fail("an option without its value");
    if (strcmp(argv[i], "--idle") == 0) {
      options.idle = atof(value);
    } else if (strcmp(argv[i], "--limit") == 0) {
      options.limit = atof(value);
    } else if (strcmp(argv[i], "--key") == 0) {
      options.key = value;
    } else if (strcmp(argv[i], "--picture") == 0) {
      options.picture = value;
    } else if (strcmp(argv[i], "--area") == 0) {
      if (sscanf(value, "%dx%d", &options.width, &options.height) != 2)
        fail("--area takes WIDTHxHEIGHT");
    } else {
      fail("an unknown option");
    }
  }
  if (i + 1 >= argc) fail("no command after --");
  options.command = argv + i + 1;
  return options;
}

static void setGround(Display *display) {
  Window root = DefaultRootWindow(display);
  XSetWindowBackground(display, root, ground);
  XClearWindow(display, root);
  XSync(display, False);
}

static XImage *middle(Display *display, const Options *options) {
  int screen = DefaultScreen(display);
  return XGetImage(
      display, DefaultRootWindow(display), (DisplayWidth(display, screen) - options->width) / 2,
      (DisplayHeight(display, screen) - options->height) / 2, (unsigned)options->width,
      (unsigned)options->height, AllPlanes, ZPixmap);
}

static int luminance(unsigned long pixel) {
  return (int)((pixel >> 16 & 0xFF) * 3 + (pixel >> 8 & 0xFF) * 6 + (pixel & 0xFF)) / 10;
}

static bool hasContent(XImage *image) {
  int counts[256] = {0};
  for (int y = 0; y < image->height; y++) {
    const uint32_t *row = (const uint32_t *)(image->data + y * image->bytes_per_line);
    for (int x = 0; x < image->width; x++) {
      if ((row[x] & 0xFFFFFF) == ground) return false;
      counts[luminance(row[x])]++;
    }
  }
  int common = 0;
  for (int i = 1; i < 256; i++)
    if (counts[i] > counts[common]) common = i;
  int ink = 0;
  for (int i = 0; i < 256; i++)
    if (abs(i - common) > 60) ink += counts[i];
  return ink >= enoughInk;
}

static void writePicture(Display *display, const char *path) {
  int screen = DefaultScreen(display);
  Options whole = {
      .width = DisplayWidth(display, screen), .height = DisplayHeight(display, screen)};
  XImage *image = middle(display, &whole);
  FILE *file = fopen(path, "wb");
  if (image == NULL || file == NULL) fail("can't write the picture");
  fprintf(file, "P6 %d %d 255\n", image->width, image->height);
  for (int y = 0; y < image->height; y++)
    for (int x = 0; x < image->width; x++) {
      unsigned long pixel = XGetPixel(image, x, y);
      uint8_t bytes[3] = {(uint8_t)(pixel >> 16), (uint8_t)(pixel >> 8), (uint8_t)pixel};
      fwrite(bytes, 1, 3, file);
    }
  fclose(file);
  XDestroyImage(image);
}

// Waits until there is content; false if the time is up or the program has ended.
static bool waitForContent(Display *display, const Options *options, pid_t child, double start) {
  while (milliseconds() - start < options->limit * 1e3) {
    XImage *image = middle(display, options);
    bool found = image != NULL && hasContent(image);
    if (image != NULL) XDestroyImage(image);
    if (found) return true;
    siginfo_t info = {0};
    if (waitid(P_PID, (id_t)child, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0)
      return false;
    nap(0.2);
  }
  return false;
}

static long pssKilobytes(pid_t child) {
  char path[64], line[256];
  long result = -1;
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", child);
  FILE *file = fopen(path, "r");
  if (file == NULL) return result;
  while (fgets(line, sizeof line, file) != NULL)
    if (sscanf(line, "Pss: %ld", &result) == 1) break;
  fclose(file);
  return result;
}

typedef struct {
  double cpu;
  long wakeups;
} Activity;

// The processor time of the whole process, of threads that have ended too, and the wake-ups of the
// threads that live: one that ends meanwhile takes its earlier ones with it, so these are bounded
// from below at 0.
static Activity activity(pid_t child) {
  Activity result = {0, 0};
  clockid_t clock;
  struct timespec used;
  if (clock_getcpuclockid(child, &clock) == 0 && clock_gettime(clock, &used) == 0)
    result.cpu = (double)used.tv_sec * 1e3 + (double)used.tv_nsec * 1e-6;
  char path[300], line[256];
  snprintf(path, sizeof path, "/proc/%d/task", child);
  DIR *tasks = opendir(path);
  if (tasks == NULL) return result;
  for (struct dirent *task; (task = readdir(tasks)) != NULL;) {
    if (task->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/proc/%d/task/%.20s/status", child, task->d_name);
    FILE *file = fopen(path, "r");
    if (file == NULL) continue;
    long switches = 0;
    while (fgets(line, sizeof line, file) != NULL)
      if (sscanf(line, "voluntary_ctxt_switches: %ld", &switches) == 1) break;
    result.wakeups += switches;
    fclose(file);
  }
  closedir(tasks);
  return result;
}

// Without a window manager nobody gives the keyboard to the window: finds the topmost and does so.
static void focusTopmost(Display *display) {
  Window focus, root, parent, *children;
  int revert;
  unsigned count;
  XGetInputFocus(display, &focus, &revert);
  if (focus != None && focus != PointerRoot && focus != DefaultRootWindow(display)) return;
  if (!XQueryTree(display, DefaultRootWindow(display), &root, &parent, &children, &count)) return;
  for (unsigned i = count; i-- > 0;) {
    XWindowAttributes attributes;
    if (XGetWindowAttributes(display, children[i], &attributes) &&
        attributes.map_state == IsViewable && attributes.class == InputOutput) {
      XSetInputFocus(display, children[i], RevertToParent, CurrentTime);
      break;
    }
  }
  if (children != NULL) XFree(children);
  XSync(display, False);
  nap(200);
}

// Presses the key and waits for the end; false if the program goes on.
static bool pressAndWait(Display *display, const Options *options, pid_t child) {
  KeySym symbol = XStringToKeysym(options->key);
  KeyCode code = symbol == NoSymbol ? 0 : XKeysymToKeycode(display, symbol);
  if (code == 0) fail("a key that the keyboard doesn't have");
  focusTopmost(display);
  int descriptor = (int)syscall(SYS_pidfd_open, child, 0);
  struct pollfd end = {descriptor, POLLIN, 0};
  double start = milliseconds();
  XTestFakeKeyEvent(display, code, True, CurrentTime);
  XFlush(display);
  bool ended = poll(&end, 1, (int)(options->limit * 1e3)) == 1;
  double stop = milliseconds();
  XTestFakeKeyEvent(display, code, False, CurrentTime);
  XSync(display, False);
  close(descriptor);
  if (ended) printf("key-to-end-ms %.2f\n", stop - start);
  return ended;
}

int main(int argc, char **argv) {
  Options options = parse(argc, argv);
  Display *display = XOpenDisplay(NULL);
  if (display == NULL) fail("there is no X server to measure on");
  setGround(display);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  pid_t child;
  double start = milliseconds();
  int error = posix_spawnp(&child, options.command[0], &actions, NULL, options.command, environ);
  if (error != 0) fail(strerror(error));
  if (!waitForContent(display, &options, child, start)) {
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    fail("no window with content came");
  }
  printf("first-frame-ms %.2f\n", milliseconds() - start);

  // The entry animation and what is loaded after the first frame shall be over.
  nap(2000);
  if (options.idle > 0) {
    Activity before = activity(child);
    nap(options.idle * 1e3);
    Activity after = activity(child);
    printf("idle-cpu-ms %.2f\n", after.cpu - before.cpu);
    long wakeups = after.wakeups - before.wakeups;
    printf("idle-wakeups %ld\n", wakeups > 0 ? wakeups : 0);
  }
  printf("pss-kb %ld\n", pssKilobytes(child));
  if (options.picture != NULL) writePicture(display, options.picture);

  int status = 0;
  bool ended = options.key != NULL && pressAndWait(display, &options, child);
  if (!ended) kill(child, SIGKILL);
  waitpid(child, &status, 0);
  if (ended) printf("exit-code %d\n", WIFEXITED(status) ? WEXITSTATUS(status) : -1);
  if (options.key != NULL && !ended) fail("the key did not end the program");
  return 0;
}
