import type { ManagedBookingTab } from '@portal/contract/booking/manage';
import type { BookingKind } from '@portal/contract/booking/terms';
import * as m from '@portal/texts/messages';
import { lazy, type ReactNode } from 'react';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListPage } from '../../../platform/account/list/ListPage.tsx';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { managedBookingColumns } from '../manage/managed-booking-columns.tsx';
import { bookedKinds } from './booked-kinds.ts';

const ManagedBookingDrawer = lazy(async () => ({
  default: (await import('../manage/ManagedBookingDrawer.tsx')).ManagedBookingDrawer,
}));

const tabNames: Record<ManagedBookingTab, () => string> = {
  PENDING: m.state_pending,
  TO_PAY: m.state_to_pay,
  CONFIRMED: m.state_booked,
  CHECKED_IN: m.state_in_use,
  NO_SHOW: m.state_no_show,
  DEPOSIT: m.booking_deposit_tab,
  CANCELLED: m.state_cancelled,
};

const ClosedDaysDrawer = lazy(async () => ({
  default: (await import('../manage/ClosedDaysDrawer.tsx')).ClosedDaysDrawer,
}));

interface ManagedBookingsProps {
  kind: BookingKind;
  title: string;
  lead: ReactNode;
  /** Bookable items by name; undefined until loaded. */
  booked: { value: string; text: string }[] | undefined;
}

/** All users' bookings of one kind; one opens in a drawer. */
export function ManagedBookings({ kind, title, lead, booked }: ManagedBookingsProps) {
  const { tabs, booked: bookedName } = bookedKinds[kind];
  const names = Object.fromEntries(tabs.map((tab) => [tab, tabNames[tab]]));
  const query = useListQuery(
    [
      stateTabs('state', { '': m.input_all_feminine, ...names }),
      { kind: 'text', name: 'keyword', label: m.booking_keyword() },
      {
        kind: 'choice',
        name: 'roomId',
        label: bookedName(),
        options: booked,
      },
      { kind: 'hidden', name: 'date' },
    ],
    { size: 20, sort: '-start' },
  );
  return (
    <ListPage
      name={`${kind.toLowerCase()}-bookings`}
      title={title}
      lead={lead}
      actions={
        <ButtonLink href={query.hrefWith({ closed: 'days' })} keepScroll>
          {m.booking_closed_days()}
        </ButtonLink>
      }
      endpoint="GET /api/propertyManage/booking/queryManageList"
      exportFrom="GET /api/propertyManage/booking/export"
      query={query}
      fixed={{ kind }}
      columns={managedBookingColumns(kind, (booking) => query.hrefWith({ booking }))}
      rowKey={({ bookingId }) => bookingId}
      empty={{ title: m.booking_bookings_empty() }}
    >
      <DetailPane query={query} name="booking">
        {(id, close) => <ManagedBookingDrawer id={id} onClose={close} />}
      </DetailPane>
      <DetailPane query={query} name="closed">
        {(_days, close) => <ClosedDaysDrawer onClose={close} />}
      </DetailPane>
    </ListPage>
  );
}
