import type { SearchKind } from '@portal/contract/kinds';
import { maxCounted, maxListed, type searchQueryList } from '@portal/contract/search/public';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { queryOf } from '../../platform/text/bigrams.ts';
import { countKinds, type KindCount, listFound, searching, type Wanted } from './search.queries.ts';
import { viewFound } from './search.view.ts';

type Input = z.output<typeof searchQueryList.input>;
type Result = z.output<typeof searchQueryList.output>;

/** The number of matches of the requested kind, or of all kinds. */
function totalOf(kinds: readonly KindCount[], kind: SearchKind | undefined) {
  const counted = kind ? kinds.filter((entry) => entry.kind === kind) : kinds;
  const sum = counted.reduce((total, { count }) => total + count, 0);
  const totalIsExact = sum <= maxCounted && counted.every(({ isExact }) => isExact);
  return { total: Math.min(sum, maxCounted), totalIsExact, listed: totalIsExact ? sum : maxListed };
}

/** Searches the whole site; a keyword without a letter or digit finds nothing. */
export async function searchSite(db: Db, input: Input, now: Date): Promise<Result> {
  const { keyword, kind, lang, pageNo, pageSize } = input;
  const query = queryOf(keyword);
  if (!query) return { rows: [], total: 0, totalIsExact: true, listed: 0, pageNo, pageSize, kinds: [] };
  // Texts without a translation are found in Chinese.
  const wanted: Wanted = { query, langs: lang === 'zh' ? ['zh'] : [lang, 'zh'], now };
  const offset = (pageNo - 1) * pageSize;
  return searching(db, async (tx) => {
    const kinds = await countKinds(tx, wanted);
    const totals = totalOf(kinds, kind);
    const limit = Math.min(pageSize, totals.listed - offset);
    const page = { kind, isExact: totals.totalIsExact, limit, offset };
    const rows = limit > 0 ? await listFound(tx, wanted, page) : [];
    return {
      ...totals,
      rows: rows.map((row) => viewFound(row, keyword)),
      pageNo,
      pageSize,
      kinds: kinds.toSorted((a, b) => b.count - a.count),
    };
  });
}
