import { spawn } from 'node:child_process';
import { childEnv, root } from '../../scripts/workspace.mjs';
import { makeDataFolder } from '../portal.mjs';
import { atLeast, atMost, row } from '../report.mjs';

/** Fills so many open projects into a data folder, and times how one is matched with all of them. */
function measureWith(dataDir, count) {
  const env = childEnv({ DATA_DIR: dataDir, DATABASE_URL: '', DATABASE_OWNER_URL: '', LOG_LEVEL: 'warn' });
  const child = spawn('node', ['apps/server/src/large-data/matching-process.ts', String(count)], {
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
      code === 0 ? resolve(JSON.parse(printed)) : reject(new Error('the projects could not be matched')),
    );
  });
}

/** One project against a thousand open ones, and against a hundred thousand. */
export async function measure({ isQuick }) {
  const [few, many] = [1_000, isQuick ? 10_000 : 100_000];
  const data = makeDataFolder();
  try {
    const small = await measureWith(data.folder, few);
    const large = await measureWith(data.folder, many);
    return [
      row(`one project against ${many}`, large.ms, {
        unit: 'ms',
        promise: atMost(100, ' ms'),
        note: `${small.ms.toFixed(1)} ms against ${few}`,
      }),
      row('matches found', large.found, { promise: atLeast(1), digits: 0 }),
    ];
  } finally {
    data.remove();
  }
}
