import type { Notices } from './surroundings.ts';

/**
 * Notices whose screen part comes later, as it is loaded only after the page has come alive:
 * what is said before `showWith` is kept and shown then, in order.
 */
export function createNoticeOutlet(): Notices & { showWith(screen: Notices): void } {
  let screen: Notices | undefined;
  let waiting: ((screen: Notices) => void)[] = [];
  const say = (show: (screen: Notices) => void) => {
    if (screen) show(screen);
    else waiting.push(show);
  };
  return {
    toast: (kind, text, ms) => say((shown) => shown.toast(kind, text, ms)),
    confirm: (question) =>
      new Promise((resolve, reject) => {
        say((shown) => void shown.confirm(question).then(resolve, reject));
      }),
    showWith(shown) {
      screen = shown;
      const kept = waiting;
      waiting = [];
      for (const show of kept) show(shown);
    },
  };
}
