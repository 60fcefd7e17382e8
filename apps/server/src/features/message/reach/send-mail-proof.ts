import type { messageSendMailProof } from '@portal/contract/message/reach';
import { retCodes } from '@portal/contract/ret-code';
import type { Language } from '@portal/texts/languages';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { users } from '../../identity/user.table.ts';
import { mailProofs } from '../message.table.ts';
import { getReach } from './get-reach.ts';
import { askForProof } from './mail-proof.public.ts';

const pauseMs = 60_000;

/**
 * Sends the caller the link that confirms their mail address.
 * @throws {AppError} 500404 without an address, 100004 within a minute of the last one
 */
export const sendMailProof: Verb<typeof messageSendMailProof> = (ctx) =>
  inTransaction(ctx.db, async (tx) => {
    const { userId } = ctx.actor;
    // The account's row keeps two calls apart.
    const [user] = await tx
      .select({ address: users.email, language: users.language })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!user?.address) throw notFound();
    const [last] = await tx
      .select({ askedAt: mailProofs.askedAt })
      .from(mailProofs)
      .where(eq(mailProofs.userId, userId));
    const freeInMs = last ? last.askedAt.getTime() + pauseMs - ctx.now.getTime() : 0;
    if (freeInMs > 0)
      throw new AppError(retCodes.TOO_FREQUENT, { data: { retryAfter: Math.ceil(freeInMs / 1_000) } });
    await askForProof(tx, ctx, { userId, address: user.address, language: user.language as Language });
    return getReach(tx, userId, ctx.now);
  });
