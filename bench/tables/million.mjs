import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/workspace.mjs';
import { uncached } from '../addresses.mjs';
import { median, visitor } from '../load.mjs';
import { keptDataFolder, settle, startPortal } from '../portal.mjs';
import { cpuSeconds } from '../process-figures.mjs';
import { atMost, row } from '../report.mjs';

const few = 1_000;
const many = 1_000_000;
const rounds = 200;
const maxPages = 40;
const manyPages = 400;
const warmPages = 1_200;
const api = '/api/infoManage/content/queryList?column=INDUSTRY&pageSize=10';
const page = '/information/industrylist';

/** Times list pages with a thousand and with a million articles, requested alternately, one at a time. */
export async function measure({ isQuick }) {
  const [small, large] = [await openFilled(few), await openFilled(many)];
  try {
    const addresses = await Promise.all([addressesOf(small.url), addressesOf(large.url)]);
    const rows = [];
    for (const name of Object.keys(addresses[0])) {
      const urls = [small.url + addresses[0][name], large.url + addresses[1][name]];
      const [before, after] = await timeInTurn(urls, isQuick ? 30 : rounds);
      rows.push(
        row(name, after / before, {
          unit: '×',
          promise: atMost(1.5, ' ×'),
          note: `${before.toFixed(2)} ms with ${few}, ${after.toFixed(2)} ms with ${many}`,
        }),
      );
    }
    return [...rows, ...(await pageRows([small, large]))];
  } finally {
    await small.stop();
    await large.stop();
  }
}

/** Keeps the data in the system's temporary folder, because filling takes minutes. */
async function openFilled(count) {
  const dataDir = keptDataFolder(String(count));
  if (!existsSync(join(dataDir, 'postgres'))) {
    process.stderr.write(`  filling ${count} articles into ${dataDir}\n`);
    const env = { DATA_DIR: dataDir, DATABASE_URL: '', DATABASE_OWNER_URL: '', LOG_LEVEL: 'warn' };
    const code = await run('node', ['apps/server/src/large-data/main.ts', String(count)], { env });
    if (code !== 0) throw new Error('the articles could not be filled in');
  }
  const portal = await startPortal(dataDir);
  await settle(portal);
  return portal;
}

async function totalOf(url, filter = '') {
  const response = await fetch(`${url}${api}${filter}`, { headers: visitor });
  return (await response.json()).body.data.total;
}

/** Deep pages lie in the middle of the list, which is the deepest place from both ends. */
async function addressesOf(url) {
  const middle = async (filter) => Math.ceil((await totalOf(url, filter)) / 20);
  const year = new Date().getFullYear() - 3;
  return {
    'list API, first page': api,
    'list API, second page': `${api}&pageNo=2`,
    'list API, page in the middle': `${api}&pageNo=${await middle()}`,
    'list API, of a tag': `${api}&tagId=rose`,
    'list API, of a tag, page in the middle': `${api}&tagId=rose&pageNo=${await middle('&tagId=rose')}`,
    'list API, of a year': `${api}&year=${year}`,
    'list API, of a year, page in the middle': `${api}&year=${year}&pageNo=${await middle(`&year=${year}`)}`,
    'list API, by readers': `${api}&sort=views`,
    'list API, by readers, of a tag': `${api}&sort=views&tagId=rose`,
    'facets API': '/api/infoManage/content/queryFacets?column=INDUSTRY',
  };
}

/** Requests different pages that were not requested lately, so that none comes from a cache. */
async function pageRows(portals) {
  const taken = portals.map(() => []);
  const lastPages = await Promise.all(portals.map(async ({ url }) => Math.floor((await totalOf(url)) / 10)));
  const rounds = Math.min(...lastPages, maxPages);
  for (let time = 0; time < 60; time++) {
    for (const { url } of portals) await fetchWhole(url + uncached(page));
  }
  for (let round = 0; round < rounds; round++) {
    for (const [at, { url }] of portals.entries()) {
      const pageNo = Math.floor(lastPages[at] / 2 + rounds / 2 - round);
      const startedAt = performance.now();
      await fetchWhole(`${url}${page}?page=${pageNo}`);
      taken[at].push(performance.now() - startedAt);
    }
  }
  const [before, after] = taken.map(median);
  return [
    row('list pages in the middle, each another one', after / before, {
      unit: '×',
      promise: atMost(1.5, ' ×'),
      note: `${before.toFixed(2)} ms with ${few}, ${after.toFixed(2)} ms with ${many}`,
    }),
    row('the same, CPU for a page', await cpuOfPages(portals[1], Math.floor(lastPages[1] / 4)), {
      unit: 'ms',
      promise: atMost(4, ' ms'),
    }),
  ];
}

/** CPU time (ms) of an uncached page, on a server warmed up as after a minute of running. */
async function cpuOfPages({ url, pid }, firstPage) {
  let usedBefore = 0;
  for (let nth = 0; nth < warmPages + manyPages; nth++) {
    if (nth === warmPages) usedBefore = cpuSeconds(pid);
    await fetchWhole(`${url}${page}?page=${firstPage + nth}`);
  }
  return ((cpuSeconds(pid) - usedBefore) * 1000) / manyPages;
}

async function fetchWhole(url) {
  const response = await fetch(url, { headers: visitor });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
}

async function timeInTurn(urls, times) {
  const taken = urls.map(() => []);
  for (let round = -20; round < times; round++) {
    for (const [at, url] of urls.entries()) {
      const startedAt = performance.now();
      await fetchWhole(url);
      if (round >= 0) taken[at].push(performance.now() - startedAt);
    }
  }
  return taken.map(median);
}
