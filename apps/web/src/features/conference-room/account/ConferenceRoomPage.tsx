import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { bookOpenIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { OwnBookings } from '../../booking/shared/OwnBookings.tsx';
import { BookRoom } from './BookRoom.tsx';

const RoomRules = lazy(async () => ({ default: (await import('./RoomRules.tsx')).RoomRules }));

/** Books a conference room on the day grid, and shows the user's bookings. */
export function Component() {
  const [search] = useSearchParams();
  const [showsRules, setShowsRules] = useState(false);
  const isOwn = search.get('view') === 'mine';
  const own = useQueryOf('GET /api/propertyManage/booking/queryList', { pageSize: 1 });
  return (
    <>
      <PageTitle
        title={m.room_title()}
        note={m.room_lead()}
        actions={
          <>
            <ButtonLink href={paths.venueList()}>{m.booking_book_venue()}</ButtonLink>
            <Button icon={bookOpenIcon} onClick={() => setShowsRules(true)}>
              {m.booking_rules()}
            </Button>
          </>
        }
      />
      <TabLinks
        label={m.room_title()}
        currentKey={isOwn ? 'mine' : 'day'}
        items={[
          { key: 'day', href: paths.conferenceRoom(), text: m.booking_by_day() },
          {
            key: 'mine',
            href: paths.conferenceRoom({ view: 'mine' }),
            text: m.booking_own(),
            count: own.data?.counts.COMING,
          },
        ]}
      />
      <Stack fluid gap={12} above={16}>
        {isOwn ? <OwnBookings /> : <BookRoom />}
      </Stack>
      <Suspense>{showsRules && <RoomRules onClose={() => setShowsRules(false)} />}</Suspense>
    </>
  );
}
