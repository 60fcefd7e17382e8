import type { SearchKind } from '@portal/contract/kinds';
import { asc, gt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.ts';

/** The searchable content of one result in one language. Plain texts without markup. */
export interface SearchDocument {
  kind: SearchKind;
  refId: string;
  lang: string;
  section?: string | null;
  title: string;
  summary: string;
  text: string;
  /** Words it is also found by, such as its tags. */
  tags?: readonly string[];
  publishedAt?: Date | null;
  /** It is found from then until before then; null or absent for no limit. */
  visibleFrom?: Date | null;
  visibleTo?: Date | null;
  /** 0 to 2; ranks a result before others of equal relevance. */
  weight?: number;
}

/** The next ids, in order, of the things that are found by the name of a code. */
export type ListHolders = (db: Db, code: string, after: string, limit: number) => Promise<string[]>;

/** The source of the documents of one kind. */
export interface SearchSource {
  kind: SearchKind;
  /** The next ids in order, whether they can be found or not. */
  listIds(tx: Db, after: string, limit: number): Promise<string[]>;
  /**
   * The documents of those ids that may be found, one for each language. Locks the rows it reads,
   * so that a writer's own refresh comes after this one.
   */
  readDocuments(tx: Db, ids: readonly string[]): Promise<SearchDocument[]>;
  /** The dictionaries whose names its documents hold, with those that hold the name of a code. */
  holders?: Readonly<Record<string, readonly ListHolders[]>>;
}

/** The ids of all rows of a table, in order. */
export const listIdsOf =
  (table: PgTable & { id: PgColumn }): SearchSource['listIds'] =>
  async (tx, after, limit) => {
    const rows = await tx
      .select({ id: table.id })
      .from(table as PgTable)
      .where(gt(table.id, after))
      .orderBy(asc(table.id))
      .limit(limit);
    return (rows as { id: string }[]).map(({ id }) => id);
  };
