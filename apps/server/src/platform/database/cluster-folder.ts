import { spawn } from 'node:child_process';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Binaries } from './postgres-binaries.ts';
import type { RunUser } from './run-user.ts';
import { StartupError } from './startup-error.ts';

// macOS has no C.UTF-8.
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** The database user that owns everything in an embedded cluster. */
export const superuser = 'portal';

/** The role the server works under in an embedded cluster; it owns nothing. */
export const appRole = 'portal_app';

/**
 * Creates the cluster if it is missing. It is built in a temporary folder and renamed, because PostgreSQL never
 * starts on a folder whose initialisation was interrupted.
 * @throws {StartupError} when the folder was written by another major version, or belongs to another user
 */
export async function prepareCluster(
  dataDir: string,
  binaries: Binaries,
  user: RunUser | undefined,
  authentication: string[],
): Promise<void> {
  await removeUnfinished(dataDir);
  const version = await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined) {
    requireVersion(dataDir, version.trim(), binaries.majorVersion);
    return requireOwner(dataDir, user);
  }

  const unfinished = `${dataDir}.init-${process.pid}`;
  await mkdir(unfinished, { mode: 0o700 });
  if (user) await chown(unfinished, user.uid, user.gid);
  await runInitdb(unfinished, binaries, user, authentication);
  await moveIntoPlace(unfinished, dataDir);
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const parent = dirname(dataDir);
  const prefix = `${basename(dataDir)}.init-`;
  const leftovers = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  await Promise.all(leftovers.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

function requireVersion(dataDir: string, found: string, wanted: string): void {
  if (found === wanted) return;
  throw new StartupError(
    `The data folder ${dataDir} was written by PostgreSQL ${found}, but this release brings PostgreSQL ` +
      `${wanted}; start the earlier release and export the data, or set DATA_DIR to another folder.`,
  );
}

/** PostgreSQL only accepts files that it owns; refuses a copy made by root, or a start as another user. */
async function requireOwner(dataDir: string, user: RunUser | undefined): Promise<void> {
  const wanted = user?.uid ?? process.getuid?.();
  const { uid } = await stat(dataDir);
  if (wanted === undefined || uid === wanted) return;
  throw new StartupError(
    `The data folder ${dataDir} belongs to user ${uid}, but PostgreSQL runs as user ${wanted} and must own it; ` +
      `change its owner with: chown -R ${wanted} ${dataDir}`,
  );
}

async function runInitdb(
  folder: string,
  { initdb }: Binaries,
  user: RunUser | undefined,
  authentication: string[],
): Promise<void> {
  const args = ['-D', folder, '-E', 'UTF8', `--locale=${locale}`, '-U', superuser, ...authentication];
  const child = spawn(initdb, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  const [fault, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done)),
  ]);
  if (code === 0) return;
  await rm(folder, { recursive: true, force: true });
  const reason = fault.split('\n').find((line) => line.includes('error:')) ?? fault.trim();
  throw new StartupError(`The embedded PostgreSQL could not create its data folder: ${reason}`);
}

async function moveIntoPlace(unfinished: string, dataDir: string): Promise<void> {
  await rename(unfinished, dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    throw new StartupError(
      `The folder ${dataDir} holds files that are not a PostgreSQL database; set DATA_DIR to another folder.`,
    );
  });
  const parent = await open(dirname(dataDir));
  await parent.sync();
  await parent.close();
}
