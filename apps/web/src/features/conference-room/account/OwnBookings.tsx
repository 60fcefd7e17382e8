import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../paths.ts';
import { Beside } from '../../../platform/account/list/Beside.tsx';
import { ListSection } from '../../../platform/account/list/ListSection.tsx';
import { stateTabs } from '../../../platform/account/list/state-tabs.ts';
import { useListQuery } from '../../../platform/account/list/use-list-query.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { bookingColumns } from './booking-columns.tsx';

const OwnBooking = lazy(async () => ({ default: (await import('../shared/OwnBooking.tsx')).OwnBooking }));
const CalendarFeed = lazy(async () => ({ default: (await import('./CalendarFeed.tsx')).CalendarFeed }));

/** The caller's own bookings: to come, waiting, over. */
export function OwnBookings() {
  const [showsFeed, setShowsFeed] = useState(false);
  const query = useListQuery(
    [
      stateTabs(
        'tab',
        { '': m.room_tab_coming, WAITING: m.room_tab_waiting, OVER: m.room_tab_over },
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
        caption={m.room_own()}
        columns={bookingColumns((booking) => query.hrefWith({ booking }))}
        rowKey={({ bookingId }) => bookingId}
        end={
          <Button size="small" onClick={() => setShowsFeed(true)}>
            {m.room_feed()}
          </Button>
        }
        empty={{
          title: m.room_own_empty(),
          text: m.room_own_empty_text(),
          action: <ButtonLink href={paths.conferenceRoom()}>{m.room_by_day()}</ButtonLink>,
        }}
      />
      <Beside query={query} name="booking">
        {(id, close) => <OwnBooking id={id} onClose={close} />}
      </Beside>
      <Suspense>{showsFeed && <CalendarFeed onClose={() => setShowsFeed(false)} />}</Suspense>
    </>
  );
}
