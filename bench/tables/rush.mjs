import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { childEnv, findNode, root } from '../../scripts/workspace.mjs';
import { makeDataFolder, startPortal } from '../portal.mjs';
import { atMost, row } from '../report.mjs';

const run = promisify(execFile);
const limitSeconds = 10;
const othersLimitMs = 1_000;

/** The connection URL of the database that a portal has started for itself, as one of its roles. */
const databaseOf = ({ socketFolder }, role) =>
  `postgres://${role}@localhost/portal?host=${encodeURIComponent(socketFolder)}`;

async function rush(count, database, portals) {
  const args = [
    'apps/server/src/quality/rush/rush-process.ts',
    String(count),
    ...portals.map(({ url }) => url),
  ];
  const { stdout } = await run(findNode(), args, { cwd: root, env: childEnv({ DATABASE_URL: database }) });
  return JSON.parse(stdout);
}

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function rowsOf(name, { seconds, answers, others, isRight }, count) {
  const given = Object.entries(answers).map(([code, times]) => `${times} × ${code}`);
  const isTurnedAway = (code) => code.startsWith('503') || code === '500000';
  const sum = (codes) =>
    Object.entries(codes).reduce((total, [code, times]) => total + (isTurnedAway(code) ? times : 0), 0);
  return [
    row(`${count} ${name}, until all are answered`, seconds, {
      unit: 's',
      promise: atMost(limitSeconds, ' s'),
      note: given.join(', '),
    }),
    row(`${count} ${name}, turned away`, sum(answers), { digits: 0, promise: atMost(0) }),
    row(`${count} ${name}, not answered or kept rightly`, isRight ? 0 : 1, { digits: 0, promise: atMost(0) }),
    row(`another list during ${name}, median`, percentile(others.times, 0.5), {
      unit: 'ms',
      digits: 0,
      promise: atMost(othersLimitMs, ' ms'),
      note: `slowest ${percentile(others.times, 1).toFixed(0)} ms, turned away ${sum(others.codes)} of ${others.times.length}`,
    }),
  ];
}

/** Many users acting at the same moment on two copies of the server, one of which runs the database. */
export async function measure({ isQuick }) {
  const count = isQuick ? 100 : 300;
  const { folder, remove } = makeDataFolder();
  const portals = [];
  try {
    portals.push(await startPortal(folder, { DEMO: '0' }));
    const database = databaseOf(portals[0], 'portal_app');
    const addresses = { DATABASE_URL: database, DATABASE_OWNER_URL: databaseOf(portals[0], 'portal') };
    portals.push(await startPortal(folder, { DEMO: '0', ...addresses }));
    const results = await rush(count, database, portals);
    return Object.entries(results).flatMap(([name, result]) => rowsOf(name, result, count));
  } finally {
    for (const portal of portals.reverse()) await portal.stop();
    remove();
  }
}
