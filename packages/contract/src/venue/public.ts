import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { bookingDetails, bookingRefusals, bookingRow, line } from '../booking/public.ts';
import { bookableStates } from '../booking/terms.ts';
import * as call from '../call.ts';
import { chosenDay, chosenId, day, fen, id, instant, pageOf, picture, timeOfDay } from '../fields.ts';
import { labelled, oneOf, wholeBetween, wholeNumber } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { dayKinds, venueKinds } from './terms.ts';

const tag = 'venue';

const open = { tag, access: 'public' } as const;
const session = { tag, access: 'session' } as const;

/** Days shown in a calendar. */
export const shownDays = 14;

const dayKind = labelled(m.field_day_kind, z.enum(dayKinds, { error: () => m.fault_day_kind() }));

/** Price per hour, at most a million yuan. */
export const priceRule = z.object({
  dayKind,
  from: labelled(m.field_from, timeOfDay),
  to: labelled(m.field_to, timeOfDay),
  memberFenPerHour: wholeBetween(m.field_member_price, 0, 100_000_000),
  publicFenPerHour: wholeBetween(m.field_public_price, 0, 100_000_000),
});

export const cancelShare = z.object({
  hours: wholeBetween(m.field_hours_before, 0, 8_760),
  percent: wholeBetween(m.field_refund_percent, 0, 100),
});

const venueRow = z.object({
  venueId: id,
  name: z.string(),
  kind: z.enum(venueKinds),
  place: z.string(),
  buildingName: z.string(),
  areaX100: z.int(),
  seats: z.int(),
  equipment: z.array(z.string()),
  picture: picture.nullable(),
  status: z.enum(bookableStates),
  statusNote: z.string(),
  needApproval: z.boolean(),
  depositFen: fen,
  /** Lowest price per hour, for enterprises of the park and for others. */
  memberFenFrom: fen,
  publicFenFrom: fen,
  /** First available time, on the requested day or within the next 14 days. */
  nextFree: z.object({ date: day, from: timeOfDay }).nullable(),
});
export type VenueRow = z.infer<typeof venueRow>;

export const venueQueryList = call.list(open, '/api/serviceManage/venue/queryList', {
  summary: 'Lists the park’s venues, each with its next available time.',
  filter: {
    kind: oneOf(m.field_venue_kind, venueKinds).optional(),
    /** At least this many seats. */
    seats: wholeNumber(m.field_seats, 1, 100_000).optional(),
    /** Only venues still available on that day. */
    date: day.optional(),
  },
  output: pageOf(venueRow),
});

const venueDay = z.object({
  date: day,
  dayKind: z.enum(dayKinds),
  isClosed: z.boolean(),
  /** Occupied times, without who booked them. */
  spans: z.array(z.object({ from: timeOfDay, to: timeOfDay, isPending: z.boolean() })),
});
export type VenueDay = z.infer<typeof venueDay>;

const venueRules = z.object({
  openFrom: timeOfDay,
  openTo: timeOfDay,
  minSlots: z.int(),
  maxSlots: z.int(),
  minAheadMin: z.int(),
  maxAheadDays: z.int(),
  priceRules: z.array(priceRule),
  cancelShares: z.array(cancelShare),
});

const venueDetail = venueRow
  .extend({ intro: z.string(), gallery: z.array(picture), today: day, now: instant })
  .and(venueRules);

export const venueQueryDetail = call.read(open, '/api/serviceManage/venue/queryDetail', {
  summary: 'Returns a venue with its prices and the booked times of fourteen days.',
  input: z.object({ id, date: day.optional() }),
  output: venueDetail.and(z.object({ from: day, days: z.array(venueDay) })),
  refuses: [retCodes.NOT_FOUND],
});

export type VenueDetail = z.infer<typeof venueQueryDetail.output>;

const venueQueryGridAnswer = venueDetail.and(
  z.object({
    from: day,
    lines: z.array(line.extend({ dayKind: z.enum(dayKinds) })),
    /** Whether the caller pays the price for enterprises of the park. */
    isMember: z.boolean(),
    stoppedUntil: instant.nullable(),
  }),
);

export const venueQueryGrid = call.read(session, '/api/serviceManage/venue/queryGrid', {
  summary:
    'Returns the booked times of a venue over fourteen days, including the caller’s, and the caller’s price.',
  input: z.object({ id, date: day.optional() }),
  output: venueQueryGridAnswer,
  refuses: [retCodes.NOT_FOUND],
});

export type VenueGrid = z.infer<typeof venueQueryGrid.output>;

export const venueBooking = bookingDetails.and(
  z
    .object({
      venueId: chosenId(m.field_venue),
      date: chosenDay(m.field_date),
      from: timeOfDay,
      to: timeOfDay,
    })
    .superRefine(({ from, to }, context) => {
      if (to <= from) context.addIssue({ code: 'custom', path: ['to'], message: m.fault_end_before_start() });
    }),
);
export type VenueBooking = z.infer<typeof venueBooking>;

export const venueBook = call.write(session, '/api/serviceManage/venue/book', {
  summary: 'Books a venue, subject to approval where required; any price is paid together with the deposit.',
  input: z.object({ data: venueBooking }),
  output: bookingRow,
  refuses: bookingRefusals,
});

export const venueWait = call.write(session, '/api/serviceManage/venue/wait', {
  summary: 'Joins the waiting list for a booked time of a venue.',
  input: z.object({ data: venueBooking }),
  output: bookingRow,
  refuses: [...bookingRefusals, retCodes.TRANSITION_REFUSED],
});
