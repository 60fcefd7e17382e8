import type { activationSend } from '@portal/contract/identity/activation';
import { groupedCode } from '@portal/contract/identity/activation';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { enterSms } from '../../../platform/sms/enter-sms.ts';
import { isSmsSet } from '../../../platform/sms/is-sms-set.ts';
import { openActivations } from '../activation.public.ts';
import { lockUser } from '../user.public.ts';
import { refuseByProvider } from '../verify-code/describe-refusal.ts';

/**
 * Sends a new activation code to the number of its account. The administrator does not see it.
 * @throws {AppError} 500012 without a provider, or for an account with a password of its own
 */
export const sendActivation: Verb<typeof activationSend> = async (ctx, { userId }) => {
  if (!isSmsSet(ctx.env))
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.activation_sms_unset() });
  const sent = await inTransaction(ctx.db, async (tx) => {
    const { phoneNumber } = await lockUser(tx, userId);
    const activation = (await openActivations(tx, ctx, [userId])).get(userId);
    if (!activation) throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.activation_needless() });
    const title = inLanguage('zh', () => m.activation_sms({ code: groupedCode(activation.code) }));
    const smsId = await enterSms(tx, ctx.clock, { phoneNumber, template: 'MESSAGE', parameters: { title } });
    return { smsId, expiresAt: activation.expiresAt };
  });
  await ctx.outbox.deliver(sent.smsId).catch(refuseByProvider);
  return { expiresAt: sent.expiresAt.getTime() };
};
