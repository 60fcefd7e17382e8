import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childEnv, findNode } from '../scripts/workspace.mjs';
import { cpuSeconds } from './process-figures.mjs';

const client = fileURLToPath(new URL('load-client.mjs', import.meta.url));

/** A visitor with a Chinese browser on a desktop computer. */
export const visitor = {
  'accept-language': 'zh-CN,zh;q=0.9',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};

/**
 * Puts load on an address from a separate process.
 * @returns requests per second, median latency (ms) and the server's CPU time per request (ms)
 */
export async function load({ url, pid, seconds = 4, connections = 16, body }) {
  const before = cpuSeconds(pid);
  const { answers, refused, failed, perSecond, latency } = await runClient([url, connections, seconds], body);
  const used = cpuSeconds(pid) - before;
  if (refused > 0 || failed > 0) {
    throw new Error(`${url}: ${refused} refused, ${failed} failed of ${answers}`);
  }
  return { perSecond, latency, cpuMs: (used * 1000) / answers };
}

async function runClient(args, body) {
  const child = spawn(findNode(), [client, ...args.map(String)], {
    env: childEnv({ HEADERS: JSON.stringify(visitor), ...(body && { BODY: body }) }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`the load client ended with ${code}`);
  return JSON.parse(output);
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Puts load on all targets in turn over several rounds and returns the medians for each. */
export async function loadInTurn(targets, { rounds = 5, seconds = 4 } = {}) {
  const figures = new Map(targets.map(({ name }) => [name, []]));
  for (const target of targets) await load({ ...target, seconds: 2 });
  for (let round = 1; round <= rounds; round++) {
    process.stderr.write(`  round ${round} of ${rounds}\n`);
    for (const target of targets) figures.get(target.name).push(await load({ ...target, seconds }));
  }
  const of = (name, key) => median(figures.get(name).map((figure) => figure[key]));
  return Object.fromEntries(
    targets.map(({ name }) => [
      name,
      { perSecond: of(name, 'perSecond'), latency: of(name, 'latency'), cpuMs: of(name, 'cpuMs') },
    ]),
  );
}
