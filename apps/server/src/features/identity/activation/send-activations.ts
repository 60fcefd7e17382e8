import type { activationSendAll } from '@portal/contract/identity/activation';
import { groupedCode } from '@portal/contract/identity/activation';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { inArray } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { enterAllSms } from '../../../platform/sms/enter-sms.ts';
import { isSmsSet } from '../../../platform/sms/is-sms-set.ts';
import { openActivations } from '../activation.public.ts';
import { users } from '../user.table.ts';

/**
 * Sends new activation codes to the numbers of several accounts, in the background. Those with a password of their own
 * are left out.
 * @throws {AppError} 500012 without a provider, or if no account is left
 */
export const sendActivations: Verb<typeof activationSendAll> = (ctx, { data: { userIds } }) => {
  if (!isSmsSet(ctx.env))
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.activation_sms_unset() });
  return inTransaction(ctx.db, async (tx) => {
    const opened = await openActivations(tx, ctx, userIds);
    if (opened.size === 0)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.activation_needless() });
    const rows = await tx
      .select({ id: users.id, phoneNumber: users.phoneNumber })
      .from(users)
      .where(inArray(users.id, [...opened.keys()]));
    await enterAllSms(
      tx,
      ctx.clock,
      rows.map(({ id, phoneNumber }) => {
        const code = groupedCode(opened.get(id)?.code ?? '');
        const title = inLanguage('zh', () => m.activation_sms({ code }));
        return { phoneNumber, template: 'MESSAGE', parameters: { title }, notBefore: null };
      }),
    );
    return { sent: rows.length };
  });
};
