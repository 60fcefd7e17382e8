import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Dictionary entries: a type and its codes. */
export const businessData = pgTable(
  'business_data',
  {
    type: text().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    sort: integer().notNull().default(0),
    /** 1 hides the entry from selection; rows that use it keep its name. */
    shield: smallint().notNull().default(0),
    /** The entry that it was merged into, which whatever referred to it refers to since; it is never offered again. */
    mergedInto: text(),
    parentCode: text(),
    ext: jsonb(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.code] }),
    check('business_data_merged', sql`merged_into is null or (shield = 1 and merged_into <> code)`),
  ],
);

export const tagInfos = pgTable(
  'tag_info',
  {
    tagId: text().primaryKey(),
    name: text().notNull().unique(),
    group: text().notNull(),
    shield: smallint().notNull().default(0),
    mergedInto: text(),
    sort: integer().notNull().default(0),
    version: integer().notNull().default(1),
  },
  () => [check('tag_info_merged', sql`merged_into is null or (shield = 1 and merged_into <> tag_id)`)],
);

export const regions = pgTable(
  'region',
  {
    regionId: text().primaryKey(),
    parentId: text(),
    name: text().notNull(),
    kind: text().notNull(),
    sort: integer().notNull().default(0),
    shield: smallint().notNull().default(0),
    mergedInto: text(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('region_parent').on(table.parentId),
    check('region_merged', sql`merged_into is null or (shield = 1 and merged_into <> region_id)`),
  ],
);
