import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../platform/database/columns.ts';

/** Words of the park that mean the same, in four languages. */
export const synonyms = pgTable(
  'search_synonym',
  {
    ...commonColumns,
    zh: text().array().notNull(),
    en: text().array().notNull(),
    es: text().array().notNull(),
    ja: text().array().notNull(),
    /** All of them as they are compared. */
    words: text().array().notNull(),
  },
  (table) => [
    index('search_synonym_words').using('gin', table.words),
    index('search_synonym_updated').on(table.updatedAt, table.id),
  ],
);
