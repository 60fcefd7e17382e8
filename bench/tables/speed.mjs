import { deepStrictEqual } from 'node:assert/strict';
import { findAddresses, uncached } from '../addresses.mjs';
import { loadInTurn } from '../load.mjs';
import { startReference } from '../references/start-reference.mjs';
import { atLeast, atMost, row } from '../report.mjs';

const typicalMs = 1.5;
const worstMs = 4;

/** Our API and pages compared with Fastify and pg and with bare Fastify, on one database, in turn. */
export async function measure({ portal, isQuick }) {
  const reference = await startReference(portal);
  try {
    const addresses = await findAddresses(portal.url);
    await requireSameAnswers(portal, reference, addresses);
    const targets = [...referenceTargets(reference, addresses), ...ourTargets(portal, addresses)];
    const figures = await loadInTurn(targets, isQuick ? { rounds: 1, seconds: 2 } : {});
    return [...apiRows(figures), ...cachedRows(figures, addresses), ...uncachedRows(figures, addresses)];
  } finally {
    await reference.stop();
  }
}

/** A reference that returned less would be an unfair comparison. */
async function requireSameAnswers(portal, reference, { listApi, detailApi, articleId }) {
  for (const [ours, theirs] of [
    [portal.url + listApi, `${reference.url}/list`],
    [portal.url + detailApi, `${reference.url}/detail?id=${articleId}`],
  ]) {
    const [our, their] = await Promise.all([ours, theirs].map(async (url) => (await fetch(url)).json()));
    deepStrictEqual(their.body, our.body);
  }
}

function referenceTargets({ url, pid }, { articleId }) {
  return [
    { name: 'hello', url: `${url}/hello`, pid },
    { name: 'pg list', url: `${url}/list`, pid },
    { name: 'pg detail', url: `${url}/detail?id=${articleId}`, pid },
  ];
}

function ourTargets({ url, pid }, { listApi, detailApi, pages }) {
  return [
    { name: 'our list', url: url + listApi, pid },
    { name: 'our detail', url: url + detailApi, pid },
    ...Object.entries(pages).flatMap(([name, path]) => [
      { name: `cached ${name}`, url: url + path, pid },
      // Few connections, because this measures the cost of a page, not queueing.
      { name: `uncached ${name}`, url: url + uncached(path), pid, connections: 4 },
    ]),
  ];
}

const perSecond = (figure) => `${Math.round(figure.perSecond)}/s, ${figure.cpuMs.toFixed(3)} ms CPU`;

function apiRows(figures) {
  return ['list', 'detail'].flatMap((name) => {
    const ours = figures[`our ${name}`];
    const theirs = figures[`pg ${name}`];
    const note = `${perSecond(ours)}; reference ${perSecond(theirs)}`;
    return [
      row(`${name} API, CPU per request, × Fastify + pg`, ours.cpuMs / theirs.cpuMs, {
        promise: atMost(2),
        note,
      }),
      row(`${name} API, requests a second, × Fastify + pg`, ours.perSecond / theirs.perSecond, {
        promise: atLeast(0.5),
      }),
    ];
  });
}

function cachedRows(figures, { pages }) {
  const { hello } = figures;
  return Object.keys(pages).map((name) => {
    const page = figures[`cached ${name}`];
    return row(
      `cached ${name} page, requests a second, × Fastify hello world`,
      page.perSecond / hello.perSecond,
      {
        promise: atLeast(0.55),
        note: `${perSecond(page)}; hello ${perSecond(hello)}`,
      },
    );
  });
}

function uncachedRows(figures, { pages }) {
  const costs = Object.keys(pages).map((name) => ({ name, ...figures[`uncached ${name}`] }));
  const rows = costs.map((page) =>
    row(`${page.name} page, not cached, CPU`, page.cpuMs, {
      unit: 'ms',
      promise: atMost(page.name === 'home' ? worstMs : typicalMs, ' ms'),
      note: `${Math.round(page.perSecond)}/s`,
    }),
  );
  return rows;
}
