import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/workspace.mjs';
import { visitor } from '../load.mjs';
import { makeDataFolder } from '../portal.mjs';
import { atLeast, atMost, row } from '../report.mjs';
import { compareLists, startProcess } from './compare-lists.mjs';

const few = 1_000;
const maxSuggestionMs = 50;

/** The share of ordinary queries that are answered, and what a search costs with a million documents. */
export async function measure({ portal, isQuick }) {
  const many = isQuick ? 20_000 : 1_000_000;
  const start = startProcess('search-process.ts');
  const [small, large] = [makeDataFolder(), makeDataFolder()];
  try {
    await start(small.folder, 'fill', String(few));
    await start(large.folder, 'fill', String(many));
    const [before, after] = await compareLists(start, small.folder, large.folder);
    return [
      await shareAnswered(portal),
      ...Object.keys(before).map((name) =>
        name.startsWith('suggestions')
          ? row(`${name}, of ${many}`, after[name], {
              unit: 'ms',
              promise: atMost(maxSuggestionMs, ' ms'),
              note: `${before[name].toFixed(2)} ms with ${few}`,
            })
          : row(name, after[name] / before[name], {
              unit: '×',
              promise: atMost(2, ' ×'),
              note: `${before[name].toFixed(2)} ms with ${few}, ${after[name].toFixed(2)} ms with ${many}`,
            }),
      ),
    ];
  } finally {
    small.remove();
    large.remove();
  }
}

/** The queries of the tests, each asked of the demo park. */
async function shareAnswered({ url }) {
  const data = readFileSync(join(root, 'apps/server/src/demo/testing/search-queries.txt'), 'utf8');
  const queries = data.trim().split('\n');
  let found = 0;
  for (const line of queries) {
    const [lang, keyword, wanted] = line.split('|');
    const query = new URLSearchParams({ keyword, lang, pageSize: '3' });
    const answer = await fetch(`${url}/api/searchManage/search/queryList?${query}`, { headers: visitor });
    const { rows } = (await answer.json()).body.data;
    const parts = wanted.split(' ');
    const isWanted = ({ kind, refId, title }) =>
      parts.some((part) =>
        part.startsWith('@') ? kind === 'PUBLIC_TASK' && refId === part.slice(1) : title.text.includes(part),
      );
    if (rows.slice(0, 3).some(isWanted)) found += 1;
  }
  return row('ordinary queries answered among the first three', (100 * found) / queries.length, {
    unit: '%',
    promise: atLeast(95, ' %'),
    note: `${found} of ${queries.length}`,
  });
}
