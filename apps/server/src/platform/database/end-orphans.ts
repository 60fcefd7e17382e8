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
    // Probably it has just ended; otherwise the start reports the conflict.
  }
}

/**
 * Ends the backends that outlived their killed server: one that waits for what another held when it died waits for
 * good, and as long as it lives no server starts on the data folder. What they committed is in the log. Linux.
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
