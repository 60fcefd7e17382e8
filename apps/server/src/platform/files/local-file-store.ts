import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, chmod, copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { privateFile } from '../database/data-dir.ts';
import { type FileStore, requireStorageKey } from './file-store.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes to a temporary file and renames it, so that neither a reader nor a crash ever leaves half a file visible. */
async function replaceFile(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  // The folder holds licences and identity documents, so no other user of the machine may read it.
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    await write(draft);
    await chmod(draft, privateFile);
    await flush(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Stores files in an existing local folder; the default. A missing folder means that its disk is not mounted. */
export function createLocalFileStore(folder: string): FileStore {
  const requireFolder = () => access(folder);
  const pathOf = (key: string) => join(folder, requireStorageKey(key));
  async function nullWhenMissing(error: unknown): Promise<null> {
    if (!isMissing(error)) throw error;
    await requireFolder();
    return null;
  }
  return {
    async put(key, content) {
      // Otherwise files would be written to the empty mount point.
      await requireFolder();
      await replaceFile(pathOf(key), (draft) => writeFile(draft, content));
    },
    async putFile(key, path) {
      await requireFolder();
      await replaceFile(pathOf(key), (draft) => copyFile(path, draft));
    },
    async has(key) {
      try {
        await access(pathOf(key));
        return true;
      } catch (error) {
        return nullWhenMissing(error).then(() => false);
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        return nullWhenMissing(error);
      }
    },
    stream(key, part) {
      const path = pathOf(key);
      return new Promise((resolve, reject) => {
        const stream = createReadStream(path, part);
        stream.once('open', () => resolve(stream));
        stream.once('error', (error) => void nullWhenMissing(error).then(resolve, reject));
      });
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
