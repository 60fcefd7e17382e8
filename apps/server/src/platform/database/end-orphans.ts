import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  cwd: string;
  title: string;
}

function readProcess(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return { pid: Number(pid), parent, title, cwd: readlinkSync(`/proc/${pid}/cwd`) };
  } catch {
    // It has ended in the meantime, or belongs to another user.
    return undefined;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has probably just ended; otherwise the start reports the conflict.
  }
}

/**
 * Ends backends that outlived their killed server. A backend that waits for a lock held by a dead one waits forever,
 * and while it lives no server can start on the data folder. Committed work is safe in the write-ahead log. Linux only.
 */
export function endOrphans(dataDir: string): void {
  if (process.platform !== 'linux') return;
  const folder = realpathSync(dataDir);
  const ofFolder = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(pid) ?? [])
    .filter(({ cwd }) => cwd === folder);
  const living = new Set(ofFolder.map(({ pid }) => pid));
  for (const { pid, parent, title } of ofFolder) {
    if (title.startsWith('postgres: ') && !living.has(parent)) kill(pid);
  }
}
