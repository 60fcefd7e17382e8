import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/database.ts';

/** A message, worded in the reader's language. */
export type Words = () => string;

/** Reads what things are called, by their ids. */
export type NameSource = (db: Db, ids: string[]) => Promise<{ id: string; name: string | null }[]>;

/** A kind of thing that has names, and the list of those that stand in lists. */
export type Named = readonly [entity: string, list?: string];

/**
 * What the log says of a feature's things. Keys of verbs, fields, codes and ids are plain names; `entity.name` where
 * a name means something else for one entity.
 */
export interface LogWords {
  /** What the things are called, by the entity they are logged as. */
  entities?: Readonly<Record<string, Words>>;
  /** What is done to them. */
  verbs?: Readonly<Record<string, Words>>;
  /** Where their names are read; several features may know things of one entity. */
  names?: Readonly<Record<string, NameSource>>;
  /** Entities of which the log keeps the title when one is deleted for good. */
  keepsTitles?: readonly string[];
  /** What the values are called that an entry compares. */
  fields?: Readonly<Record<string, Words>>;
  /** What the codes among the values stand for. */
  codes?: Readonly<Record<string, Readonly<Record<string, Words | string>>>>;
  /** What the values are ids or codes of. */
  ids?: Readonly<Record<string, Named>>;
  /** Fields whose values are HTML. */
  html?: readonly string[];
}

/** The names of a table's rows. */
export const namesIn =
  (table: PgTable, id: PgColumn, name: PgColumn | SQL): NameSource =>
  (db, ids) =>
    db
      .select({ id: sql<string>`${id}`, name: sql<string | null>`${name}` })
      .from(table)
      .where(inArray(id, ids));
