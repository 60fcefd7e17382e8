import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface RunUser {
  uid: number;
  gid: number;
}

/** The user to run PostgreSQL as when we are root, which it refuses; undefined to run it as ourselves. */
export function findRunUser(passwd = '/etc/passwd'): RunUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entries = readPasswd(passwd);
  return entries.get('postgres') ?? entries.get('nobody') ?? { uid: 65_534, gid: 65_534 };
}

function readPasswd(file: string): Map<string, RunUser> {
  const rows = readFileSync(file, 'utf8').split('\n');
  return new Map(
    rows.map((row) => {
      const [name = '', , uid, gid] = row.split(':');
      return [name, { uid: Number(uid), gid: Number(gid) }];
    }),
  );
}

/** Whether the user may enter the folder, judging by its mode bits and those of its parents. */
export function isReachable(folder: string, user: RunUser): boolean {
  const { uid, gid, mode } = statSync(folder);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isReachable(parent, user);
}
