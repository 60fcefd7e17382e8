import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenDay, chosenId, clockTime, day, fen, id, instant, pageOfTabs, timeOfDay } from '../fields.ts';
import { choice, labelled, oneOf, requiredText, textBetween, wholeBetween } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { sharings } from './sharing.ts';
import { bookingKinds, bookingStates, depositStates, memberBookingEvents } from './terms.ts';

/** Groups bookings with rooms in the API document and in the tags of cached pages. */
export const bookingTag = 'conference-room';

const session = { tag: bookingTag, access: 'session' } as const;
const open = { tag: bookingTag, access: 'public' } as const;

/** An extra that can be booked along with a room, such as tea or a technician. */
export const bookableService = z.object({
  name: requiredText(m.field_room_service, 20),
  fen: labelled(m.field_price, fen.max(1_000_000, { error: fault.tooLarge(m.field_price) })),
});

/** A booked extra: its quantity, and its price on the day of booking. */
export const bookedService = bookableService.extend({ qty: z.int() });

/** An occupied part of a day; half-open, so the next one starts where it ends. */
const span = z.object({
  from: timeOfDay,
  to: timeOfDay,
  /**
   * `MINE`: the caller's own booking; `PENDING`: someone else's, awaiting approval; `COLLEAGUE`: one of the caller's
   * enterprise; `TAKEN`: any other.
   */
  holder: z.enum(['MINE', 'PENDING', 'COLLEAGUE', 'TAKEN']),
  /** Empty unless shared with the caller. */
  title: z.string(),
  /** Set only for the caller's own booking. */
  bookingId: id.nullable(),
  waiting: z.int(),
});
export type BookedSpan = z.infer<typeof span>;

/** One room or venue on one day. */
export const line = z.object({ roomId: id, date: day, isClosed: z.boolean(), spans: z.array(span) });
export type BookedDay = z.infer<typeof line>;

/**
 * A series starts on the chosen day, or on the first matching weekday after it, and ends at `count` or `until`,
 * whichever comes first.
 */
const seriesRule = z.object({
  freq: choice(m.field_repeats, ['DAY', 'WEEK', 'MONTH']),
  interval: wholeBetween(m.field_interval, 1, 4),
  /** Weekly series only: 1 Monday to 7 Sunday; empty means the weekday of the chosen day. */
  byWeekday: labelled(
    m.field_series_days,
    z
      .array(wholeBetween(m.field_series_days, 1, 7))
      .max(7, { error: fault.most(m.field_series_days, 7) })
      .default([]),
  ),
  count: wholeBetween(m.field_times, 2, 20),
  until: labelled(m.field_series_until, day.nullable().default(null)),
});
export type SeriesRule = z.infer<typeof seriesRule>;

const slotRequest = z
  .object({
    roomId: chosenId(m.field_room),
    date: chosenDay(m.field_date),
    from: timeOfDay,
    to: timeOfDay,
  })
  .superRefine(({ from, to }, context) => {
    if (to <= from) context.addIssue({ code: 'custom', path: ['to'], message: m.fault_end_before_start() });
  });

/** The details every booking has besides its time. */
export const bookingDetails = z.object({
  title: textBetween(m.field_meeting_title, 2, 40),
  attendees: wholeBetween(m.field_attendees, 1, 1_000),
  sharing: choice(m.booking_sharing, sharings).default('NOBODY'),
});

const details = bookingDetails.extend({
  services: z
    .array(
      z.object({
        name: requiredText(m.field_room_service, 20),
        qty: wholeBetween(m.field_quantity, 1, 100),
      }),
    )
    .max(8, { error: fault.maxLines(m.field_room_service, 8) })
    .default([]),
});

export const bookingContent = details.and(slotRequest).and(
  z.object({
    series: seriesRule.nullable().default(null),
    /** For a series: book only the days that are free. Otherwise it is booked as a whole or not at all. */
    onlyFree: z.boolean().default(false),
  }),
);
export type BookingContent = z.infer<typeof bookingContent>;

const bookingActions = abilities(memberBookingEvents);

