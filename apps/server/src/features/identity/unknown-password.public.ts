import { createHash, randomBytes } from 'node:crypto';
import { hashPassword } from '../../platform/passwords/hash-password.ts';

/** Hash of a password that nobody knows: people who are entered by others set their own. */
export const unknownPassword = (): Promise<string> =>
  hashPassword(createHash('sha1').update(randomBytes(32)).digest('hex'));
