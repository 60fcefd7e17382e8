import type {
  bookingOperateManage,
  bookingSettleDeposit,
  ManagedBooking,
} from '@portal/contract/booking/manage';
import type { DepositState } from '@portal/contract/booking/terms';
import { formatFen } from '@portal/contract/money';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { BookableSource } from '../../../feature/bookable.ts';
import { bookings } from '../../../platform/booking/booking.table.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb, WriteContext } from '../../../platform/http/context.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { sendMessage } from '../../message/message.public.ts';
import { refundByRule } from '../../payment/payment.public.ts';
import { isDepositOpen } from '../booking.policy.ts';
import { bookingWays, kindsOf, sourceOf } from '../booking-ways.ts';
import { decide } from '../decide.public.ts';
import { getBookable, withBooked } from '../own-booking.queries.ts';
import { bookingLink, wordsOf } from '../record-booking.ts';
import { findManagedBooking, isOfKinds } from './managed-booking.queries.ts';
import { viewManagedBooking } from './managed-booking.view.ts';

/**
 * An operator's decision on a booking; the user is notified with the reason.
 * @throws {AppError} 500404, 500409, 500012, 100002 without a reason if one is required
 */
export const decideBooking =
  (sources: readonly BookableSource[]): Verb<typeof bookingOperateManage> =>
  (ctx, { id, event, version, reason }) =>
    inTransaction(ctx.db, async (tx: Db) => {
      const booking = await lockVersion(tx, bookings, { id, version }, isOfKinds(kindsOf(ctx.actor)));
      await decide(tx, ctx, sourceOf(sources, booking.kind), booking, { event, reason });
      return viewManaged(tx, ctx, sources, id);
    });

/**
 * Refunds the deposit of a finished booking, or retains the cost of damage.
 * @throws {AppError} 500404, 500409, 500012, 100002 for more than the deposit, or without a reason
 */
export const settleDeposit =
  (sources: readonly BookableSource[]): Verb<typeof bookingSettleDeposit> =>
  (ctx, { id, version, data: { deductFen, reason } }) =>
    inTransaction(ctx.db, async (tx: Db) => {
      const booking = await lockVersion(tx, bookings, { id, version }, isOfKinds(kindsOf(ctx.actor)));
      if (!isDepositOpen(booking)) throw new AppError(retCodes.TRANSITION_REFUSED);
      const { kind, depositFen, resourceId, userId } = booking;
      if (deductFen > depositFen)
        throw fieldsRefused({ 'data.deductFen': m.fault_over_deposit({ max: formatFen(depositFen) }) });
      if (deductFen > 0 && reason === '')
        throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
      const booked = await getBookable(tx, sourceOf(sources, kind), resourceId);
      const depositState: DepositState = deductFen > 0 ? 'DEDUCTED' : 'RETURNED';
      await moveState(tx, ctx, bookings, booking, {
        entity: bookingWays[kind].entity,
        event: 'settleDeposit',
        set: { depositState, deductedFen: deductFen, reason },
        reason,
      });
      const amountFen = depositFen - deductFen;
      const words = wordsOf(booked, booking);
      await refundByRule(tx, ctx, {
        kind,
        bizId: id,
        amountFen,
        reason: `${m.field_deposit()} ${booking.title}`,
      });
      await sendMessage(tx, {
        eventCode: 'DEPOSIT_SETTLED',
        params: { ...words, fen: amountFen, reason },
        userIds: [userId],
        link: bookingLink(booking),
        now: ctx.now,
      });
      return viewManaged(tx, ctx, sources, id);
    });

async function viewManaged(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  sources: readonly BookableSource[],
  id: string,
): Promise<ManagedBooking> {
  const [row] = await withBooked(tx, sources, await findManagedBooking(tx, id));
  if (!row) throw notFound();
  return viewManagedBooking(row, now);
}
