import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { refusedAt } from '../../../platform/http/app-error.ts';
import { endSessions } from '../../../platform/session/end-sessions.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import { sendMessage } from '../../message/message.public.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';

export const sameAsOld = () => refusedAt('phoneNumber', retCodes.PHONE_IN_USE, m.fault_same_phone());

/** @throws {AppError} 200012 for the account's current number, or one of another account of its type */
export async function requireFreePhone(db: Db, user: UserRow, phoneNumber: string): Promise<void> {
  if (phoneNumber === user.phoneNumber) throw sameAsOld();
  const holders = await db.$count(
    users,
    and(eq(users.phoneNumber, phoneNumber), eq(users.userType, user.userType), ne(users.status, 'CANCELLED')),
  );
  if (holders > 0) throw refusedAt('phoneNumber', retCodes.PHONE_IN_USE);
}

interface Move {
  user: UserRow;
  phoneNumber: string;
  now: Date;
  /** Who moves the account, and the one session that stays open. */
  by: { userId: string; sessionId?: string };
}

/**
 * Moves an account to another number, notifies the old number and ends the sessions; runs within a transaction.
 * @throws {AppError} 200012
 */
export async function movePhone(tx: Db, { user, phoneNumber, now, by }: Move): Promise<void> {
  // Changes to the same number are serialised, or two accounts could pass the check together.
  await takeTurn(tx, `phone:${phoneNumber}`);
  await requireFreePhone(tx, user, phoneNumber);
  // Sent before the change, so that it reaches the old number.
  await sendMessage(tx, {
    eventCode: 'PHONE_CHANGED',
    userIds: [user.id],
    link: paths.personPreserve(),
    now,
    params: { time: now.getTime(), phone: maskPhone(phoneNumber) },
  });
  await tx
    .update(users)
    .set({ phoneNumber, updatedAt: now, updatedBy: by.userId, version: sql`${users.version} + 1` })
    .where(eq(users.id, user.id));
  await endSessions(tx, { userId: user.id, except: by.sessionId }, 'PASSWORD');
}
