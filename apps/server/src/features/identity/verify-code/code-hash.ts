import { createHash } from 'node:crypto';

/** Six digits are easily guessed from their hash, but at least the table does not show them in plain text. */
export const hashCode = (codeId: string, code: string): string =>
  createHash('sha256').update(`${codeId}:${code}`).digest('hex');
