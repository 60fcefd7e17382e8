import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findNode, root } from '../../scripts/workspace.mjs';
import { median } from '../load.mjs';
import { atMost, row } from '../report.mjs';

/** Shorter times are not noticed, and a ratio of two of them means nothing. */
const leastMs = 5;
const ratio = (ms, plainMs) => ms / Math.max(plainMs, leastMs);
const ratioPromise = atMost(3);
const holdPromise = atMost(100, ' ms');

async function measureReaders() {
  const program = join(root, 'bench/parse-inputs.mjs');
  const { stdout } = await promisify(execFile)(findNode(), [program], { maxBuffer: 16 * 1024 * 1024 });
  return JSON.parse(stdout).flatMap(({ reader, shape, plainMs, ms, holdMs, hasRatio }) => [
    row(`${reader}: ${shape}`, hasRatio ? ratio(ms, plainMs) : ms, {
      unit: hasRatio ? '×' : 'ms',
      promise: hasRatio ? ratioPromise : null,
      note: hasRatio ? `${ms.toFixed(1)} ms, plain letters ${plainMs.toFixed(1)} ms` : 'in a thread',
    }),
    row(`${reader}: ${shape}, loop held`, holdMs, { unit: 'ms', digits: 0, promise: holdPromise }),
  ]);
}

async function logIn(portal) {
  const response = await fetch(`${portal.url}/api/userManage/login`, {
    method: 'POST',
    body: new URLSearchParams({
      loginName: 'person_01',
      password_sha: createHash('sha1').update('Demo2026').digest('hex'),
    }),
  });
  return (await response.json()).header.token;
}

/** The longest time that the server's event loop was blocked since the last reading. */
async function holdOf(portal) {
  const text = await (await fetch(`${portal.url}/metrics`)).text();
  return Number(/^event_loop_held_seconds\{figure="max"\} (\S+)$/m.exec(text)?.[1]) * 1_000;
}

const fill = (piece, length) => piece.repeat(Math.floor(length / piece.length));
const marked = (piece, count) => `${piece.repeat(count)}${'花'.repeat(19_000 - count)}`;

const bodies = {
  'plain letters': '花'.repeat(60_000),
  '<b> nested': fill('<b>', 79_000),
  '<ul><li> nested': fill('<ul><li>', 79_000),
  '<table><tr><td> nested': fill('<table><tr><td>', 79_000),
  '2,499 × <b>花</b>': marked('<b>花</b>', 2_499),
  '2,499 × <p>花</p>': marked('<p>花</p>', 2_499),
};

/** Measures the cost of saving a text through a call, whatever the answer; each request is sent alone. */
async function measureCalls(portal) {
  const token = await logIn(portal);
  const data = {
    kind: 'THEME',
    plateId: 'P_NONE',
    title: '测量用的标题',
    fileIds: [],
    tags: [],
    anonymous: false,
  };
  const save = async (body) => {
    const startedAt = performance.now();
    const response = await fetch(`${portal.url}/api/communityManage/post/save`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { ...data, body } }),
    });
    await response.arrayBuffer();
    return performance.now() - startedAt;
  };
  const rows = [];
  let plainMs = 0;
  for (const [shape, body] of Object.entries(bodies)) {
    await save(body);
    await holdOf(portal);
    const times = [];
    for (let time = 0; time < 9; time++) times.push(await save(body));
    const ms = median(times);
    const held = await holdOf(portal);
    if (shape === 'plain letters') plainMs = ms;
    else
      rows.push(
        row(`post/save: ${shape}`, ratio(ms, plainMs), {
          unit: '×',
          promise: ratioPromise,
          note: `${ms.toFixed(1)} ms, plain letters ${plainMs.toFixed(1)} ms`,
        }),
      );
    rows.push(row(`post/save: ${shape}, loop held`, held, { unit: 'ms', digits: 0, promise: holdPromise }));
  }
  return rows;
}

/** Everything that parses user input: the costliest input compared with plain letters of the same length. */
export const measure = async ({ portal }) => [...(await measureReaders()), ...(await measureCalls(portal))];
