import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errorCode } from './connection-error.ts';
import { findRunUser, isReachable } from './run-user.ts';
import { StartupError } from './startup-error.ts';

export const projectRoot = resolve(import.meta.dirname, '../../../../..');

/** Files in the data folder are readable only by their owner, whatever the umask. */
export const privateFile = 0o600;

const systemDataDir = '/var/lib/park-portal';

/**
 * `.data` in the project. When the program runs as root inside a private folder, PostgreSQL's own user could not
 * enter it, so the system's data folder is used instead.
 */
export function chooseDataDir(root = projectRoot): string {
  const user = findRunUser();
  return !user || isReachable(root, user) ? join(root, '.data') : systemDataDir;
}

/**
 * Creates the data folder if it is missing.
 * @returns whether it was created
 * @throws {StartupError} when it cannot be created, is a file, or is not writable
 */
export async function makeDataDir(folder: string): Promise<boolean> {
  const fault = (what: string) => (error: unknown) => {
    const code = errorCode(error) ?? 'no reason given';
    throw new StartupError(
      `The data folder ${folder} cannot be ${what} (${reasons[code] ?? code}); ` +
        'set DATA_DIR to a folder this user can write to.',
    );
  };
  const made = await makeFolder(folder).catch(fault('made'));
  await tryToWrite(folder).catch(fault('written'));
  return made;
}

const reasons: Record<string, string> = {
  EEXIST: 'a file has this name',
  ENOTDIR: 'its path leads through a file',
  ENOENT: 'no folder can be made there',
  EACCES: 'this user may not',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
};

/** Like `mkdir -p`. Node's recursive mkdir never returns below a folder that accepts none, such as /proc. */
async function makeFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await isFolder(folder))) return false;
    if (errorCode(error) !== 'ENOENT' || (await isFolder(dirname(folder)))) throw error;
    await makeFolder(dirname(folder));
    return makeFolder(folder);
  }
}

// Neither the mode bits nor access() reveal a full disk.
const tryToWrite = async (folder: string) => rmdir(await mkdtemp(join(folder, '.try-')));

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}
