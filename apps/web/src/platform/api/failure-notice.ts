import { type ClientPorts, systemClock } from './client-ports.ts';
import { toastMs } from './handle-refusal.ts';

// Leaving a page aborts its requests before the page is gone. A page that is left within this delay shows no message.
const leaveMs = 400;

/**
 * Reports a missing answer: every time for a user's own action, but only once until the next answer for the page's own
 * calls, since it may repeat them.
 */
export function createFailureNotice({
  notices,
  texts,
  clock = systemClock,
  isOnline = () => true,
}: Pick<ClientPorts, 'notices' | 'texts' | 'clock' | 'isOnline'>) {
  let isShown = false;

  const say = () => {
    const { networkTimeout, noNetwork } = texts();
    notices.toast('error', isOnline() ? networkTimeout : networkTimeout + noNetwork, toastMs);
  };

  return {
    show(quiet: boolean): void {
      if (!quiet) say();
      else if (!isShown) clock.setTimeout(say, leaveMs);
      isShown = true;
    },
    /** Called when an answer has arrived. */
    forget(): void {
      isShown = false;
    },
  };
}
