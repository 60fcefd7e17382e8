import { formatFen } from '@portal/contract/money';
import { venueFen } from '@portal/contract/venue-terms';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { DayStrip } from '../../../platform/account/time-grid/DayStrip.tsx';
import { TimeGrid } from '../../../platform/account/time-grid/TimeGrid.tsx';
import { clock, type GridRow } from '../../../platform/account/time-grid/time-cells.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dayAfter } from '../../../platform/display/day-words.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { whenText } from '../../conference-room/shared/booking-looks.ts';
import { frameOf, minuteAt, rowsOf } from '../../conference-room/shared/grid-rows.tsx';
import { Legend } from '../../conference-room/shared/RoomSchedule.tsx';
import { useMove } from '../../conference-room/shared/use-move.ts';
import styles from './VenueBooking.module.css';
import type { VenueGrid, VenueWish } from './venue-grid.ts';

const VenueBookingDrawer = lazy(async () => ({
  default: (await import('./VenueBookingDrawer.tsx')).VenueBookingDrawer,
}));

const refreshMs = 60_000;

/** Fourteen days of a venue, what is chosen in them, and the form that books it. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const date = search.get('date') ?? '';
  const answer = useQueryOf(
    'GET /api/serviceManage/venue/queryGrid',
    { id, ...(/^\d{4}-\d\d-\d\d$/.test(date) ? { date } : {}) },
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

/** The time that the address asks for, as long as the shortest one; null where the grid does not have it. */
function wishFrom({ from: first, minSlots, openFrom, openTo }: VenueGrid, from: string): VenueWish | null {
  if (!/^([01]\d|2[0-3]):[03]0$/.test(from) || from < openFrom) return null;
  const to = clock(minuteAt(from) + minSlots * 30);
  return to <= openTo ? { date: first, from, to } : null;
}

/** Whether nothing stands where the time is: a block of the address may be taken, or past, by now. */
function isFreeIn(rows: readonly GridRow[], { date, from, to }: VenueWish): boolean {
  const row = rows.find(({ key }) => key === date);
  return row?.blocks.every((block) => block.to <= minuteAt(from) || minuteAt(to) <= block.from) ?? false;
}

function VenueDesk({ venue, from }: { venue: VenueGrid; from: string }) {
  const navigate = useNavigate();
  const move = useMove();
  const { venueId, lines, isMember, priceRules, today, maxAheadDays } = venue;
  const [wish, setWish] = useState<VenueWish | null>(() => wishFrom(venue, from));
  const [opened, setOpened] = useState<{ kind: 'book' | 'wait'; wish: VenueWish }>();
  const room = { ...venue, roomId: venueId };
  const frame = frameOf([room]);
  const rows = rowsOf({
    answer: { ...venue, lines },
    rooms: [room],
    isWeek: true,
    frame,
    actOn: ({ bookingId, date, from: begin, to }) =>
      bookingId
        ? () => void navigate(paths.conferenceRoom({ view: 'mine', booking: bookingId }))
        : () => setOpened({ kind: 'wait', wish: { date, from: begin, to } }),
  });
  const costOf = (of: VenueWish) => {
    const dayKind = lines.find(({ date }) => date === of.date)?.dayKind ?? 'workday';
    return venueFen(priceRules, dayKind, of, isMember);
  };
  const chosen = wish && isFreeIn(rows, wish) ? wish : null;
  const go = () => {
    if (!chosen) return;
    if (move.booking) void move.to({ roomId: venueId, ...chosen });
    else setOpened({ kind: 'book', wish: chosen });
  };
  const hrefOf = (day: string) => paths.venueBooking(venueId, { date: day });
  return (
    <>
      {venue.stoppedUntil && (
        <Alert kind="warning" title={m.room_stopped({ until: formatDate(venue.stoppedUntil) })}>
          {m.room_stopped_text()}
        </Alert>
      )}
      {move.booking && (
        <Alert kind="info" title={m.room_moving({ title: move.booking.title })}>
          {m.room_moving_text({ time: whenText(move.booking) })}
        </Alert>
      )}
      <div className={styles.desk}>
        <DayStrip
          day={venue.from}
          today={today}
          last={dayAfter(today, maxAheadDays)}
          hrefOf={hrefOf}
          onPick={(day) => void navigate(hrefOf(day), { replace: true, preventScrollReset: true })}
        />
        <p>{m.venue_own_price({ who: isMember ? m.venue_members() : m.venue_others() })}</p>
        <Legend />
        <TimeGrid
          label={m.venue_grid({ name: venue.name })}
          corner={venue.name}
          frame={frame}
          rows={rows}
          chosen={chosen && { row: chosen.date, from: minuteAt(chosen.from), to: minuteAt(chosen.to) }}
          onChoose={(span) => setWish(span && { date: span.row, from: clock(span.from), to: clock(span.to) })}
          onOpen={go}
          words={{ free: m.room_free(), chosen: m.room_choosing() }}
        />
      </div>
      {chosen && (
        <PageActs
          note={m.venue_chosen({ time: whenText(chosen), amount: formatFen(costOf(chosen)) })}
          acts={[
            { key: 'clear', text: m.room_clear(), onPress: () => setWish(null) },
            {
              key: 'book',
              text: move.booking ? m.room_move() : m.venue_book_this(),
              busy: move.busy,
              onPress: go,
            },
          ]}
        />
      )}
      <Suspense>
        {opened && (
          <VenueBookingDrawer
            key={JSON.stringify(opened)}
            {...opened}
            venue={venue}
            costOf={costOf}
            onClose={() => setOpened(undefined)}
            onDone={() => {
              setOpened(undefined);
              setWish(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
