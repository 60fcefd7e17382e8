import type { VenueDay, VenueDetail } from '@portal/contract/venue';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { dayAfter } from '../../../platform/display/day-words.ts';

/** A part of a day in the calendar, in minutes since midnight. */
export interface CalendarBlock {
  from: number;
  to: number;
  look: 'free' | 'taken' | 'waiting' | 'closed';
  time: string;
  word: string;
  /** Where it is booked, or waited for. */
  href?: string;
}

export const minuteAt = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

type Ruled = Pick<
  VenueDetail,
  'venueId' | 'status' | 'openFrom' | 'openTo' | 'minAheadMin' | 'maxAheadDays' | 'minSlots' | 'today' | 'now'
>;

/** The minute of a day from which it can be booked, by now and by how far ahead it has to be. */
const soonestOn = ({ now, minAheadMin }: Ruled, date: string): number =>
  Math.ceil((now + minAheadMin * 60_000 - Date.parse(`${date}T00:00:00+08:00`)) / 1_800_000) * 30;

/** Why nothing of a day can be booked. */
function whyNot(venue: Ruled, { date, isClosed }: VenueDay): string | undefined {
  if (venue.status !== 'OPEN') return m.venue_unavailable();
  if (isClosed) return m.venue_closed();
  return date > dayAfter(venue.today, venue.maxAheadDays) ? m.venue_not_yet() : undefined;
}

/** What fills a day of the calendar, from when it opens to when it closes. */
export function dayBlocks(venue: Ruled, day: VenueDay): CalendarBlock[] {
  const [open, close] = [minuteAt(venue.openFrom), minuteAt(venue.openTo)];
  const timeOf = (from: number, to: number) => `${clock(from)}–${clock(to)}`;
  const closed = (from: number, to: number, word: string): CalendarBlock[] =>
    from < to ? [{ from, to, look: 'closed', time: timeOf(from, to), word }] : [];
  const why = whyNot(venue, day);
  if (why) return closed(open, close, why);
  const bookHref = (from: number) => paths.venueBooking(venue.venueId, { date: day.date, from: clock(from) });
  const taken = day.spans.map(({ from, to, isPending }): CalendarBlock => {
    const span = { from: Math.max(open, minuteAt(from)), to: Math.min(close, minuteAt(to)) };
    const time = timeOf(span.from, span.to);
    return isPending
      ? { ...span, look: 'waiting', time, word: m.venue_pending(), href: bookHref(span.from) }
      : { ...span, look: 'taken', time, word: m.venue_taken() };
  });
  const soonest = Math.min(close, Math.max(open, soonestOn(venue, day.date)));
  const word =
    venue.minAheadMin >= 60 ? m.venue_ahead({ hours: Math.round(venue.minAheadMin / 60) }) : m.venue_past();
  const gap = (from: number, to: number): CalendarBlock[] => [
    ...closed(from, Math.min(to, soonest), word),
    ...(Math.max(from, soonest) < to ? [freeBlock(Math.max(from, soonest), to)] : []),
  ];
  const freeBlock = (from: number, to: number): CalendarBlock =>
    to - from < venue.minSlots * 30
      ? { from, to, look: 'closed', time: timeOf(from, to), word: m.venue_unavailable() }
      : { from, to, look: 'free', time: timeOf(from, to), word: m.venue_free(), href: bookHref(from) };
  const blocks: CalendarBlock[] = [];
  let at = open;
  for (const block of taken) {
    blocks.push(...gap(at, block.from), block);
    at = Math.max(at, block.to);
  }
  return [...blocks, ...gap(at, close)];
}
