// Class 08 and 57P0x tell of a lost or restarting server, the others come from the socket.
const lostCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  'ECONNRESET',
  'ECONNREFUSED',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

const lostMessages = /Connection terminated|connection is closed|timeout exceeded when trying to connect/;

/** SQLSTATE or system code of an error or of its causes; Drizzle wraps the driver's error. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : errorCode(error.cause);
}

/** Whether the server could not be reached or went away, so that the statement itself is not at fault. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code !== undefined) return lostCodes.has(code) || code.startsWith('08');
  return lostMessages.test(error.message) || isConnectionLost(error.cause);
}
