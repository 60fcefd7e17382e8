import { BusyError, tooBusy } from './busy-error.ts';

// Class 08 and 57P0x mean that the server is lost or restarting.
const lostStates = new Set(['57P01', '57P02', '57P03']);
const lostSockets = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

const lostMessages =
  /Connection terminated|connection is closed|Client was closed|timeout exceeded when trying to connect|Client has encountered/i;

/** SQLSTATE or system code of an error or of its causes; Drizzle wraps the driver's error. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : errorCode(error.cause);
}

// A timeout waiting for a lock (55P03), an answer (57014), a connection (53300) or a turn.
const busyStates = new Set(['55P03', '57014', '53300', tooBusy]);

const defaultRetrySeconds = 5;

/**
 * Whether the call failed because too many callers want the same resource, and nothing was done. The database is up, so
 * a retry may succeed.
 */
export const isBusy = (error: unknown): boolean => busyStates.has(errorCode(error) ?? '');

/** Seconds to wait before a retry. */
export function retrySecondsOf(error: unknown): number {
  if (error instanceof BusyError) return error.retryAfter;
  return error instanceof Error && error.cause ? retrySecondsOf(error.cause) : defaultRetrySeconds;
}

/** Whether the server could not be reached or went away, so that the statement itself is not at fault. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // A missing socket; a missing file has the same code but a different syscall.
  if (code === 'ENOENT') return syscall === 'connect';
  if (typeof code === 'string' && (lostStates.has(code) || lostSockets.has(code) || code.startsWith('08')))
    return true;
  return lostMessages.test(error.message) || isConnectionLost(error.cause);
}
