import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import type { VenueGrid } from '@portal/contract/venue/public';
import { venueFen } from '@portal/contract/venue/terms';
import * as m from '@portal/texts/messages';
import { lazy } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { isDay } from '../../../platform/display/day-words.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { BookingDesk, type DeskChoice } from '../../booking/shared/BookingDesk.tsx';
import { whenText } from '../../booking/shared/booking-variants.ts';

const VenueBookingDrawer = lazy(async () => ({
  default: (await import('./VenueBookingDrawer.tsx')).VenueBookingDrawer,
}));

const refreshMs = 60_000;

/** Fourteen days of a venue, the slot chosen in them, and the booking form. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const date = search.get('date');
  const answer = useQueryOf(
    'GET /api/serviceManage/venue/queryGrid',
    { id, ...(isDay(date) ? { date } : {}) },
    { keepPrevious: true, every: refreshMs },
  );
  return (
    <>
      <PageTitle
        title={answer.data?.name ?? m.venue_booking()}
        note={m.venue_lead()}
        actions={<ButtonLink href={paths.venue(id)}>{m.venue_back()}</ButtonLink>}
      />
      <Answered of={answer} lines={12}>
        {(venue) => <VenueDesk key={id} venue={venue} from={search.get('from') ?? ''} />}
      </Answered>
    </>
  );
}

function VenueDesk({ venue, from }: { venue: VenueGrid; from: string }) {
  const { venueId, lines, isMember, priceRules } = venue;
  const costOf = (of: DeskChoice) => {
    const dayKind = lines.find(({ date }) => date === of.date)?.dayKind ?? 'workday';
    return venueFen(priceRules, dayKind, of, isMember);
  };
  return (
    <BookingDesk
      thing={{ ...venue, roomId: venueId }}
      grid={venue}
      from={from}
      hrefOf={(day) => paths.venueBooking(venueId, { date: day })}
      note={m.venue_own_price({ who: isMember ? m.venue_members() : m.venue_others() })}
      chosenText={(slotRequest) =>
        m.venue_chosen({ time: whenText(slotRequest), amount: formatFen(costOf(slotRequest)) })
      }
      bookText={m.booking_book_this()}
    >
      {(opened, close, done) => (
        <VenueBookingDrawer
          key={JSON.stringify(opened)}
          {...opened}
          venue={venue}
          costOf={costOf}
          onClose={close}
          onDone={done}
        />
      )}
    </BookingDesk>
  );
}
