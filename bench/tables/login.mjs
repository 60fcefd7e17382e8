import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../scripts/workspace.mjs';
import { load, median } from '../load.mjs';
import { atLeast, atMost, row } from '../report.mjs';

const { hash, verify } = createRequire(join(root, 'apps/server/package.json'))('@node-rs/argon2');
const shaOf = (password) => createHash('sha1').update(password).digest('hex');
const sha = shaOf('not the password');
const rightSha = shaOf('Demo2026');

let names = 0;
const unknownName = () => {
  names += 1;
  return `nobody_${names}`;
};

async function postLogin(portal, loginName, password_sha) {
  const response = await fetch(`${portal.url}/api/userManage/login`, {
    method: 'POST',
    body: new URLSearchParams({ loginName, password_sha }),
  });
  return (await response.json()).header;
}

/** @returns the response time of a wrong password */
async function logIn(portal, loginName) {
  const startedAt = performance.now();
  const { retCode } = await postLogin(portal, loginName, sha);
  if (retCode !== '200001') throw new Error(`login answered ${retCode}`);
  return performance.now() - startedAt;
}

/** Runs `work` repeatedly from several concurrent loops. @returns runs per second */
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

/** The demo park's users who can log in. */
async function findPeople(portal) {
  const people = [];
  for (let nth = 1; nth <= 23; nth++) {
    const loginName = `person_${String(nth).padStart(2, '0')}`;
    if ((await postLogin(portal, loginName, rightSha)).retCode === '000000') people.push(loginName);
  }
  return people;
}

/**
 * Times wrong passwords for existing and unknown login names, in pairs whose order is random. Each name is tried four
 * times, which locks nothing, and then reset: the existing name by its right password, the unknown one because it is
 * new each time.
 */
async function answerTimes(portal, count) {
  const people = await findPeople(portal);
  const pairs = [];
  for (let turn = 0; pairs.length < count; turn++) {
    const known = people[turn % people.length];
    const unknown = unknownName();
    for (let nth = 0; nth < 4; nth++) {
      const isKnownFirst = Math.random() < 0.5;
      const first = await logIn(portal, isKnownFirst ? known : unknown);
      const second = await logIn(portal, isKnownFirst ? unknown : known);
      pairs.push(isKnownFirst ? { known: first, unknown: second } : { known: second, unknown: first });
    }
    await postLogin(portal, known, rightSha);
  }
  return pairs;
}

/** Compares medians, which are not affected by single responses that other load has delayed. */
function compare(pairs) {
  const differences = pairs.map(({ known, unknown }) => known - unknown).sort((a, b) => a - b);
  const unknown = median(pairs.map((pair) => pair.unknown));
  const percent = (ms) => (100 * ms) / unknown;
  const reach = Math.round(0.98 * Math.sqrt(differences.length));
  const middle = differences.length / 2;
  return {
    unknown,
    known: median(pairs.map((pair) => pair.known)),
    difference: percent(median(differences)),
    low: percent(differences[Math.max(0, Math.floor(middle - reach))]),
    high: percent(differences[Math.min(differences.length - 1, Math.ceil(middle + reach))]),
  };
}

/** Logins under a flood, page times meanwhile, and whether the response time reveals which accounts exist. */
export async function measure({ portal, isQuick }) {
  const seconds = isQuick ? 3 : 10;
  const passwordHash = await hash(sha, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });
  await rateOf(() => logIn(portal, unknownName()), { hands: 4, seconds: 1 });
  const times = compare(await answerTimes(portal, isQuick ? 60 : 600));
  const bare = await rateOf(() => verify(passwordHash, sha), { hands: 32, seconds });
  const calm = await pageLatency(portal, 100);
  // From a separate, nearly idle process, since it shares the processors with the server.
  const flood = load({
    url: `${portal.url}/api/userManage/login`,
    pid: portal.pid,
    seconds,
    connections: 32,
    body: `loginName=flood_{n}&password_sha=${sha}`,
  });
  const flooded = await pageLatency(portal, 30);
  const { perSecond: logins, cpuMs } = await flood;
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
    row('difference in time', Math.abs(times.difference), {
      unit: '%',
      promise: atMost(5, ' %'),
      note: `95 % sure: ${times.low.toFixed(2)} to ${times.high.toFixed(2)} %`,
    }),
  ];
}
