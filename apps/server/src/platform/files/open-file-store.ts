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

const placeOf = ({
  FILE_STORE,
  S3_ENDPOINT,
  S3_BUCKET,
  S3_REGION,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: Env): string =>
  JSON.stringify([FILE_STORE, S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY]);

/** The store in force whenever it is used, which changes with the settings. */
export async function followFileStore(env: Env): Promise<FileStore> {
  let known = { place: placeOf(env), store: openFileStore(env) };
  await known.store;
  const current = () => {
    const place = placeOf(env);
    if (known.place !== place) known = { place, store: openFileStore(env) };
    return known.store;
  };
  return {
    put: async (...given) => (await current()).put(...given),
    putFile: async (...given) => (await current()).putFile(...given),
    has: async (key) => (await current()).has(key),
    get: async (key) => (await current()).get(key),
    stream: async (...given) => (await current()).stream(...given),
    remove: async (key) => (await current()).remove(key),
  };
}
