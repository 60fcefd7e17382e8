import { chown, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { superuser } from './cluster-folder.ts';
import type { RunUser } from './run-user.ts';

export interface ServerAddress {
  host: string;
  port: number;
  user: string;
  password?: string;
}

/** How the server is reached: options for initdb and postgres, and for a client. */
export interface Transport {
  initArguments: string[];
  serverArguments: string[];
  address: ServerAddress;
}

const port = 5432;

// The system limits a socket path to 107 bytes, and PostgreSQL appends /.s.PGSQL.5432.lock.
const maxSocketFolder = 85;

/** A socket in a folder that only PostgreSQL's user may enter, which makes `trust` authentication acceptable. */
export async function openSocketTransport(dataDir: string, user: RunUser | undefined): Promise<Transport> {
  const folder = await makeSocketFolder(`${dataDir}.socket`, user);
  return {
    initArguments: ['--auth=trust'],
    serverArguments: [
      '-c',
      'listen_addresses=',
      '-c',
      `unix_socket_directories=${folder}`,
      '-p',
      String(port),
    ],
    address: { host: folder, port, user: superuser },
  };
}

async function makeSocketFolder(wanted: string, user: RunUser | undefined): Promise<string> {
  const isShort = Buffer.byteLength(wanted) <= maxSocketFolder;
  const folder = isShort ? wanted : await mkdtemp(join(tmpdir(), 'park-portal-'));
  if (isShort) await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}
