import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { privateFile } from './data-dir.ts';
import { isAlive, startTicks } from './process-state.ts';
import { StartupError } from './startup-error.ts';

interface Owner {
  pid: number;
  startTicks?: string;
}

/**
 * Claims a data folder for this process. Without the claim, the first of two portals to stop would shut down the
 * database under the other. The claim of a dead process is taken over.
 * @returns a function that releases the claim
 */
export function claim(file: string, folder: string): () => void {
  const release = () => rmSync(file, { force: true });
  for (let attempt = 1; attempt <= 3; attempt++) {
    if (tryWrite(file)) return release;
    const owner = readOwner(file);
    if (owner && isRunning(owner)) {
      throw new StartupError(
        `The data folder ${folder} is in use by another running portal (process ${owner.pid}); ` +
          'stop that one, or set DATA_DIR to another folder.',
      );
    }
    release();
  }
  throw new StartupError(
    `The data folder ${folder} could not be claimed: several portals are starting at once.`,
  );
}

function tryWrite(file: string): boolean {
  const owner: Owner = { pid: process.pid, startTicks: startTicks(process.pid) };
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx', mode: privateFile });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isRunning(owner: Owner): boolean {
  return isAlive(owner.pid) && startTicks(owner.pid) === owner.startTicks;
}
