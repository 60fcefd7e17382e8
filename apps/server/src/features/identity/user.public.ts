import type { OperatorRole } from '@portal/contract/operator-role';
import { retCodes } from '@portal/contract/ret-code';
import { and, arrayContains, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { heldRolesOf, viewHeldRoles } from '../../platform/session/held-roles.ts';
import { users } from './user.table.ts';

export type UserRow = typeof users.$inferSelect;

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** @throws {AppError} 500404 */
export async function getUser(db: Db, id: string): Promise<UserRow> {
  const row = await findUser(db, id);
  if (!row) throw notFound();
  return row;
}

/**
 * The account, locked until the transaction ends.
 * @throws {AppError} 500404
 */
export async function lockUser(tx: Db, id: string): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/**
 * An operator as the caller of work that a job does in their name, with the rights they have now; null once they can't
 * log in.
 */
export async function findOperator(db: Db, id: string, now: Date): Promise<Actor | null> {
  const [user] = await db
    .select({ ...getTableColumns(users), heldRoles: heldRolesOf(users.id, now) })
    .from(users)
    .where(eq(users.id, id));
  if (user?.status !== 'NORMAL') return null;
  const { userAccId, userType, operatorRoles } = user;
  const rest = { sessionId: '', enterpriseId: null, memberRole: null, auditStatus: '0' } as const;
  const customRoles = viewHeldRoles(user.heldRoles);
  return { userId: id, userAccId, userType, operatorRoles, customRoles, ...rest };
}

/**
 * Keeps an account from being frozen until the transaction ends; call it before rows are locked that freezing locks.
 * @throws {AppError} 500012 if it can't log in any more
 */
export async function requireActive(tx: Db, id: string): Promise<void> {
  const [user] = await tx.select({ status: users.status }).from(users).where(eq(users.id, id)).for('share');
  if (user?.status !== 'NORMAL') throw new AppError(retCodes.TRANSITION_REFUSED);
}

/** Names of the existing users, by id. */
export async function namesOfUsers(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, wanted));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Ids of all active operators with a role. */
export async function idsOfOperators(db: Db, role: OperatorRole): Promise<string[]> {
  const isOne = and(eq(users.status, 'NORMAL'), arrayContains(users.operatorRoles, [role]));
  const rows = await db.select({ id: users.id }).from(users).where(isOne);
  return rows.map(({ id }) => id);
}
