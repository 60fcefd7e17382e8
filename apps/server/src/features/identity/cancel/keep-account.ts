import type { accountKeep } from '@portal/contract/identity/cancel';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb, WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { sendMessage } from '../../message/message.public.ts';
import type { UserRow } from '../user.public.ts';
import { users } from '../user.table.ts';
import { cancelActions } from './cancel.policy.ts';

/** Withdraws the request to end an account; runs within a transaction. */
export async function clearCancellation(
  tx: Db,
  ctx: WriteContext,
  { id, cancelAt, version }: UserRow,
): Promise<number> {
  const now = ctx.now;
  await tx
    .update(users)
    .set({ cancelAt: null, version: version + 1, updatedAt: now, updatedBy: id })
    .where(eq(users.id, id));
  const before = { cancelAt: cancelAt?.getTime() ?? null };
  await writeLog(tx, ctx, { event: 'user.keep', entity: 'user', entityId: id, before });
  return version + 1;
}

/** A login during the grace period withdraws the request, with a message about it. */
export async function returnToAccount(tx: Db, ctx: WriteContext, user: UserRow): Promise<void> {
  await clearCancellation(tx, ctx, user);
  const message = { eventCode: 'CANCEL_STOPPED', userIds: [user.id], params: {} } as const;
  await sendMessage(tx, { ...message, link: paths.personPreserve(), now: ctx.now });
}

/** @throws {AppError} 500409, 500012 without a request */
export const keepAccount: Verb<typeof accountKeep> = (ctx, { version }) =>
  inTransaction(ctx.db, async (tx) => {
    const user = await lockVersion(tx, users, { id: ctx.actor.userId, version });
    if (!cancelActions(user, []).includes('keep')) throw new AppError(retCodes.TRANSITION_REFUSED);
    return { cancelAt: null, version: await clearCancellation(tx, ctx, user) };
  });
