// Kills the database under concurrent writers with SIGKILL, again and again, and checks that every start works and
// every acknowledged write is there. `node scripts/kill-nine.mjs [rounds]`; needs /proc.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const rounds = Number(process.argv[2] ?? 20);
const startLimit = 25_000;

const folder = mkdtempSync(join(tmpdir(), 'park-portal-kill-'));
chmodSync(folder, 0o711);
const dataDir = join(folder, 'postgres');

const acknowledged = [];

/** Which processes to kill, and when: mostly all at once while rows are being written. */
const victims = {
  everything: () => [...tree(postmasterPid()), writer.pid],
  'everything, while it starts': () => [...tree(postmasterPid()), ...tree(writer.pid)],
  'the server program': () => [writer.pid],
  'the database': () => tree(postmasterPid()),
};
const order = [
  'everything, while it starts',
  'everything',
  'everything',
  'the server program',
  'everything',
  'the database',
];

let writer;

async function runRound(round, victim) {
  writer = spawn(
    process.execPath,
    [join(import.meta.dirname, 'kill-nine-writer.mjs'), dataDir, String(round)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(writer, 'close');
  let fault = '';
  writer.stderr.on('data', (chunk) => (fault += chunk));
  const lines = createInterface({ input: writer.stdout });
  const firstRow = once(lines, 'line');
  lines.on('line', (line) => acknowledged.push(line));

  if (victim === 'everything, while it starts') {
    await sleep(100 + Math.random() * 900);
  } else {
    await Promise.race([firstRow, ended, sleep(startLimit, undefined, { ref: false })]);
    if (!acknowledged.some((id) => id.startsWith(`${round}-`))) {
      throw new Error(`Round ${round}: the start failed. ${fault}`);
    }
    await sleep(Math.random() * 600);
  }
  for (const pid of victims[victim]()) kill(pid);
  kill(writer.pid);
  await ended;
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function postmasterPid() {
  try {
    return Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

/** A process and all its descendants. */
function tree(pid) {
  if (!pid) return [];
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
  return [pid, ...children.flatMap(tree)];
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Reads the final content of the database: ids in both tables, and ids in only one of them. */
async function readBack() {
  const { openDatabase } = await import('../apps/server/src/platform/database/database.ts');
  const { startEmbedded } = await import('../apps/server/src/platform/database/embedded.ts');
  const server = await startEmbedded({ dataDir, logFile: join(folder, 'postgres.log') });
  const database = openDatabase(server.owner, { poolSize: 1 });
  const { rows } = await database.pool.query(
    'select coalesce(d.id, c.id) as id, d.id is null or c.id is null as half from debit d full join credit c using (id)',
  );
  await database.close();
  await server.stop();
  return { ids: new Set(rows.map((row) => row.id)), halves: rows.filter((row) => row.half).length };
}

try {
  for (let round = 0; round < rounds; round++) await runRound(round, order[round % order.length]);
  const { ids, halves } = await readBack();
  const lost = acknowledged.filter((id) => !ids.has(id)).length;
  console.log(
    `${rounds} kills: ${acknowledged.length} writes acknowledged, ${lost} lost, ${halves} half done, every start worked.`,
  );
  process.exitCode = lost + halves === 0 && acknowledged.length > 0 ? 0 : 1;
} finally {
  for (const pid of [...tree(postmasterPid()), ...tree(writer?.pid)]) kill(pid);
  rmSync(folder, { recursive: true, force: true });
}
