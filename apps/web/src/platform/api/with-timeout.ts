import { systemClock } from './client-ports.ts';

/**
 * Runs `send` and gives up after `ms` or when the caller's signal aborts, even if `send` ignores its signal. The timer
 * is cleared at the end: AbortSignal.timeout would hold the memory of every call until it fires.
 */
export async function withTimeout<Result>(
  send: (signal: AbortSignal) => Promise<Result>,
  ms: number,
  caller: AbortSignal | undefined,
  clock = systemClock,
): Promise<Result> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  let giveUp: (reason: unknown) => void = () => {};
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = (reason) => {
      controller.abort(reason);
      reject(reason);
    };
  });
  const abortWithCaller = () => giveUp(caller?.reason);
  const timer = clock.setTimeout(() => giveUp(new Error('timeout')), ms);
  caller?.addEventListener('abort', abortWithCaller);
  try {
    return await Promise.race([send(controller.signal), givenUp]);
  } finally {
    clock.clearTimeout(timer);
    caller?.removeEventListener('abort', abortWithCaller);
  }
}
