import { deepStrictEqual } from 'node:assert/strict';
import { findAddresses, uncached } from '../addresses.mjs';
import { countQueries } from '../count-queries.mjs';
import { loadInTurn, visitor } from '../load.mjs';
import { startBareHttp, startReference } from '../references/start-reference.mjs';
import { atLeast, atMost, row } from '../report.mjs';

/** The most a page that isn't kept may cost, and the most its reference may differ from it in size. */
const maxPageCost = 1.5;
const maxSizeGap = 0.05;

/** Our API and pages compared with Fastify and pg, bare Fastify and bare `node:http`, on one database, in turn. */
export async function measure({ portal, isQuick }) {
  const addresses = await findAddresses(portal.url);
  await keepPages(portal, addresses);
  const reference = await startReference(portal);
  const bare = await startBareHttp(portal, Object.values(addresses.pages)).catch(stopAfter(reference));
  try {
    await requireSameAnswers(portal, reference, addresses);
    const pages = await describePages(portal, reference, addresses);
    const targets = [
      ...apiTargets({ portal, reference }, addresses),
      ...pages.flatMap((page) => pageTargets({ portal, reference, bare }, page)),
    ];
    const figures = await loadInTurn(targets, isQuick ? { rounds: 1, seconds: 2 } : {});
    return [
      ...apiRows(figures),
      ...pages.flatMap((page) => keptRows(figures, page)),
      ...pages.map((page) => uncachedRow(figures, page)),
    ];
  } finally {
    await Promise.all([reference.stop(), bare.stop()]);
  }
}

const stopAfter = (server) => async (error) => {
  await server.stop();
  throw error;
};

/** A page is kept from its second visitor on, in the encoding that is worth keeping. */
async function keepPages({ url }, { pages }) {
  for (const path of Object.values(pages)) for (let visit = 0; visit < 3; visit++) await bytesOf(url + path);
}

async function bytesOf(url) {
  const response = await fetch(url, { headers: visitor });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}

/** The address of each page's reference, which makes as many queries and is as large. */
async function describePages(portal, reference, { pages }) {
  const described = [];
  for (const [name, path] of Object.entries(pages)) {
    const queries = await countQueries(portal, uncached(path));
    const referencePath = `/page?${new URLSearchParams({ path, queries })}`;
    const bytes = await bytesOf(portal.url + uncached(path));
    const referenceBytes = await bytesOf(reference.url + referencePath);
    if (Math.abs(referenceBytes / bytes - 1) > maxSizeGap)
      throw new Error(`${name} page: ${bytes} bytes, its reference ${referenceBytes}`);
    described.push({ name, path, queries, bytes, referencePath });
  }
  return described;
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

function apiTargets({ portal, reference }, { articleId, listApi, detailApi }) {
  return [
    { name: 'hello', url: `${reference.url}/hello`, pid: reference.pid },
    { name: 'pg list', url: `${reference.url}/list`, pid: reference.pid },
    { name: 'our list', url: portal.url + listApi, pid: portal.pid },
    { name: 'pg detail', url: `${reference.url}/detail?id=${articleId}`, pid: reference.pid },
    { name: 'our detail', url: portal.url + detailApi, pid: portal.pid },
  ];
}

function pageTargets({ portal, reference, bare }, { name, path, referencePath }) {
  // Few connections, because this measures the cost of a page, not queueing.
  const connections = 4;
  return [
    { name: `bare ${name}`, url: bare.url + path, pid: bare.pid },
    { name: `kept ${name}`, url: portal.url + path, pid: portal.pid },
    { name: `reference ${name}`, url: reference.url + referencePath, pid: reference.pid, connections },
    { name: `uncached ${name}`, url: portal.url + uncached(path), pid: portal.pid, connections },
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

function keptRows(figures, { name }) {
  const page = figures[`kept ${name}`];
  const bare = figures[`bare ${name}`];
  return [
    row(
      `kept ${name} page, requests a second, × Fastify hello world`,
      page.perSecond / figures.hello.perSecond,
      {
        promise: atLeast(0.55),
        note: `${perSecond(page)}; hello ${perSecond(figures.hello)}`,
      },
    ),
    row(`kept ${name} page, requests a second, × bare node:http`, page.perSecond / bare.perSecond, {
      promise: atLeast(0.75),
      note: `bare ${perSecond(bare)}`,
    }),
    row(`kept ${name} page, CPU per request, × bare node:http`, page.cpuMs / bare.cpuMs, {
      promise: atMost(1.4),
    }),
  ];
}

function uncachedRow(figures, { name, queries, bytes }) {
  const page = figures[`uncached ${name}`];
  const reference = figures[`reference ${name}`];
  return row(`${name} page, not kept, CPU, × Fastify + pg + renderToString`, page.cpuMs / reference.cpuMs, {
    promise: atMost(maxPageCost),
    note: `${perSecond(page)}; reference ${perSecond(reference)}; ${queries} queries, ${(bytes / 1024).toFixed(0)} KiB`,
  });
}
