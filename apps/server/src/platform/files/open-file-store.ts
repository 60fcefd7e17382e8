import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { FileStore } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';

/** Opens the configured file store. `readEnv` has already checked the variables of an S3 store. */
export async function openFileStore(env: Env): Promise<FileStore> {
  if (env.FILE_STORE === 'local') {
    const folder = join(env.DATA_DIR, 'files');
    // The folder holds licences and identity documents, so no other user of the machine may read it.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return createLocalFileStore(folder);
  }
  // Loaded only when used: the client takes 40 MB of memory.
  const { createS3FileStore } = await import('./s3-file-store.ts');
  return createS3FileStore({
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET ?? '',
    region: env.S3_REGION ?? '',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  });
}
