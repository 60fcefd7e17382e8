import type { activationMail } from '@portal/contract/identity/activation';
import { groupedCode } from '@portal/contract/identity/activation';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import { languages } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { enterMails } from '../../../platform/mail/enter-mail.ts';
import { isMailSet } from '../../../platform/mail/is-mail-set.ts';
import { readPark } from '../../site/park.public.ts';
import { openActivations } from '../activation.public.ts';
import { lockUser } from '../user.public.ts';

/**
 * Sends a new activation code to an address, in the language of the account. The outbox clears the text once it is
 * sent.
 * @throws {AppError} 500012 without a mail server, or for an account with a password of its own
 */
export const mailActivation: Verb<typeof activationMail> = (ctx, { userId, data: { address } }) => {
  if (!isMailSet(ctx.env))
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.activation_mail_unset() });
  return inTransaction(ctx.db, async (tx) => {
    const { name, loginName, language: chosen } = await lockUser(tx, userId);
    const language = languages.find((one) => one === chosen) ?? 'zh';
    const activation = (await openActivations(tx, ctx, [userId])).get(userId);
    if (!activation) throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.activation_needless() });
    const park = (await readPark(tx)).name;
    const written = inLanguage(language, () => ({
      subject: m.activation_mail_subject({ park }),
      body: m.activation_mail_body({
        name,
        park,
        loginName,
        code: groupedCode(activation.code),
        address: `${ctx.env.PUBLIC_URL}${paths.activate(loginName)}`,
      }),
    }));
    await enterMails(tx, ctx.clock, [{ ...written, address, language, link: null }]);
    return { expiresAt: activation.expiresAt.getTime() };
  });
};
