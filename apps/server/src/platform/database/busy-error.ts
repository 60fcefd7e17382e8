/** Code of an error that says: too many want the same, and nothing was done for this caller. */
export const tooBusy = 'TOO_BUSY';

/** Thrown to a caller whose turn has not come in time. Nothing was done, so that the same call may be made again. */
export class BusyError extends Error {
  override name = 'BusyError';
  readonly code = tooBusy;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = Math.min(30, Math.max(1, Math.ceil(retryAfter)));
  }
}
