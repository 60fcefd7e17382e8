import type { SearchKind } from '@portal/contract/kinds';
import { asc, gt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.ts';

/** The searchable content of one result in one language, as plain text without markup. */
export interface SearchDocument {
  kind: SearchKind;
  refId: string;
  lang: string;
  section?: string | null;
  title: string;
  summary: string;
  text: string;
  /** Further words that find it, such as its tags. */
  tags?: readonly string[];
  publishedAt?: Date | null;
  /** Visible from this time until just before `visibleTo`; null or absent for no limit. */
  visibleFrom?: Date | null;
  visibleTo?: Date | null;
  /** 0 to 2; ranks a result before others of equal relevance. */
  weight?: number;
}

/** The next ids, in order, of the items whose documents contain the name of a code. */
export type ListHolders = (db: Db, code: string, after: string, limit: number) => Promise<string[]>;

/** The source of the documents of one kind. */
export interface SearchSource {
  kind: SearchKind;
  /** The next ids in order, including those of items that cannot be found. */
  listIds(tx: Db, after: string, limit: number): Promise<string[]>;
  /**
   * The documents of those items that may be found, one per language. Locks the rows it reads, so that a concurrent
   * writer's own refresh runs after this one.
   */
  readDocuments(tx: Db, ids: readonly string[]): Promise<SearchDocument[]>;
  /** The dictionaries whose names appear in its documents, each with the lookups for the items that contain a name. */
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
