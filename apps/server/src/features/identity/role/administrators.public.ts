import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, arrayContains, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { users } from '../user.table.ts';

const isAdministrator = and(
  eq(users.userType, '900'),
  eq(users.status, 'NORMAL'),
  arrayContains(users.operatorRoles, ['OP_ADMIN']),
);

/** Other administrators who can log in. */
export function listOtherAdministrators(db: Db, userId: string) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(isAdministrator, ne(users.id, userId)));
}

/**
 * One administrator must remain. The lock serialises administrators who revoke each other's role.
 * @throws {AppError} 500012 if `userId` is the last one
 */
export async function requireAnotherAdministrator(tx: Db, userId: string): Promise<void> {
  await takeTurn(tx, 'identity:administrators');
  if ((await listOtherAdministrators(tx, userId)).length === 0)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_last_administrator() });
}
