import type { SearchKind } from '@portal/contract/kinds';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SearchSource } from '../../feature/search-source.ts';
import type { Db } from '../../platform/database/database.ts';
import { askForJob } from '../../platform/jobs/ask-for-job.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { queryOf } from '../../platform/text/bigrams.ts';
import { replaceFromSource } from './index-writes.ts';
import { kindMark } from './search-document.ts';
import { searchRenames } from './search-rename.table.ts';

const pagesOfSearch = ['search'];

/** Applies changed names; every change starts it. */
export const renamesJob = 'search.followRenames';

/**
 * Refreshes the index for these things from their tables, also after deletion. Call it in the transaction of every
 * write to them, after the write.
 */
export async function refreshDocuments(
  tx: Db,
  source: SearchSource,
  refIds: readonly string[],
  now: Date,
): Promise<void> {
  await replaceFromSource(tx, source, refIds, now);
  await invalidateTags(tx, pagesOfSearch);
}

/**
 * Records that a dictionary code has a new name under which many things may be indexed; a job started at once updates
 * their documents.
 */
export async function noteRename(
  tx: Db,
  sources: readonly SearchSource[],
  { list, code, renamedAt }: typeof searchRenames.$inferSelect,
): Promise<void> {
  if (!sources.some(({ holders }) => holders?.[list])) return;
  const target = [searchRenames.list, searchRenames.code];
  await tx
    .insert(searchRenames)
    .values({ list, code, renamedAt })
    .onConflictDoUpdate({ target, set: { renamedAt } });
  await askForJob(tx, renamesJob, {});
}

/** A list condition: the row's thing matches the keyword. A keyword without a letter or digit matches nothing. */
export function matchesKeyword(kind: SearchKind, idColumn: AnyPgColumn, keyword: string): SQL {
  const query = queryOf(keyword);
  if (!query) return sql`false`;
  const wanted = `'${kindMark(kind)}' & ${query.every}`;
  return sql`${idColumn} in (
    select ref_id from search_document where kind = ${kind} and words @@ ${wanted}::tsquery
  )`;
}
