import { contributions } from '../features/features.ts';
import { reindexAll } from '../features/search/reindex.ts';
import { searchCounts } from '../features/search/search-count.table.ts';
import { addDays } from '../platform/china-time.ts';
import type { DemoContext } from './demo-context.ts';

/** What visitors searched for on how many of the last days, several times a day; some of it in vain. */
const searches: readonly [keyword: string, days: number, timesADay: number, isFound: boolean][] = [
  ['冷藏车补贴', 24, 6, true],
  ['停电通知', 20, 5, true],
  ['寒潮防范', 14, 5, true],
  ['开发票', 22, 3, true],
  ['直播实操培训', 9, 4, true],
  ['月季价格', 11, 3, true],
  ['招商银行', 11, 2, false],
  ['健身房', 6, 2, false],
  ['体检套餐', 5, 1, false],
  ['班车实时位置', 4, 1, false],
  ['快递柜', 3, 1, false],
];

/** Builds the search index of the park, and what was searched for. */
export async function fillSearch({ tx, today }: DemoContext): Promise<void> {
  await reindexAll(tx, contributions.search, new Date());
  await tx.insert(searchCounts).values(
    searches.flatMap(([keyword, days, times, isFound]) =>
      Array.from({ length: days }, (_, ago) => ({
        keyword,
        day: addDays(today, -1 - ago),
        times,
        misses: isFound ? 0 : times,
      })),
    ),
  );
}
