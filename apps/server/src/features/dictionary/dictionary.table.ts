import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

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
    parentCode: text(),
    ext: jsonb(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.type, table.code] })],
);

export const tagInfos = pgTable('tag_info', {
  tagId: text().primaryKey(),
  name: text().notNull().unique(),
  group: text().notNull(),
  shield: smallint().notNull().default(0),
  sort: integer().notNull().default(0),
  version: integer().notNull().default(1),
});

export const regions = pgTable(
  'region',
  {
    regionId: text().primaryKey(),
    parentId: text(),
    name: text().notNull(),
    kind: text().notNull(),
    sort: integer().notNull().default(0),
    shield: smallint().notNull().default(0),
    version: integer().notNull().default(1),
  },
  (table) => [index('region_parent').on(table.parentId)],
);
