import { spawn } from 'node:child_process';
import { childEnv, root } from '../../scripts/workspace.mjs';
import { makeDataFolder } from '../portal.mjs';
import { atMost, row } from '../report.mjs';

/** Has a contest of so many entries assigned and reckoned in a data folder of its own. */
function measureWith(dataDir, count) {
  const env = childEnv({ DATA_DIR: dataDir, DATABASE_URL: '', DATABASE_OWNER_URL: '', LOG_LEVEL: 'warn' });
  const child = spawn('node', ['apps/server/src/large-data/contest-process.ts', String(count)], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(printed)) : reject(new Error('the contest could not be reckoned')),
    );
  });
}

/** Five hundred entries with five scores each, everything that is written with it included. */
export async function measure({ isQuick }) {
  const count = isQuick ? 100 : 500;
  const data = makeDataFolder();
  try {
    const { assignMs, reckonMs, scored, ballots } = await measureWith(data.folder, count);
    return [
      row(`${count} entries × 5 judges, assigned and reckoned`, assignMs + reckonMs, {
        unit: 'ms',
        promise: atMost(2_000, ' ms'),
        digits: 0,
        note: `assigned in ${assignMs.toFixed(0)} ms, reckoned in ${reckonMs.toFixed(0)} ms`,
      }),
      row('ballots', ballots, { digits: 0, note: `${scored} entries with a result` }),
    ];
  } finally {
    data.remove();
  }
}
