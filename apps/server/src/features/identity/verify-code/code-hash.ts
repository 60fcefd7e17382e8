import { createHash } from 'node:crypto';

/** A code of six digits is no secret for long; the hash keeps it from being read in passing. */
export const hashCode = (codeId: string, code: string): string =>
  createHash('sha256').update(`${codeId}:${code}`).digest('hex');
