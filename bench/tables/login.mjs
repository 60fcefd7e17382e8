import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../scripts/workspace.mjs';
import { load, median } from '../load.mjs';
import { atLeast, atMost, row } from '../report.mjs';

const { hash, verify } = createRequire(join(root, 'apps/server/package.json'))('@node-rs/argon2');
const sha = createHash('sha1').update('not the password').digest('hex');

let names = 0;
const unknownName = () => {
  names += 1;
  return `nobody_${names}`;
};

async function logIn(portal, loginName) {
  const startedAt = performance.now();
  const response = await fetch(`${portal.url}/api/userManage/login`, {
    method: 'POST',
    body: new URLSearchParams({ loginName, password_sha: sha }),
  });
  const { header } = await response.json();
  if (header.retCode !== '200001') throw new Error(`login answered ${header.retCode}`);
  return performance.now() - startedAt;
}

/** Runs `work` over and over from several hands. @returns how often a second */
async function rateOf(work, { hands, seconds }) {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const startedAt = performance.now();
  const hand = async () => {
    while (performance.now() < until) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return (done * 1000) / (performance.now() - startedAt);
}

async function pageLatency(portal, times) {
  const latencies = [];
  for (let time = 0; time < times; time++) {
    const startedAt = performance.now();
    await (await fetch(`${portal.url}/`)).arrayBuffer();
    latencies.push(performance.now() - startedAt);
  }
  return median(latencies);
}

/** Wrong passwords of names that exist and of names that do not, in turn; four a name lock nothing. */
async function answerTimes(portal, count) {
  const known = [];
  const unknown = [];
  for (let nth = 0; nth < count; nth++) {
    known.push(await logIn(portal, `person_${String(1 + (nth % 23)).padStart(2, '0')}`));
    unknown.push(await logIn(portal, unknownName()));
  }
  return { known: median(known), unknown: median(unknown) };
}

/** Logins under a flood, the pages meanwhile, and whether the time of an answer tells accounts apart. */
export async function measure({ portal, isQuick }) {
  const seconds = isQuick ? 3 : 10;
  const passwordHash = await hash(sha, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });
  await rateOf(() => logIn(portal, unknownName()), { hands: 4, seconds: 1 });
  const times = await answerTimes(portal, isQuick ? 23 : 69);
  const bare = await rateOf(() => verify(passwordHash, sha), { hands: 32, seconds });
  const calm = await pageLatency(portal, 100);
  // From a process of its own that does next to nothing, since it takes its time from the same processors.
  const flood = load({
    ...{ url: `${portal.url}/api/userManage/login`, pid: portal.pid, seconds, connections: 32 },
    body: `loginName=flood_{n}&password_sha=${sha}`,
  });
  const flooded = await pageLatency(portal, 30);
  const { perSecond: logins, cpuMs } = await flood;
  const difference = (100 * Math.abs(times.known - times.unknown)) / times.unknown;
  return [
    row('logins under flood', logins, {
      unit: '/s',
      digits: 0,
      note: `${cpuMs.toFixed(1)} ms CPU of the server`,
    }),
    row('bare argon2id', bare, { unit: '/s', digits: 0, note: 'reference' }),
    row('logins beside bare argon2id', logins / bare, { promise: atLeast(0.8) }),
    row('kept page, calm', calm, { unit: 'ms' }),
    row('kept page under flood', flooded, { unit: 'ms' }),
    row('kept page, flood beside calm', flooded / calm, { promise: atMost(3) }),
    row('wrong password, name known', times.known, { unit: 'ms' }),
    row('wrong password, name unknown', times.unknown, { unit: 'ms' }),
    row('difference in time', difference, { unit: '%', promise: atMost(5, ' %') }),
  ];
}
