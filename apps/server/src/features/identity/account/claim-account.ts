import type { claimQueryDetail, claimSubmit } from '@portal/contract/identity/claim';
import { retCodes } from '@portal/contract/ret-code';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { hashPassword } from '../../../platform/passwords/hash-password.ts';
import { storePassword } from '../recovery/store-password.ts';
import { getUser, lockUser } from '../user.public.ts';
import { unclaimedEnd } from './unclaimed.ts';

export const getClaim: Verb<typeof claimQueryDetail> = async ({ db, actor }) => {
  const endsAt = unclaimedEnd(await getUser(db, actor.userId));
  return { isUnclaimed: endsAt !== null, endsAt: endsAt?.getTime() ?? null };
};

/** @throws {AppError} 500012 if the account has a password */
export const claimAccount: Verb<typeof claimSubmit> = async (ctx, { password_sha: sha }) => {
  const passwordHash = await hashPassword(sha);
  await inTransaction(ctx.db, async (tx) => {
    const user = await lockUser(tx, ctx.actor.userId);
    if (user.unclaimedSince === null) throw new AppError(retCodes.TRANSITION_REFUSED);
    await storePassword(tx, ctx, user, { passwordHash, event: 'user.changePassword' });
  });
  return { done: true };
};