export const bookingRow = z.object({
  bookingId: id,
  no: z.string(),
  /** The booked room or venue. */
  roomId: id,
  roomName: z.string(),
  place: z.string(),
  date: day,
  from: clockTime,
  to: timeOfDay,
  /** The requested time, if only the remaining part of it was offered. */
  requested: z.object({ from: timeOfDay, to: timeOfDay }).nullable(),
  title: z.string(),
  attendees: z.int(),
  sharing: z.enum(sharings),
  isSeries: z.boolean(),
  kind: z.enum(bookingKinds),
  amountFen: fen,
  /** Paid with the price and refunded once the venue has been inspected. */
  depositFen: fen,
  depositState: z.enum(depositStates),
  depositLabel: z.string(),
  deductedFen: fen,
  /** How many of the booked slots are free of charge. */
  freeSlots: z.int(),
  /** Included in the price. */
  services: z.array(bookedService),
  /** The refund if it were cancelled now. */
  refundFen: fen,
  state: z.enum(bookingStates),
  stateLabel: z.string(),
  /** Deadline for accepting an offer, deciding a request or paying the price. */
  offeredUntil: instant.nullable(),
  /** The park's reason for refusing or cancelling it. */
  reason: z.string(),
  version: z.int(),
  actions: bookingActions,
});
export type BookingRow = z.infer<typeof bookingRow>;

export const bookingRefusals = [
  retCodes.NOT_FOUND,
  retCodes.FIELD_REFUSED,
  retCodes.SLOT_TAKEN,
  retCodes.ALREADY_HOLDING,
  retCodes.CLOSED_TIME,
  retCodes.LIMIT_REACHED,
  retCodes.TOO_EARLY_OR_LATE,
] as const;

export const bookingBook = call.write(session, '/api/propertyManage/booking/book', {
  summary: 'Books a room once or as a series: every day of the series, or only the free ones.',
  input: z.object({ data: bookingContent }),
  output: z.object({ rows: z.array(bookingRow) }),
  refuses: bookingRefusals,
});

export const bookingWait = call.write(session, '/api/propertyManage/booking/wait', {
  summary: 'Joins the waiting list for a booked time, even while it is in progress.',
  input: z.object({ data: details.and(slotRequest) }),
  output: bookingRow,
  refuses: [...bookingRefusals, retCodes.TRANSITION_REFUSED],
});

/** Tabs of a user's own bookings: upcoming, on a waiting list, past. */
const bookingTabs = ['COMING', 'WAITING', 'OVER'] as const;
export type BookingTab = (typeof bookingTabs)[number];

export const bookingQueryList = call.list(session, '/api/propertyManage/booking/queryList', {
  summary: 'Lists the caller’s bookings: upcoming ones soonest first, past ones last.',
  filter: { tab: oneOf(m.field_state, bookingTabs).default('COMING') },
  output: pageOfTabs(bookingRow, bookingTabs),
});

export const bookingQueryDetail = call.detail(session, '/api/propertyManage/booking/queryDetail', {
  summary: 'Returns one of the caller’s bookings.',
  output: bookingRow,
});

export const bookingOperate = call.operate(session, '/api/propertyManage/booking/operate', {
  summary: 'Performs an action on one of the caller’s bookings.',
  events: memberBookingEvents,
  fields: {
    data: z
      .object({
        /** For `change`: the new time, in the same room or another one. */
        slotRequest: slotRequest.optional(),
        /** For `checkIn`: the digits shown at the door. */
        code: labelled(m.field_door_code, z.string().overwrite(cleanLine).max(20)).optional(),
        /** For `cancel` and `leave`: this booking and all later ones of its series. */
        wholeSeries: z.boolean().optional(),
      })
      .default({}),
  },
  output: bookingRow,
  refuses: [...bookingRefusals, retCodes.OUTSIDE_CHECK_IN],
});

export const bookingCalendar = call.file(session, '/api/propertyManage/booking/calendar', {
  raw: ['calendar'],
  summary: 'Downloads one of the caller’s bookings as a calendar file (RFC 5545).',
});

export const bookingRenewFeed = call.write(session, '/api/propertyManage/booking/renewFeed', {
  summary:
    'Creates a new secret address for the calendar of the caller’s bookings; the previous one stops working.',
  output: z.object({ path: z.string() }),
});

export const bookingFeed = call.read(open, '/calendar/:token.ics', {
  summary: 'Returns the bookings calendar at a secret address; HTTP 404 if there is none.',
  input: z.object({ token: z.string() }),
  output: z.unknown(),
  raw: ['calendar'],
});
