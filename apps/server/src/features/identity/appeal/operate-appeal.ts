import { type phoneAppealOperate, phoneAppealTransitions } from '@portal/contract/identity/phone-appeal';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { maskPhone } from '../../../platform/text/mask.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { movePhone } from '../account/move-phone.ts';
import { lockUser, type UserRow } from '../user.public.ts';
import { appealLink, closeAppeal } from './close-appeal.ts';
import type { PhoneAppealRecord } from './phone-appeal.policy.ts';
import { phoneAppeals } from './phone-appeal.table.ts';

type Event = InputOf<typeof phoneAppealOperate>['event'];

interface AppealTransition {
  user: UserRow;
  appeal: PhoneAppealRecord;
  opinion: string;
  now: Date;
  by: string;
}

/** What each decision does beyond updating the appeal's row, and the message it sends. */
const effects: Record<Event, (tx: Db, transition: AppealTransition) => Promise<void>> = {
  async accept(tx, { user, appeal: { newPhoneNumber, oldPhoneNumber }, opinion, now, by }) {
    if (user.status !== 'NORMAL' || user.phoneNumber !== oldPhoneNumber)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_appeal_overtaken() });
    await movePhone(tx, { user, phoneNumber: newPhoneNumber, now, by: { userId: by } });
    // Sent after the change, so that it reaches the new number.
    await sendMessage(tx, {
      eventCode: 'PHONE_APPEAL_ACCEPTED',
      userIds: [user.id],
      link: paths.personPreserve(),
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
 * Applies an administrator's decision to an appeal. Accepting it moves the account to the new number and ends its
 * sessions.
 * @throws {AppError} 500404, 500409, 500012 also for an account changed since, 300002 for the administrator's own
 * appeal, 200012
 */
export const operateAppeal: Verb<typeof phoneAppealOperate> = (ctx, { id, event, version, opinion }) =>
  inTransaction(ctx.db, async (tx) => {
    const { now } = ctx;
    const by = ctx.actor.userId;
    const [known] = await tx.select().from(phoneAppeals).where(eq(phoneAppeals.id, id));
    if (!known) throw notFound();
    // Lock the account before the appeal wherever both change, or two transactions could deadlock.
    const user = await lockUser(tx, known.userId);
    const [appeal = known] = await tx
      .select()
      .from(phoneAppeals)
      .where(eq(phoneAppeals.id, id))
      .for('update');
    requireVersion(appeal, version);
    const state = nextState(phoneAppealTransitions, appeal.state, event);
    if (appeal.userId === by) throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_own_appeal() });
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
