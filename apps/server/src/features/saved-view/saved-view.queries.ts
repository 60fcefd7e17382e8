import type { SavedView } from '@portal/contract/saved-view/public';
import { and, arrayOverlaps, asc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { users } from '../identity/user.table.ts';
import { savedViews } from './saved-view.table.ts';

type View = typeof savedViews.$inferSelect;

/** Those with whom a user shares views: operators with one of their roles, or the members of their enterprise. */
export const circlesOf = ({
  operatorRoles,
  customRoles = [],
  enterpriseId,
}: Pick<Actor, 'operatorRoles' | 'customRoles' | 'enterpriseId'>): string[] => {
  const roles = [...operatorRoles, ...customRoles.map(({ id }) => id)];
  return roles.length > 0 || enterpriseId === null ? roles : [enterpriseId];
};

export const viewSavedView = (
  { id, name, query, columns, sharedWith, userId }: View,
  reader: Pick<Actor, 'userId'>,
  ownerName = '',
): SavedView => ({
  viewId: id,
  name,
  query,
  columns,
  isShared: sharedWith.length > 0,
  isMine: userId === reader.userId,
  ownerName,
});

/** A user's own views of a list. */
export const listOwnViews = (db: Db, userId: string, list: string): Promise<View[]> =>
  db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.name));

const isSharedWith = (circles: readonly string[]): SQL | undefined =>
  circles.length === 0
    ? undefined
    : and(sql`${savedViews.sharedWith} <> '{}'`, arrayOverlaps(savedViews.sharedWith, [...circles]));

/** The views of a list that a user sees: their own first, then those of colleagues. */
export async function listSeenViews(db: Db, reader: Actor, list: string): Promise<SavedView[]> {
  const isMine = eq(savedViews.userId, reader.userId);
  const rows = await db
    .select({ view: getTableColumns(savedViews), ownerName: users.name })
    .from(savedViews)
    .leftJoin(users, eq(users.id, savedViews.userId))
    .where(and(eq(savedViews.list, list), or(isMine, isSharedWith(circlesOf(reader)))))
    .orderBy(sql`${isMine} desc`, asc(savedViews.name), asc(savedViews.id));
  return rows.map(({ view, ownerName }) => viewSavedView(view, reader, ownerName ?? ''));
}

/** More colleagues than anyone chooses from a list. */
const maxColleagues = 200;

/** The colleagues of a user, by name. */
export async function listColleagues(db: Db, actor: Actor): Promise<{ userId: string; name: string }[]> {
  const circles = circlesOf(actor);
  const isInCircle =
    actor.operatorRoles.length > 0
      ? arrayOverlaps(users.operatorRoles, [...actor.operatorRoles])
      : inArray(users.enterpriseId, circles);
  if (circles.length === 0) return [];
  return db
    .select({ userId: users.id, name: users.name })
    .from(users)
    .where(and(isInCircle, ne(users.id, actor.userId), eq(users.status, 'NORMAL')))
    .orderBy(asc(users.name), asc(users.id))
    .limit(maxColleagues);
}
