import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

export type FileVisibility = 'public' | 'member' | 'owner' | 'operator';

/** The recipe of a picture drawn by code; see packages/illustration. */
export interface DrawingRecipe {
  motif: string;
  seed: string;
  palette?: string;
  tone?: 'light' | 'tint' | 'deep';
}

/** One upload: a group of files under one id, each addressed as {fileId}_{index}. */
export const fileGroups = pgTable(
  'file_group',
  {
    id: text().primaryKey(),
    ownerUserId: text(),
    /** Enterprise whose members may read a file with visibility `owner`. */
    ownerEnterpriseId: text(),
    purpose: text().notNull(),
    visibility: text().$type<FileVisibility>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('file_group_owner').on(table.ownerUserId, table.createdAt)],
);

export const fileItems = pgTable(
  'file_item',
  {
    fileId: text()
      .notNull()
      .references(() => fileGroups.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    width: integer(),
    height: integer(),
    /** Key in the file store; null for a picture that is drawn from its recipe on the first request. */
    storageKey: text(),
    recipe: jsonb().$type<DrawingRecipe>(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.index] }),
    index('file_item_content').on(table.storageKey),
  ],
);
