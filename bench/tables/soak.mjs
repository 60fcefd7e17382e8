import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findAddresses, uncached } from '../addresses.mjs';
import { visitor } from '../load.mjs';
import { memoryMb } from '../process-figures.mjs';
import { atMost, row } from '../report.mjs';

const perSecond = 30;
const accounts = ['demo_person', 'demo_enterprise', 'demo_finance', 'demo_staff', 'op_content', 'op_admin'];
const sha1 = (text) => createHash('sha1').update(text).digest('hex');
const patience = 10_000;

/** Sends a request and returns the fault of the response; null if there is none. */
async function ask(portal, path, { form, token, expected = '000000' } = {}) {
  const response = await fetch(portal.url + path, {
    method: form ? 'POST' : 'GET',
    headers: { ...visitor, ...(token && { token }) },
    ...(form && { body: new URLSearchParams(form) }),
    signal: AbortSignal.timeout(patience),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  if (!response.headers.get('content-type')?.includes('json')) return {};
  const answer = JSON.parse(text);
  if (answer.header.retCode !== expected) throw new Error(`${path}: ${text.slice(0, 200)}`);
  return answer;
}

async function logIn(portal, loginName) {
  const form = { loginName, password_sha: sha1('Demo2026') };
  return (await ask(portal, '/api/userManage/login', { form })).header.token;
}

/** The demo park's users who can log in. */
async function findPeople(portal) {
  const names = Array.from({ length: 23 }, (_, nth) => `person_${String(nth + 1).padStart(2, '0')}`);
  const logins = await Promise.allSettled(names.map((name) => logIn(portal, name)));
  return names.filter((_, nth) => logins[nth].status === 'fulfilled');
}

/** The actions of visitors and users, each with its share in percent. */
async function findActions(portal) {
  const people = await findPeople(portal);
  const { pages, listApi, detailApi, articleId } = await findAddresses(portal.url);
  const addresses = Object.values(pages);
  const tokens = new Map();
  const tokenOf = async (name) => {
    if (!tokens.has(name)) tokens.set(name, logIn(portal, name));
    return tokens.get(name);
  };
  const asMember = (path, form) => async (nth) => {
    const token = await tokenOf(accounts[nth % accounts.length]);
    return ask(portal, path, { token, form: form?.(nth) });
  };
  const collected = (nth) => ({
    event: nth % 2 ? 'add' : 'remove',
    targetType: 'ARTICLE',
    targetId: articleId,
  });
  const quiet = (nth) => ({ enabled: String(nth % 2), from: '22:00', to: '07:00' });
  return [
    { often: 25, run: (nth) => ask(portal, addresses[nth % addresses.length]) },
    { often: 15, run: (nth) => ask(portal, uncached(addresses[nth % addresses.length])) },
    { often: 10, run: () => ask(portal, listApi) },
    { often: 5, run: () => ask(portal, detailApi) },
    {
      often: 5,
      run: (nth) => ask(portal, `/api/searchManage/search/queryList?keyword=${nth % 2 ? '花卉' : '政策'}`),
    },
    { often: 5, run: () => ask(portal, '/api/infoManage/content/view', { form: { id: articleId } }) },
    { often: 8, run: asMember('/api/messageManage/message/queryList') },
    { often: 6, run: asMember('/api/caseManage/case/queryList') },
    { often: 6, run: asMember('/api/userManage/menu/queryList') },
    { often: 5, run: asMember('/api/collectManage/collect/operate', collected) },
    { often: 4, run: asMember('/api/messageManage/message/saveQuietHours', quiet) },
    {
      often: 3,
      run: async (nth) => {
        const token = await logIn(portal, people[nth % people.length]);
        await ask(portal, '/api/userManage/logout', { token, form: {} });
      },
    },
    {
      often: 3,
      run: (nth) => {
        const form = { loginName: `nobody_${nth}`, password_sha: sha1('wrong') };
        return ask(portal, '/api/userManage/login', { form, expected: '200001' });
      },
    },
  ];
}

/** A hundred actions, each in proportion to its share, spread evenly. */
function takeTurns(actions) {
  return actions
    .flatMap(({ often, run }) => Array.from({ length: often }, (_, n) => ({ run, at: (n + 0.5) / often })))
    .sort((a, b) => a.at - b.at)
    .map(({ run }) => run);
}

/** Megabytes per minute, by least squares over samples of [minute, megabytes]. */
function slopeOf(samples) {
  const mean = (pick) => samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const minute = mean((sample) => sample.minute);
  const mb = mean((sample) => sample.mb);
  const along = samples.reduce((sum, sample) => sum + (sample.minute - minute) * (sample.mb - mb), 0);
  return along / samples.reduce((sum, sample) => sum + (sample.minute - minute) ** 2, 0);
}

/** Half an hour of mixed reads, logins and writes: whether memory grows, and whether anything breaks. */
export async function measure({ portal, isQuick }) {
  const minutes = isQuick ? 3 : 30;
  const turns = takeTurns(await findActions(portal));
  const faults = new Map();
  const samples = [];
  const under = new Set();
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 60_000;
  let done = 0;
  let nextSample = 0;
  for (let nth = 0; elapsed() < minutes; nth++) {
    const action = turns[nth % turns.length](nth)
      .catch(({ message }) => {
        const { times, first } = faults.get(message) ?? { times: 0, first: elapsed() };
        faults.set(message, { times: times + 1, first, last: elapsed() });
      })
      .finally(() => {
        under.delete(action);
        done += 1;
      });
    under.add(action);
    if (elapsed() * 60 >= nextSample) {
      samples.push({ minute: elapsed(), mb: memoryMb(portal.pid) });
      if (nextSample % 300 === 0)
        process.stderr.write(
          `  minute ${nextSample / 60}: ${samples.at(-1).mb.toFixed(0)} MB, ${done} done\n`,
        );
      nextSample += 5;
    }
    await sleep(Math.max(0, startedAt + ((nth + 1) * 1000) / perSecond - performance.now()));
  }
  await Promise.all(under);
  for (const [fault, { times, first, last }] of faults)
    process.stderr.write(`  ${times} × in minutes ${first.toFixed(2)} to ${last.toFixed(2)}: ${fault}\n`);
  const settled = samples.filter(({ minute }) => minute > minutes / 3);
  const failed = [...faults.values()].reduce((sum, { times }) => sum + times, 0);
  return [
    row('requests', done, { digits: 0, note: `${minutes} minutes, ${perSecond} a second` }),
    row('not answered as they should be', failed, { digits: 0, promise: atMost(0) }),
    row('memory after a third of the time', settled[0].mb, { unit: 'MB', digits: 0 }),
    row('memory in the end', settled.at(-1).mb, { unit: 'MB', digits: 0 }),
    row('growth of memory after that', slopeOf(settled), { unit: 'MB/min', promise: atMost(1, ' MB/min') }),
  ];
}
