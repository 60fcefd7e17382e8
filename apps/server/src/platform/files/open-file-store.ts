import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { FileStore } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';

/** The file store the environment asks for. */
export function openFileStore(env: Env): FileStore {
  return createLocalFileStore(join(env.DATA_DIR, 'files'));
}
