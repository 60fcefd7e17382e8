import type { PhoneAppealState } from '@portal/contract/phone-appeal';
import { phoneAppealTransitions } from '@portal/contract/phone-appeal';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { movePhone } from '../account/move-phone.ts';
import { lockUser, type UserRow } from '../user.public.ts';
import { appealLink, closeAppeal } from './close-appeal.ts';
import type { PhoneAppealRecord } from './phone-appeal.policy.ts';
import { phoneAppeals } from './phone-appeal.table.ts';

interface Operation {
  id: string;
  event: 'accept' | 'refuse';
  version: number;
  opinion: string;
}

interface Known {
  user: UserRow;
  appeal: PhoneAppealRecord;
  opinion: string;
  now: Date;
  by: string;
}

/** What each decision does beyond the appeal's row, and what the applicant is told. */
const effects: Record<Operation['event'], (tx: Db, known: Known) => Promise<void>> = {
  async accept(tx, { user, appeal: { newPhoneNumber, oldPhoneNumber }, opinion, now, by }) {
    if (user.status !== 'NORMAL' || user.phoneNumber !== oldPhoneNumber)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_appeal_overtaken() });
    await movePhone(tx, { user, phoneNumber: newPhoneNumber, now, by: { userId: by } });
    // After the change: this one reaches the new number.
    await sendMessage(tx, {
      eventCode: 'PHONE_APPEAL_ACCEPTED',
      userIds: [user.id],
      link: '/person-preserve',
      now,
      params: { phone: maskPhone(newPhoneNumber), opinion },
    });
  },
  refuse: (tx, { user, opinion, now }) =>
    sendMessage(tx, {
      eventCode: 'PHONE_APPEAL_REFUSED',
      userIds: [user.id],
      link: appealLink,
      now,
      params: { opinion },
    }),
};

/**
 * An administrator's decision on an appeal; who accepts it moves the account to the new number and ends its
 * sessions.
 * @throws {AppError} 500404, 500409, 500012 also for an account that has changed since, 300002 for his own, 200012
 */
export async function operateAppeal(
  ctx: Context,
  { id, event, version, opinion }: Operation,
): Promise<{ state: PhoneAppealState; version: number }> {
  const by = ctx.actor.userId;
  return inTransaction(ctx.db, async (tx) => {
    const [known] = await tx.select().from(phoneAppeals).where(eq(phoneAppeals.id, id));
    if (!known) throw notFound();
    // The account first, as everybody else who changes both.
    const user = await lockUser(tx, known.userId);
    const [appeal = known] = await tx
      .select()
      .from(phoneAppeals)
      .where(eq(phoneAppeals.id, id))
      .for('update');
    requireVersion(appeal, version);
    const state = nextState(phoneAppealTransitions, appeal.state, event);
    if (appeal.userId === by) throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_own_appeal() });
    const now = ctx.now;
    await effects[event](tx, { user, appeal, opinion, now, by });
    const next = await closeAppeal(tx, appeal, {
      state: event === 'accept' ? 'ACCEPTED' : 'REFUSED',
      now,
      by,
      opinion,
      event: { event, params: { reason: opinion }, by: { agent: 'PLATFORM' } },
    });
    const { oldPhoneNumber, newPhoneNumber } = appeal;
    await writeLog(tx, ctx, {
      event: `phoneAppeal.${event}`,
      entity: 'phoneAppeal',
      entityId: id,
      reason: opinion,
      before: { state: appeal.state, ...(event === 'accept' ? { phoneNumber: oldPhoneNumber } : {}) },
      after: {
        state,
        userId: appeal.userId,
        ...(event === 'accept' ? { phoneNumber: newPhoneNumber } : {}),
      },
    });
    return { state, version: next };
  });
}
