import type { activationOpen } from '@portal/contract/identity/activation';
import { groupedCode } from '@portal/contract/identity/activation';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { asc, inArray } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { openActivations } from '../activation.public.ts';
import { users } from '../user.table.ts';

/**
 * Opens activations for an administrator to hand over; accounts that have a password of their own are left out.
 * @throws {AppError} 500012 if there is none left
 */
export const openCodes: Verb<typeof activationOpen> = (ctx, { data: { userIds } }) =>
  inTransaction(ctx.db, async (tx) => {
    const opened = await openActivations(tx, ctx, userIds);
    if (opened.size === 0)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.activation_needless() });
    const rows = await tx
      .select({ userId: users.id, name: users.name, loginName: users.loginName })
      .from(users)
      .where(inArray(users.id, [...opened.keys()]))
      .orderBy(asc(users.name), asc(users.id));
    return rows.flatMap((row) => {
      const activation = opened.get(row.userId);
      if (!activation) return [];
      return { ...row, code: groupedCode(activation.code), expiresAt: activation.expiresAt.getTime() };
    });
  });
