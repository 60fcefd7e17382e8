import type { Notices } from './surroundings.ts';

export interface NoticeOutlet extends Notices {
  showWith(screen: Notices): void;
  /** For pages that bring no screen themselves: what loads one, which ends in `showWith`. */
  loadWith(load: () => Promise<void>): void;
  /** Loads the screen ahead: who has lost the connection cannot load it any more. */
  prepare(): void;
}

/**
 * Notices whose screen part comes later, as it is loaded only after the page has come alive:
 * what is said before `showWith` is kept and shown then, in order.
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
      // Asked for again by the next notice.
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
