// Class 08 and 57P0x mean that the server is lost or restarting, 53300 that it has no free connection.
const lostStates = new Set(['57P01', '57P02', '57P03', '53300']);
const lostSockets = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

const lostMessages =
  /Connection terminated|connection is closed|Client was closed|timeout exceeded when trying to connect|Client has encountered/i;

/** SQLSTATE or system code of an error or of its causes; Drizzle wraps the driver's error. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : errorCode(error.cause);
}

// A lock or an answer that has not come in time: so many want the same that nothing was done for this one.
const busyStates = new Set(['55P03', '57014']);

/** Whether whoever asks again may well be served: the database is away, or too busy. */
export const isWorthAskingAgain = (error: unknown): boolean =>
  isConnectionLost(error) || busyStates.has(errorCode(error) ?? '');

/** Whether the server could not be reached or went away, so that the statement itself is not at fault. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // A missing socket; a missing file has the same code, but another call.
  if (code === 'ENOENT') return syscall === 'connect';
  if (typeof code === 'string' && (lostStates.has(code) || lostSockets.has(code) || code.startsWith('08')))
    return true;
  return lostMessages.test(error.message) || isConnectionLost(error.cause);
}
