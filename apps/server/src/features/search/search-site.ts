import type { SearchKind } from '@portal/contract/kinds';
import { maxCounted, maxListed, type SearchStep, type searchQueryList } from '@portal/contract/search/public';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { findMeant } from './find-meant.ts';
import {
  countKinds,
  inGroups,
  isVisible,
  type KindCount,
  listFound,
  listNearest,
  searching,
  type Wanted,
} from './search.queries.ts';
import { viewFound } from './search.view.ts';
import { understand } from './understand.ts';

type Input = z.output<typeof searchQueryList.input>;
type Result = z.output<typeof searchQueryList.output>;

const maxNearest = 10;

/** The number of matches of the requested kind, or of all kinds. */
function totalOf(kinds: readonly KindCount[], kind: SearchKind | undefined) {
  const counted = kind ? kinds.filter((entry) => entry.kind === kind) : kinds;
  const sum = counted.reduce((total, { count }) => total + count, 0);
  const totalIsExact = sum <= maxCounted && counted.every(({ isExact }) => isExact);
  return { total: Math.min(sum, maxCounted), totalIsExact, listed: totalIsExact ? sum : maxListed };
}

interface Tried {
  wanted: Wanted;
  kinds: KindCount[];
  /** Null if the keyword was taken as it is. */
  corrected: SearchStep | null;
}

/** What the reader's language shows: texts without a translation are found in Chinese. */
const languagesOf = ({ lang }: Pick<Input, 'lang'>): Wanted['langs'] =>
  lang === 'zh' ? ['zh'] : [lang, 'zh'];

/** Searches for the keyword, and if there is nothing, for what it may have been meant for. */
async function tryKeyword(tx: Db, input: Input, now: Date): Promise<Tried | null> {
  const isLiteral = input.literal === '1';
  const langs = languagesOf(input);
  const without = input.without === '' ? [] : input.without.split(',');
  const query = await understand(tx, { keyword: input.keyword, langs, isLiteral, without });
  if (!query) return null;
  const wanted: Wanted = { query, langs, now };
  const kinds = await countKinds(tx, wanted);
  const asTyped = { wanted, kinds, corrected: null };
  // Who takes words back knows what was typed.
  if (kinds.length > 0 || isLiteral || without.length > 0) return asTyped;
  const meant = await findMeant(tx, input.keyword, isVisible(wanted));
  const corrected = meant && (await understand(tx, { keyword: meant.keyword, langs }));
  if (!corrected) return asTyped;
  const instead = { ...wanted, query: corrected };
  const found = await countKinds(tx, instead);
  return found.length > 0 ? { wanted: instead, kinds: found, corrected: meant.by } : asTyped;
}

const nothing = ({ keyword, pageNo, pageSize }: Input): Result => ({
  rows: [],
  total: 0,
  totalIsExact: true,
  listed: 0,
  pageNo,
  pageSize,
  kinds: [],
  understood: { step: 'PHRASE', keyword, words: [] },
});

/** Searches the whole site; a keyword without a letter or digit finds nothing. */
export function searchSite(db: Db, input: Input, now: Date): Promise<Result> {
  const { kind, pageNo, pageSize } = input;
  const offset = (pageNo - 1) * pageSize;
  return searching(db, async (tx) => {
    const tried = await tryKeyword(tx, input, now);
    if (!tried) return nothing(input);
    const { wanted, kinds, corrected } = tried;
    const { keyword, words } = wanted.query;
    const isNothing = kinds.length === 0;
    const totals = totalOf(kinds, kind);
    const limit = Math.min(pageSize, totals.listed - offset);
    const isGrouped = input.grouped === '1' && kind === undefined;
    const part = isGrouped ? inGroups : { limit, offset };
    const found = limit > 0 ? await listFound(tx, wanted, { kind, isExact: totals.totalIsExact, part }) : [];
    const nearest = isGrouped ? inGroups : { limit: maxNearest, offset: 0 };
    const rows = isNothing && input.literal === '0' ? await listNearest(tx, wanted, nearest) : found;
    const shown = rows.map((row) => ({
      ...viewFound(row, wanted.query),
      ...(corrected && { step: corrected }),
    }));
    return {
      ...nothing(input),
      ...totals,
      rows: shown,
      kinds: kinds.toSorted((a, b) => b.count - a.count),
      understood: { step: isNothing ? 'NEAREST' : (shown[0]?.step ?? 'PHRASE'), keyword, words },
    };
  });
}
