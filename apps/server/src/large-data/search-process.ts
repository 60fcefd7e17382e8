import { prepareSynonyms } from '../features/search/prepare-synonyms.ts';
import { searchSite } from '../features/search/search-site.ts';
import { suggest } from '../features/search/suggest.ts';
import type { Database } from '../platform/database/database.ts';
import { type Filling, fill, filledId } from './fill-tables.ts';
import { timeOf } from './time-of.ts';
import { withDemoPark } from './with-demo-park.ts';

/** Documents modelled on the articles of the demo. */
const documents: Filling[] = [
  {
    table: 'search_document',
    from: `(select d.*, row_number() over (order by ref_id) - 1 as at, count(*) over () as every
      from search_document d where kind = 'ARTICLE' and lang = 'zh' and ref_id not like '0000009%') p`,
    former: "kind = 'ARTICLE' and ref_id like '0000009%'",
    columns: { ref_id: filledId, published_at: "now() - n * interval '1 minute'" },
  },
];

/** Common and rare words, a sound, a wrong character, and what is not there at all. */
const keywords = ['花卉', '月季 冷链', '冷链物流补贴', 'yueji', '月际', '无此词语'];
const typed = ['花卉', '月季', '冷链', 'yueji'];
const atOnce = 64;

/** Milliseconds of searches and suggestions, by what they are. */
async function timeSearches({ db }: Database, rounds: number): Promise<Record<string, number>> {
  const search = (keyword: string) => () =>
    searchSite(
      db,
      {
        keyword,
        kind: undefined,
        lang: 'zh',
        literal: '0',
        without: '',
        grouped: '1',
        pageNo: 1,
        pageSize: 10,
      },
      new Date(),
    );
  const tasks: Record<string, () => Promise<unknown>> = {
    ...Object.fromEntries(keywords.map((keyword) => [`search for ${keyword}`, search(keyword)])),
    [`${atOnce} searches at once`]: () =>
      Promise.all(Array.from({ length: atOnce }, (_, at) => search(keywords[at % keywords.length] ?? '')())),
    ...Object.fromEntries(
      typed.map((keyword) => [
        `suggestions for ${keyword}`,
        () => suggest(db, { keyword, lang: 'zh' }, new Date()),
      ]),
    ),
  };
  const medians: Record<string, number> = {};
  for (const [name, task] of Object.entries(tasks)) medians[name] = await timeOf(rounds, task);
  return medians;
}

const [what, count = '1000'] = process.argv.slice(2);
await withDemoPark(async (database) => {
  if (what === 'fill') {
    await prepareSynonyms(database.db);
    await fill(database, documents, Number(count));
  }
  if (what === 'lists') process.stdout.write(JSON.stringify(await timeSearches(database, 20)));
});
