import { open, stat } from 'node:fs/promises';
import { openThread } from '../thread/thread.ts';
import { acceptedKinds } from './accepted-kinds.ts';
import type { HeicTasks } from './heic-thread.ts';
import { type ReceivedFile, tooLarge } from './receive-form.ts';

const thread = openThread<HeicTasks>(new URL('./heic-thread.ts', import.meta.url));

const heicHead = /^....ftyp(?:heic|heix|heim|heis|mif1)/s;
const ending = /\.hei[cf]$/i;

async function isHeic(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return bytesRead === 12 && heicHead.test(buffer.toString('latin1'));
  } finally {
    await handle.close();
  }
}

/**
 * A photo as phones keep it, converted to JPEG in a thread; other files, and damaged photos, as they are.
 * @throws an error of status 413 for one that is larger than a picture may be
 */
export async function convertHeic(file: ReceivedFile): Promise<ReceivedFile> {
  if (!(await isHeic(file.path))) return file;
  if (file.bytes > acceptedKinds.jpg.maxBytes) throw tooLarge();
  const path = `${file.path}.from-heic.jpg`;
  try {
    await thread.run('convert', { source: file.path, target: path });
  } catch {
    return file;
  }
  const { size } = await stat(path);
  return { ...file, path, bytes: size, name: file.name.replace(ending, '.jpg') };
}
