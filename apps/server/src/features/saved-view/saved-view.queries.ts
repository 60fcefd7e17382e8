import type { SavedView } from '@portal/contract/saved-view/public';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { savedViews } from './saved-view.table.ts';

export function viewSavedView({ id, name, query, columns }: typeof savedViews.$inferSelect): SavedView {
  return { viewId: id, name, query, columns };
}

export const listSavedViews = (db: Db, userId: string, list: string) =>
  db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.name));
