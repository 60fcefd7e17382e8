export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** Links to the place where the change is visible. */
  link?: { href: string; text: string };
}

interface AddOptions {
  link?: Toast['link'];
  /** The display time in milliseconds; 0 to stay until closed. */
  duration?: number;
}

export interface ToastQueue {
  add: (kind: ToastKind, text: string, options?: AddOptions) => number;
  close: (id: number) => void;
  /** Pauses all timers while the user is reading. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  list: () => readonly Toast[];
}

interface Clock {
  id: number;
  left: number;
  startedAt: number;
  timer?: ReturnType<typeof setTimeout>;
}

const DEFAULT_DURATION = 5000;

/** Messages that appear over the page and disappear automatically. Two with the same text are merged. */
export function createToastQueue(max = 4): ToastQueue {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let paused = false;
  const clocks = new Map<number, Clock>();
  const listeners = new Set<() => void>();

  const show = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const stop = (id: number) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
  };
  const close = (id: number) => {
    stop(id);
    show(toasts.filter((toast) => toast.id !== id));
  };
  const run = (clock: Clock) => {
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => close(clock.id), clock.left);
  };

  return {
    add(kind, text, { link, duration = DEFAULT_DURATION } = {}) {
      const id = nextId++;
      const others = toasts.filter((toast) => toast.kind !== kind || toast.text !== text);
      const kept = others.slice(Math.max(others.length - max + 1, 0));
      for (const toast of toasts) if (!kept.includes(toast)) stop(toast.id);
      show([...kept, { id, kind, text, link }]);
      if (duration > 0) {
        const clock: Clock = { id, left: duration, startedAt: Date.now() };
        clocks.set(id, clock);
        if (!paused) run(clock);
      }
      return id;
    },
    close,
    pause() {
      if (paused) return;
      paused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.left = Math.max(clock.left - (Date.now() - clock.startedAt), 1000);
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const clock of clocks.values()) run(clock);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => toasts,
  };
}
