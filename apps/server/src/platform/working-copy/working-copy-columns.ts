import { type SQL, sql } from 'drizzle-orm';
import { integer, jsonb, type PgColumn, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Of the one working copy of a text, until it is approved or discarded. */
export const workingCopyColumns = <Content>() => ({
  content: jsonb().$type<Content>().notNull(),
  /** Everybody who wrote in it; none of them may approve it. */
  authorIds: text().array().notNull(),
  submittedBy: text(),
  submittedAt: instant(),
  /** Null where it was not returned; empty where it came back by itself. */
  returnReason: text(),
  updatedAt: instant().notNull(),
});

/** Of what was approved, never changed afterwards. */
export const versionColumns = <Content>() => ({
  no: integer().notNull(),
  content: jsonb().$type<Content>().notNull(),
  authorIds: text().array().notNull(),
  /** Null for a text that was there before versions were kept. */
  approvedBy: text(),
  approvedAt: instant().notNull(),
});

/** The authors, and this one among them. */
export const withAuthor = (authorIds: PgColumn, userId: string): SQL =>
  sql`case when ${userId}::text = any(${authorIds}) then ${authorIds} else ${authorIds} || ${userId}::text end`;
