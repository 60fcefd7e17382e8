import { ApiError } from './api-error.ts';
import { type ClientPorts, systemClock } from './client-ports.ts';
import type { Outgoing } from './exchange.ts';

/** The server is up, and has done nothing for the caller: many want the same. */
export const busyCode = '503001';

/** Whoever has waited so long is told what to do; the page is theirs again. */
const patienceMs = 60_000;
const maxPauseMs = 10_000;
const defaultRetrySeconds = 2;

/** Whether the call may be sent again without doing anything twice: it reads, or carries the id of its request. */
const isRepeatable = ({ method, body }: Outgoing): boolean =>
  method === 'GET' || (typeof body === 'string' && new URLSearchParams(body).has('requestId'));

/** Longer each time, and never at the moment at which all others come back, too. */
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
  /** Resolves once the call should be sent again; to the refusal that says what to do where it should not. */
  wait(refusal: ApiError): Promise<ApiError | undefined>;
}

/** The patience of one call with a server for which many wait. */
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
