import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Menu trees of the whole product, including pages that are not built yet. A tree is `enterprise`, `person`,
 * `operator`, or the code of an operator's role.
 */
export const menuItems = pgTable(
  'menu_item',
  {
    tree: text().notNull(),
    resNo: text().notNull(),
    parentNo: text(),
    resUrl: text().notNull(),
    name: text().notNull(),
    icon: text().notNull(),
    sort: integer().notNull(),
    enabled: boolean().notNull().default(true),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.tree, table.resNo] }),
    index('menu_item_order').on(table.tree, table.sort),
  ],
);
