/** Error code: too many callers want the same resource, and nothing was done for this one. */
export const tooBusy = 'TOO_BUSY';

/** Thrown when a caller's turn does not come in time. Nothing was done, so the call can be retried. */
export class BusyError extends Error {
  override name = 'BusyError';
  readonly code = tooBusy;
  /** Seconds to wait before a retry. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = Math.min(30, Math.max(1, Math.ceil(retryAfter)));
  }
}
