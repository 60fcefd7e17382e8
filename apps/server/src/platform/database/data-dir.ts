import { join, resolve } from 'node:path';
import { findRunUser, isReachable } from './run-user.ts';

export const projectRoot = resolve(import.meta.dirname, '../../../../..');

const systemDataDir = '/var/lib/park-portal';

/**
 * `.data` in the project; when the program runs as root inside a private folder, PostgreSQL's own user
 * could not enter it, so the system's data folder is taken.
 */
export function chooseDataDir(root = projectRoot): string {
  const user = findRunUser();
  return !user || isReachable(root, user) ? join(root, '.data') : systemDataDir;
}
