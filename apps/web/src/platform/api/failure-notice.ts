import { type ClientPorts, systemClock } from './client-ports.ts';
import { toastMs } from './handle-refusal.ts';

// Leaving a page aborts its requests before the page is gone. Within this delay a page that is being left says nothing.
const leaveMs = 400;

/**
 * Shows that no answer arrived: every time to users who have done something, and once until the next answer for what
 * the page asks by itself, since it may ask again and again.
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
    /** An answer has arrived. */
    forget(): void {
      isShown = false;
    },
  };
}
