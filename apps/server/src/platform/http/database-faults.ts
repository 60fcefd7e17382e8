const goneStates = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08003', '08006', '08001']);
const goneErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
const goneTexts =
  /connection terminated|timeout exceeded when trying to connect|Connection terminated|client has encountered/i;

/** True when the database cannot be reached just now, Drizzle's wrapping included. */
export function databaseIsGone(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && (goneStates.has(code) || goneErrors.has(code))) return true;
    if (goneTexts.test(at.message)) return true;
  }
  return false;
}
