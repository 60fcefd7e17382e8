import type { SearchKind } from '@portal/contract/kinds';
import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** Written in tsvector text format, because PostgreSQL's own parser cannot split Chinese into words. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The search index: one row per thing and language, written together with the thing itself. */
export const searchDocuments = pgTable(
  'search_document',
  {
    kind: text().$type<SearchKind>().notNull(),
    refId: text().notNull(),
    lang: text().notNull(),
    /** The part of the link besides the id. */
    section: text(),
    title: text().notNull(),
    summary: text().notNull(),
    text: text().notNull(),
    publishedAt: instant(),
    visibleFrom: instant(),
    visibleTo: instant(),
    /** 0 to 2; among equal matches the higher comes first. */
    weight: integer().notNull().default(0),
    /** Words of the title alone, so that hits in titles are found without reading other hits. */
    titleWords: tsvector().notNull(),
    /**
     * The same, each prefixed with the kind, so that PostgreSQL's statistics show how common a word is within its kind.
     */
    kindWords: tsvector().generatedAlwaysAs(sql`words_of_kind(kind, title_words)`),
    /** All words: title A, summary B, text C; and the marker of the kind. */
    words: tsvector().notNull(),
    /** How the title sounds, and its Latin words with one letter missing (`platform/text/near-words.ts`). */
    nearWords: tsvector().notNull().default(''),
    /** The version of the index that the row was written for; older rows are renewed in the background. */
    indexVersion: integer().notNull().default(0),
    indexedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.refId, table.lang] }),
    index('search_document_title_words').using('gin', table.titleWords),
    index('search_document_words').using('gin', table.words),
    index('search_document_near_words').using('gin', table.nearWords),
    index('search_document_version').on(table.indexVersion, table.kind, table.refId),
    index('search_document_kind_words').using('gin', table.kindWords),
    index('search_document_published').on(table.publishedAt.desc()),
    index('search_document_kind_published').on(table.kind, table.publishedAt.desc()),
  ],
);
