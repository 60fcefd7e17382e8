import { randomUUID } from 'node:crypto';
import { StartupError } from '../database/startup-error.ts';
import type { Env } from '../env.ts';
import { openFileStore } from './open-file-store.ts';

/**
 * Writes a test object to the storage and removes it, so that wrong settings are reported at the start and not by the
 * first upload. The local folder is checked where it is created.
 * @throws {StartupError}
 */
export async function requireFileStore(env: Env): Promise<void> {
  if (env.FILE_STORE === 'local') return;
  const store = await openFileStore(env);
  const key = `start/${randomUUID()}`;
  try {
    await store.put(key, Buffer.from('The portal has tried whether it can write here.'), 'text/plain');
    await store.remove(key);
  } catch (error) {
    const place = [env.S3_ENDPOINT, env.S3_BUCKET].filter(Boolean).join(' ');
    throw new StartupError(
      `The file store ${place} of the S3_* settings cannot be used: ${reasonOf(error)}.`,
    );
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  // The S3 error code, such as NoSuchBucket, says more than its message.
  const [message = ''] = error.message.split('\n');
  return [error.name, message.replace(/\.$/, '')].filter((part) => part && part !== 'Error').join(', ');
}
