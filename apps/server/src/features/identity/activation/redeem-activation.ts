import { type activationRedeem, activationTries } from '@portal/contract/identity/activation';
import * as m from '@portal/texts/messages';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { hashPassword } from '../../../platform/passwords/hash-password.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { storePassword } from '../recovery/store-password.ts';
import { lockUser } from '../user.public.ts';
import { users } from '../user.table.ts';
import { hashCode } from '../verify-code/code-hash.ts';
import { activations } from './activation.table.ts';
import { awaitsActivation, isAwaitingActivation } from './awaits-activation.ts';

const codeWrong = () => fieldsRefused({ activationCode: m.activation_code_wrong() });

/**
 * Counts an attempt before the code is compared, outside any transaction, so that neither parallel guesses nor a
 * rollback allow more attempts.
 */
async function proveActivation(
  db: Db,
  ctx: Context<Actor | null>,
  { loginName, activationCode }: { loginName: string; activationCode: string },
): Promise<string> {
  const named = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.loginName})`, loginName.toLowerCase()), awaitsActivation()));
  const [row] = await db
    .update(activations)
    .set({ tries: sql`${activations.tries} + 1` })
    .where(
      and(
        inArray(activations.userId, named),
        lt(activations.tries, activationTries),
        isNull(activations.usedAt),
        gt(activations.expiresAt, ctx.now),
      ),
    )
    .returning({ userId: activations.userId, codeHash: activations.codeHash });
  if (row?.codeHash !== hashCode(row?.userId ?? '', activationCode)) throw codeWrong();
  return row.userId;
}

/**
 * Sets the first password of an account; of several calls at once with the same code, one succeeds.
 * @throws {AppError} 100002 at the code, for unknown names and wrong, expired, used and too often tried codes alike
 */
export const redeemActivation: Verb<typeof activationRedeem> = async (ctx, given) => {
  const userId = await proveActivation(ctx.db, ctx, given);
  const passwordHash = await hashPassword(given.newPassword);
  await inTransaction(ctx.db, async (tx) => {
    const user = await lockUser(tx, userId);
    const used = await tx
      .update(activations)
      .set({ usedAt: ctx.now })
      .where(
        and(
          eq(activations.userId, userId),
          // A new code may have replaced this one in the meantime.
          eq(activations.codeHash, hashCode(userId, given.activationCode)),
          isNull(activations.usedAt),
        ),
      )
      .returning({ userId: activations.userId });
    if (used.length === 0 || !isAwaitingActivation(user)) throw codeWrong();
    await storePassword(tx, { ...ctx, actor: null }, user, { passwordHash, event: 'user.activate' });
  });
  return { done: true };
};
