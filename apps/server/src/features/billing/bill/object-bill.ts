import type { billObject } from '@portal/contract/billing/bill';
import { billTransitions, objectionWorkingDays } from '@portal/contract/billing/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { addWorkingDays } from '../../../platform/working-days.ts';
import { namesOfUsers } from '../../identity/user.public.ts';
import { markReading } from '../meter/correct-reading.ts';
import { namesOfBill } from './bill.queries.ts';
import { bills } from './bill.table.ts';
import { mayObject, viewBillDetail } from './bill.view.ts';
import { recordObjection } from './record-objection.ts';

/**
 * Objects to a bill, once and within 15 days of issue. The late fee is frozen from then on.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const objectToBill: Verb<typeof billObject> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actor, now } = ctx;
    if (actor.enterpriseId === null) throw notFound();
    const bill = await lockVersion(tx, bills, { id, version }, eq(bills.enterpriseId, actor.enterpriseId));
    const status = nextState(billTransitions, bill.status, 'object');
    if (!mayObject(bill, now))
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_objection_over() });
    if (data.fileId !== '' && (await findFile(tx, data.fileId, 0))?.ownerUserId !== actor.userId)
      throw fieldsRefused({ 'data.fileId': m.fault_choice_gone() });
    const moved = await moveState(tx, ctx, bills, bill, {
      entity: 'bill',
      event: 'object',
      set: {
        status,
        lateFrozenOn: bill.planFrozenOn ?? chinaDayOf(now),
        objection: {
          ...data,
          at: now.getTime(),
          by: actor.userId,
          dueAt: addWorkingDays(now, objectionWorkingDays).getTime(),
          reply: '',
          decidedAt: null,
          isUpheld: null,
        },
      },
      logged: (row) => ({ status: row.status }),
      reason: data.reason,
    });
    await markReading(tx, bill, 'OBJECTED');
    const name = (await namesOfUsers(tx, [actor.userId])).get(actor.userId) ?? '';
    await recordObjection(tx, ctx, moved, { event: 'object', by: { name }, reason: data.reason });
    return viewBillDetail(moved, await namesOfBill(tx, moved), now, true);
  });
