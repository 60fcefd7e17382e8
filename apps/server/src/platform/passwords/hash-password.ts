import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { retCodes } from '@portal/contract/ret-code';
import { limitConcurrency } from '../files/limit-concurrency.ts';
import { AppError } from '../http/app-error.ts';

/** OWASP's first choice for argon2id and the library's default: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (sha: string): Promise<string> => hash(sha, cost);

// One more than there are processors, so that none idles between checks, but leaving one of the four threads shared
// with files and pictures to those.
const atOnce = Math.min(3, availableParallelism() + 1);
const maxQueue = 400;
const busyForSeconds = 5;

export interface PasswordCheck {
  /** Whether this is the account's password; takes equally long without an account. */
  matches(passwordHash: string | undefined, sha: string): Promise<boolean>;
}

/** Checks a few passwords at a time, so that a flood of logins leaves the rest of the server its share. */
export function createPasswordCheck(): PasswordCheck {
  const limit = limitConcurrency(atOnce);
  const nobodys = hashPassword(crypto.randomUUID());
  let queued = 0;
  return {
    async matches(passwordHash, sha) {
      if (queued >= maxQueue)
        throw new AppError(retCodes.TOO_FREQUENT, { data: { retryAfter: busyForSeconds } });
      queued += 1;
      try {
        const isRight = await limit(async () => verify(passwordHash ?? (await nobodys), sha));
        return isRight && passwordHash !== undefined;
      } finally {
        queued -= 1;
      }
    },
  };
}
