import type { QueueKind } from '@portal/contract/kinds';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** Who is working on an item. A claim made before the item entered its current state no longer counts. */
export const workClaims = pgTable(
  'work_claim',
  {
    kind: text().$type<QueueKind>().notNull(),
    refId: text().notNull(),
    claimedBy: text().notNull(),
    claimedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.refId] })],
);
