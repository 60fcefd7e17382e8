import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { DetailPane } from '../../../platform/account/list/DetailPane.tsx';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { ownBookingColumns } from '../account/own-booking-columns.tsx';

const OwnBooking = lazy(async () => ({ default: (await import('./OwnBooking.tsx')).OwnBooking }));
const CalendarFeed = lazy(async () => ({
  default: (await import('../account/CalendarFeed.tsx')).CalendarFeed,
}));

/** The user's own bookings: upcoming, on the waiting list, past. */
export function OwnBookings() {
  const [showsFeed, setShowsFeed] = useState(false);
  const query = useListQuery(
    [
      stateTabs(
        'tab',
        { '': m.booking_tab_coming, WAITING: m.booking_tab_waiting, OVER: m.booking_tab_over },
        'COMING',
      ),
    ],
    { place: 'view' },
  );
  return (
    <>
      <ListSection
        endpoint="GET /api/propertyManage/booking/queryList"
        query={query}
        caption={m.booking_own()}
        columns={ownBookingColumns((booking) => query.hrefWith({ booking }))}
        rowKey={({ bookingId }) => bookingId}
        end={
          <Button size="small" onClick={() => setShowsFeed(true)}>
            {m.booking_feed()}
          </Button>
        }
        empty={{
          title: m.booking_own_empty(),
          text: m.booking_own_empty_text(),
          action: <ButtonLink href={paths.conferenceRoom()}>{m.booking_by_day()}</ButtonLink>,
        }}
      />
      <DetailPane query={query} name="booking">
        {(id, close) => <OwnBooking id={id} onClose={close} />}
      </DetailPane>
      <Suspense>{showsFeed && <CalendarFeed onClose={() => setShowsFeed(false)} />}</Suspense>
    </>
  );
}
