import { ApiError } from './api-error.ts';
import { type ClientPorts, systemClock } from './client-ports.ts';
import type { Outgoing } from './exchange.ts';

/** The server is up but overloaded, and has not executed the call. */
export const busyCode = '503001';

/** After this time the user sees what to do and can use the page again. */
const patienceMs = 60_000;
const maxPauseMs = 10_000;
const defaultRetrySeconds = 2;

/** Whether the call can be resent without side effects: it only reads, or carries a request id. */
const isRepeatable = ({ method, body }: Outgoing): boolean =>
  method === 'GET' || (typeof body === 'string' && new URLSearchParams(body).has('requestId'));

/** Longer each time, and randomised so that not all clients come back at once. */
function pauseOf(attempt: number, retrySeconds: number): number {
  const pause = Math.min(maxPauseMs, retrySeconds * 1_000 * 1.5 ** attempt);
  return pause * (0.5 + Math.random());
}

interface Asker {
  outgoing: Outgoing;
  isShown: boolean;
  signal: AbortSignal | undefined;
}

export interface Patience {
  /** Resolves when the call should be resent; resolves to the error to show if it should not. */
  wait(refusal: ApiError): Promise<ApiError | undefined>;
}

/** The retry policy of one call while the server is overloaded. */
export function createBusyPatience(
  { notices, texts, clock = systemClock }: Pick<ClientPorts, 'notices' | 'texts' | 'clock'>,
  { outgoing, isShown, signal }: Asker,
): Patience {
  let waitedMs = 0;
  let attempt = 0;

  const sleep = (ms: number) =>
    new Promise<void>((resolve, reject) => {
      const abort = () => {
        clock.clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = clock.setTimeout(() => {
        signal?.removeEventListener('abort', abort);
        resolve();
      }, ms);
      signal?.addEventListener('abort', abort, { once: true });
    });

  return {
    async wait({ data }) {
      const ms = pauseOf(attempt, data.retryAfter ?? defaultRetrySeconds);
      if (!isRepeatable(outgoing) || waitedMs + ms > patienceMs)
        return new ApiError(busyCode, texts().queueGivenUp, data);
      attempt += 1;
      waitedMs += ms;
      if (isShown) notices.toast('info', texts().queueing, ms + 1_000);
      await sleep(ms);
      return undefined;
    },
  };
}
