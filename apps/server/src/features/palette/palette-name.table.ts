import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NamedKind } from '../../feature/palette-source.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Names of enterprises, people and pages. Triggers of their tables write the names, so no writer has to know of it; a
 * job adds what they are found by, because only the program knows pinyin.
 */
export const paletteNames = pgTable(
  'palette_name',
  {
    kind: text().$type<NamedKind>().notNull(),
    refId: text().notNull(),
    names: text().array().notNull(),
    /** Beginnings of the names from every character: as written, as pinyin, as initials. Null until the job ran. */
    keys: tsvector(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.refId] }),
    index('palette_name_keys').using('gin', table.keys),
    index('palette_name_new').on(table.kind, table.refId).where(sql`keys is null`),
  ],
);
