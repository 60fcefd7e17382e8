import { minutesOf, timeOf } from '@portal/contract/booking/slots';
import { paths } from '@portal/contract/paths';
import type { VenueDay, VenueDetail } from '@portal/contract/venue/public';
import * as m from '@portal/texts/messages';
import { dayAfter } from '../../../platform/display/day-words.ts';

/** A part of a day in the calendar, in minutes since midnight. */
export interface CalendarBlock {
  from: number;
  to: number;
  look: 'free' | 'taken' | 'waiting' | 'closed';
  time: string;
  word: string;
  /** Where to book the slot, or join its waiting list. */
  href?: string;
}

export const blockNames: Record<CalendarBlock['look'], () => string> = {
  free: m.venue_free,
  taken: m.venue_taken,
  waiting: m.booking_pending,
  closed: m.booking_unavailable,
};

type Ruled = Pick<
  VenueDetail,
  'venueId' | 'status' | 'openFrom' | 'openTo' | 'minAheadMin' | 'maxAheadDays' | 'minSlots' | 'today' | 'now'
>;

/** The first bookable minute of a day, given the current time and the minimum notice. */
const soonestOn = ({ now, minAheadMin }: Ruled, date: string): number =>
  Math.ceil((now + minAheadMin * 60_000 - Date.parse(`${date}T00:00:00+08:00`)) / 1_800_000) * 30;

/** The reason why a day cannot be booked at all. */
function whyNot(venue: Ruled, { date, isClosed }: VenueDay): string | undefined {
  if (venue.status !== 'OPEN') return m.booking_unavailable();
  if (isClosed) return m.booking_closed_day();
  return date > dayAfter(venue.today, venue.maxAheadDays) ? m.venue_not_yet() : undefined;
}

/** The blocks of a day in the calendar, from opening to closing time. */
export function dayBlocks(venue: Ruled, day: VenueDay): CalendarBlock[] {
  const [open, close] = [minutesOf(venue.openFrom), minutesOf(venue.openTo)];
  const block = (
    look: CalendarBlock['look'],
    from: number,
    to: number,
    word = blockNames[look](),
  ): CalendarBlock[] => {
    if (from >= to) return [];
    const [begin, end] = [timeOf(from), timeOf(to)];
    const href = paths.venueBooking(venue.venueId, { date: day.date, from: begin });
    const leads = look === 'free' || look === 'waiting';
    return [{ from, to, look, time: `${begin}–${end}`, word, ...(leads ? { href } : {}) }];
  };
  const why = whyNot(venue, day);
  if (why) return block('closed', open, close, why);
  const soonest = Math.min(close, Math.max(open, soonestOn(venue, day.date)));
  const word =
    venue.minAheadMin >= 60 ? m.venue_ahead({ hours: Math.round(venue.minAheadMin / 60) }) : m.booking_past();
  const gap = (from: number, to: number): CalendarBlock[] => {
    const begin = Math.max(from, soonest);
    return [
      ...block('closed', from, Math.min(to, soonest), word),
      ...block(to - begin < venue.minSlots * 30 ? 'closed' : 'free', begin, to),
    ];
  };
  const blocks: CalendarBlock[] = [];
  let at = open;
  for (const { from, to, isPending } of day.spans) {
    const [begin, end] = [Math.max(open, minutesOf(from)), Math.min(close, minutesOf(to))];
    blocks.push(...gap(at, begin), ...block(isPending ? 'waiting' : 'taken', begin, end));
    at = Math.max(at, end);
  }
  return [...blocks, ...gap(at, close)];
}
