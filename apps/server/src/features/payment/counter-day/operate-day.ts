import type { counterDayOperate } from '@portal/contract/payment/counter-day';
import { counterDayLifecycle } from '@portal/contract/payment/counter-day-lifecycle';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { mover } from '../../../platform/workflow/mover.ts';
import { getCounterDay } from './counter-day.queries.ts';
import { counterDays } from './counter-day.table.ts';
import { viewCounterDayDetail } from './counter-day.view.ts';
import { lastClosed, takeCounterTurn } from './open-day.ts';

const move = mover(counterDayLifecycle, counterDays, ({ status }) => ({ status }));

/**
 * Takes over what a colleague counted, or returns it: the day is open again and is counted again.
 * @throws {AppError} 500404, 500409, 500012, 500047, 100002
 */
export const operateDay: Verb<typeof counterDayOperate> = (ctx, { id, event, version, reason }) =>
  inTransaction(ctx.db, async (tx) => {
    const { userId } = ctx.actor;
    await takeCounterTurn(tx);
    const counted = await lockVersion(tx, counterDays, { id, version });
    if (event === 'take' && counted.firstBy === userId) throw new AppError(retCodes.SECOND_APPROVER_NEEDED);
    if (event === 'return') {
      if (reason === '') throw fieldsRefused({ reason: m.fault_enter({ field: m.field_reason() }) });
      const closed = await lastClosed(tx);
      // The next day begins with what this one left.
      if (closed && closed.day > counted.day)
        throw new AppError(retCodes.TRANSITION_REFUSED, {
          retMsg: m.counter_day_refusal_later({ day: closed.day }),
        });
    }
    await move(tx, ctx, counted, {
      event,
      set: event === 'take' ? { secondBy: userId, takenAt: ctx.now } : { returnedFor: reason },
      reason,
    });
    return viewCounterDayDetail(tx, await getCounterDay(tx, id), userId);
  });
