import { type SQL, sql } from 'drizzle-orm';
import { integer, jsonb, type PgColumn, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** The columns of a text's working copy, which exists until it is approved or discarded. */
export const workingCopyColumns = <Content>() => ({
  content: jsonb().$type<Content>().notNull(),
  /** Users who edited the text; none of them may approve it. */
  authorIds: text().array().notNull(),
  submittedBy: text(),
  submittedAt: instant(),
  /** Null unless it was returned; empty when it was returned automatically. */
  returnReason: text(),
  updatedAt: instant().notNull(),
});

/** The columns of an approved version, which is immutable. */
export const versionColumns = <Content>() => ({
  no: integer().notNull(),
  content: jsonb().$type<Content>().notNull(),
  authorIds: text().array().notNull(),
  /** Null for a text that is older than the version history. */
  approvedBy: text(),
  approvedAt: instant().notNull(),
});

/** The authors, with this user added if missing. */
export const withAuthor = (authorIds: PgColumn, userId: string): SQL =>
  sql`case when ${userId}::text = any(${authorIds}) then ${authorIds} else ${authorIds} || ${userId}::text end`;
