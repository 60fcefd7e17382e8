import { spawn } from 'node:child_process';
import { childEnv, root } from '../../scripts/workspace.mjs';
import { makeDataFolder } from '../portal.mjs';
import { atLeast, atMost, row } from '../report.mjs';

/** Runs the program over a data folder; the answer is what it prints. */
function start(dataDir, ...args) {
  const env = childEnv({ DATA_DIR: dataDir, DATABASE_URL: '', DATABASE_OWNER_URL: '', LOG_LEVEL: 'warn' });
  const child = spawn('node', ['apps/server/src/large-data/market-process.ts', ...args], {
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
      code === 0 ? resolve(printed && JSON.parse(printed)) : reject(new Error(`${args[0]} failed`)),
    );
  });
}

/** The shorter of the median times of each list in several rounds, taken in turns: the machine does other things, too. */
async function compare(small, large) {
  const [few, many] = [{}, {}];
  for (let round = 0; round < 3; round++)
    for (const [data, times] of [
      [small, few],
      [large, many],
    ])
      for (const [name, ms] of Object.entries(await start(data, 'lists')))
        times[name] = Math.min(ms, times[name] ?? ms);
  return [few, many];
}

/** One project against a hundred thousand open ones, and the public lists with a thousand and with a million. */
export async function measure({ isQuick }) {
  const few = 1_000;
  const matched = isQuick ? 10_000 : 100_000;
  const many = isQuick ? 20_000 : 1_000_000;
  const [small, large] = [makeDataFolder(), makeDataFolder()];
  try {
    await start(small.folder, 'fill', String(few));
    await start(small.folder, 'documents', String(few));
    const quick = await start(small.folder, 'match');
    await start(large.folder, 'fill', String(matched));
    await start(large.folder, 'documents', String(matched));
    const match = await start(large.folder, 'match');
    await start(large.folder, 'fill', String(many));
    const [before, after] = await compare(small.folder, large.folder);
    return [
      row(`one project against ${matched}`, match.ms, {
        unit: 'ms',
        promise: atMost(100, ' ms'),
        note: `${quick.ms.toFixed(1)} ms against ${few}`,
      }),
      row('matches found', match.found, { promise: atLeast(1), digits: 0 }),
      ...Object.keys(before).map((name) =>
        row(name, after[name] / before[name], {
          unit: '×',
          promise: atMost(1.5, ' ×'),
          note: `${before[name].toFixed(2)} ms with ${few}, ${after[name].toFixed(2)} ms with ${many}`,
        }),
      ),
    ];
  } finally {
    small.remove();
    large.remove();
  }
}
