import type { Notices } from './client-ports.ts';

export interface NoticeOutlet extends Notices {
  showWith(screen: Notices): void;
  /** For pages that don't include the screen part: `load` fetches it, and it then calls `showWith`. */
  loadWith(load: () => Promise<void>): void;
  /** Loads the screen part in advance: once the connection is lost, it is too late. */
  prepare(): void;
}

/**
 * Notices whose screen part loads only after hydration: those raised before `showWith` are queued and then shown in
 * order.
 */
export function createNoticeOutlet(): NoticeOutlet {
  let screen: Notices | undefined;
  let waiting: ((screen: Notices) => void)[] = [];
  let load: (() => Promise<void>) | undefined;
  let isComing = false;
  const bring = async () => {
    if (screen || isComing || !load) return;
    isComing = true;
    try {
      await load();
    } catch {
      // The next notice tries again.
      isComing = false;
    }
  };
  const prepare = () => void bring();
  const say = (show: (screen: Notices) => void) => {
    if (screen) {
      show(screen);
      return;
    }
    waiting.push(show);
    prepare();
  };
  return {
    toast: (kind, text, ms) => say((shown) => shown.toast(kind, text, ms)),
    confirm: (question) =>
      new Promise((resolve, reject) => {
        say((shown) => void shown.confirm(question).then(resolve, reject));
      }),
    prepare,
    loadWith(loader) {
      load = loader;
    },
    showWith(shown) {
      screen = shown;
      const kept = waiting;
      waiting = [];
      for (const show of kept) show(shown);
    },
  };
}
