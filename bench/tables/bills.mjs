import { spawn } from 'node:child_process';
import { childEnv, root } from '../../scripts/workspace.mjs';
import { makeDataFolder } from '../portal.mjs';
import { atMost, row } from '../report.mjs';

const tenants = 5_000;
const fees = 3;
const few = 1_000;

/** Starts the program on its own data folder; `answer` is what it prints at the end. */
function start(dataDir, ...args) {
  const env = childEnv({ DATA_DIR: dataDir, DATABASE_URL: '', DATABASE_OWNER_URL: '', LOG_LEVEL: 'warn' });
  const child = spawn('node', ['apps/server/src/large-data/bills-process.ts', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The progress output shows when work is under way.
  const begun = new Promise((resolve) => {
    child.stderr.on('data', (chunk) => {
      process.stderr.write(chunk);
      if (/[1-9]\d* \/ \d/.test(String(chunk))) resolve();
    });
    child.on('exit', resolve);
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0 || signal ? resolve() : reject(new Error(`${args[0]} failed`)),
    );
  });
  return { child, begun, answer: ended.then(() => (printed === '' ? null : JSON.parse(printed))) };
}

const done = (dataDir, ...args) => start(dataDir, ...args).answer;

/** The lowest median time of each list, because the machine does other work too. */
const shortest = (rounds) =>
  Object.fromEntries(
    Object.keys(rounds[0]).map((name) => [name, Math.min(...rounds.map((one) => one[name]))]),
  );

/** Times the lists with a thousand bills and with many, alternating over several rounds. */
async function compare(small, large) {
  const [few, many] = [[], []];
  for (let round = 0; round < 3; round++) {
    few.push(await done(small, 'time'));
    many.push(await done(large, 'time'));
  }
  return [shortest(few), shortest(many)];
}

/**
 * A month of bills for 5,000 tenants with the process killed midway, and the lists with a thousand and with ten million
 * bills.
 */
export async function measure({ isQuick, bills }) {
  const many = bills ?? (isQuick ? 100_000 : 10_000_000);
  const [data, other] = [makeDataFolder(), makeDataFolder()];
  try {
    await done(data.folder, 'tenants');
    const killed = start(data.folder, 'run');
    const startedAt = performance.now();
    await killed.begun;
    killed.child.kill('SIGKILL');
    await killed.answer;
    const before = (performance.now() - startedAt) / 1_000;
    const { seconds, bills: billed, sources, missing } = await done(data.folder, 'run');
    await done(data.folder, 'bills', String(few));
    await done(other.folder, 'tenants');
    await done(other.folder, 'bills', String(many));
    const [small, large] = await compare(data.folder, other.folder);
    return [
      row(`${tenants} tenants × ${fees} fees, killed once`, before + seconds, {
        unit: 's',
        promise: atMost(60, ' s'),
        note: `${before.toFixed(1)} s until kill -9, ${seconds.toFixed(1)} s after`,
      }),
      row('bills that are missing', Number(missing), { promise: atMost(0), digits: 0 }),
      row('bills that are there twice', billed - sources, { promise: atMost(0), digits: 0 }),
      ...Object.keys(small).map((name) =>
        row(name, large[name] / small[name], {
          unit: '×',
          promise: atMost(1.5, ' ×'),
          note: `${small[name].toFixed(2)} ms with ${few}, ${large[name].toFixed(2)} ms with ${many}`,
        }),
      ),
    ];
  } finally {
    data.remove();
    other.remove();
  }
}
