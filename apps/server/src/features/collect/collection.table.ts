import type { CollectChange } from '@portal/contract/collect/change';
import type { CollectTargetType } from '@portal/contract/kinds';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CollectTarget } from '../../feature/collect-source.ts';
import { commonColumns, instant } from '../../platform/database/columns.ts';

/** Items saved by users, each with the state they last saw. */
export const collections = pgTable(
  'collection',
  {
    ...commonColumns,
    userId: text().notNull(),
    targetType: text().$type<CollectTargetType>().notNull(),
    targetId: text().notNull(),
    /** Empty if in no group. */
    group: text().notNull().default(''),
    snapshot: jsonb().$type<CollectTarget>().notNull(),
    changedAt: instant(),
    changes: jsonb().$type<CollectChange[]>(),
  },
  (table) => [
    uniqueIndex('collection_target_of_user').on(table.userId, table.targetType, table.targetId),
    index('collection_order').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('collection_target').on(table.targetType, table.targetId),
  ],
);
