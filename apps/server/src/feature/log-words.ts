import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Db } from '../platform/database/database.ts';

/** A message, worded in the reader's language. */
export type Words = () => string;

/** Looks up names by id. */
export type NameSource = (db: Db, ids: string[]) => Promise<{ id: string; name: string | null }[]>;

/** An entity whose rows have names, and optionally the list that the name appears in. */
export type Named = readonly [entity: string, list?: string];

/**
 * The feature's wording for the log. Keys of verbs, fields, codes and ids are plain names, or `entity.name` where a
 * name has another meaning for one entity.
 */
export interface LogWords {
  /** Labels of the entities, by their name in the log. */
  entities?: Readonly<Record<string, Words>>;
  /** Labels of the verbs in event names. */
  verbs?: Readonly<Record<string, Words>>;
  /** Sources of row names, by entity; several features may contribute to one entity. */
  names?: Readonly<Record<string, NameSource>>;
  /** Entities whose title stays in the log after one of them is permanently deleted. */
  keepsTitles?: readonly string[];
  /** Forms whose fields a log entry compares; the log uses their labels. */
  forms?: readonly z.ZodType[];
  /** Labels of compared fields that no form has, or that forms label differently. */
  fields?: Readonly<Record<string, Words>>;
  /** Labels of the codes that appear as values. */
  codes?: Readonly<Record<string, Readonly<Record<string, Words | string>>>>;
  /** The entities that ids and codes among the values refer to. */
  ids?: Readonly<Record<string, Named>>;
  /** Fields whose values are HTML. */
  html?: readonly string[];
}

/** Name source for the rows of a table. */
export const namesIn =
  (table: PgTable, id: PgColumn, name: PgColumn | SQL): NameSource =>
  (db, ids) =>
    db
      .select({ id: sql<string>`${id}`, name: sql<string | null>`${name}` })
      .from(table)
      .where(inArray(id, ids));
