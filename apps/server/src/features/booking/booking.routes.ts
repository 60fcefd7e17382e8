import { closedDayQueryList, closedDayRemove, closedDaySave } from '@portal/contract/booking/closed-day';
import {
  bookingExport,
  bookingOperateManage,
  bookingQueryManageDetail,
  bookingQueryManageList,
  bookingSettleDeposit,
} from '@portal/contract/booking/manage';
import {
  bookingCalendar,
  bookingFeed,
  bookingOperate,
  bookingQueryDetail,
  bookingQueryList,
  bookingRenewFeed,
} from '@portal/contract/booking/public';
import type { BookingKind } from '@portal/contract/booking/terms';
import type { Contributions } from '../../feature/feature.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { recordsWithin } from '../../platform/http/require-in-place.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { viewBooking } from './booking-view.public.ts';
import { kindsOf } from './booking-ways.ts';
import { queryClosedDays, removeClosedDay, saveClosedDay } from './manage/closed-days.ts';
import { decideBooking, settleDeposit } from './manage/decide-booking.ts';
import {
  countManagedBookings,
  findManagedBooking,
  listManagedBookings,
} from './manage/managed-booking.queries.ts';
import { bookingColumns, viewManagedBooking } from './manage/managed-booking.view.ts';
import { operateBooking } from './operate-booking.ts';
import { countOwnBookings, findBookings, listOwnBookings, withBooked } from './own-booking.queries.ts';
import { renewFeed, sendBooking, sendFeed } from './send-calendar.ts';

/** The requested kinds, limited to those the caller manages. */
const kindsIn = ({ kind }: { kind?: BookingKind | undefined }, actor: Pick<Actor, 'operatorRoles'>) =>
  kindsOf(actor).filter((one) => kind === undefined || one === kind);

/** Bookings of all kinds, for the users who made them and the operators who manage them. */
export const bookingRoutes = (
  _deps: Deps,
  { bookables: sources, places }: Pick<Contributions, 'bookables' | 'places'>,
): BoundEndpoint[] => {
  const within = (actor: Actor) => recordsWithin(places, 'booking', actor, bookings.id);
  return [
    bind(bookingQueryList, ({ db, now, actor: { userId } }, input) =>
      pageOfTabs(
        input,
        listOwnBookings(db, { ...input, userId }, now).then((rows) => withBooked(db, sources, rows)),
        { counts: countOwnBookings(db, userId, now), tab: input.tab },
        (row) => viewBooking(row, now),
      ),
    ),
    bind(bookingQueryDetail, async ({ db, now, actor: { userId } }, { id }) => {
      const [row] = await withBooked(db, sources, await findBookings(db, [id]));
      if (row?.booking.userId !== userId) throw notFound();
      return viewBooking(row, now);
    }),
    bind(bookingOperate, operateBooking(sources)),
    bindRaw(bookingCalendar, sendBooking(sources)),
    bind(bookingRenewFeed, renewFeed),
    bindRaw(bookingFeed, sendFeed(sources)),
    bind(bookingQueryManageList, ({ db, now, actor }, { kind, ...input }) => {
      const filter = { ...input, kinds: kindsIn({ kind }, actor), within: within(actor) };
      return pageOfTabs(
        input,
        listManagedBookings(db, filter).then((rows) => withBooked(db, sources, rows)),
        { counts: countManagedBookings(db, filter), tab: input.state },
        (row) => viewManagedBooking(row, now),
      );
    }),
    bind(bookingQueryManageDetail, async ({ db, now, actor }, { id }) => {
      const [row] = await withBooked(db, sources, await findManagedBooking(db, id));
      if (!row || !kindsOf(actor).includes(row.booking.kind)) throw notFound();
      return viewManagedBooking(row, now);
    }),
    bindRaw(bookingExport, (ctx, { kind, ...input }) => {
      const filter = { ...input, kinds: kindsIn({ kind }, ctx.actor), within: within(ctx.actor) };
      return ctx.exporter.send(ctx, {
        name: '预约',
        entity: 'roomBooking',
        filter: { ...input, kind },
        columns: bookingColumns,
        count: (tx) => countOfTab(countManagedBookings(tx, filter), input.state),
        read: async (tx, page) =>
          withBooked(tx, sources, await listManagedBookings(tx, { ...filter, ...page })),
      });
    }),
    bind(bookingOperateManage, decideBooking(sources)),
    bind(bookingSettleDeposit, settleDeposit(sources)),
    bind(closedDayQueryList, queryClosedDays),
    bind(closedDaySave, saveClosedDay),
    bind(closedDayRemove, removeClosedDay),
  ];
};
