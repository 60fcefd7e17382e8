import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

const keyShape = /^[a-z0-9][a-z0-9/._-]*$/;

function pathOf(folder: string, key: string): string {
  if (!keyShape.test(key) || key.includes('..')) throw new RangeError('bad storage key');
  return join(folder, key);
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files in a folder of this machine; the default. */
export function createLocalFileStore(folder: string): FileStore {
  return {
    async put(key, content) {
      const path = pathOf(folder, key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomBytes(4).toString('hex')}.part`;
      const handle = await open(draft, 'w');
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, path);
    },
    async get(key) {
      try {
        return await readFile(pathOf(folder, key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    stream(key) {
      const path = pathOf(folder, key);
      return new Promise((resolve, reject) => {
        const stream = createReadStream(path);
        stream.once('open', () => resolve(stream));
        stream.once('error', (error) => (isMissing(error) ? resolve(null) : reject(error)));
      });
    },
    async remove(key) {
      await rm(pathOf(folder, key), { force: true });
    },
  };
}
