import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as fault from '../faults.ts';
import {
  clockTime,
  day,
  fen,
  id,
  instant,
  keyword,
  pageOfTabs,
  paging,
  sortedBy,
  timeOfDay,
} from '../fields.ts';
import { kindOf, labelled, note, oneOf } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { bookedService, bookingTag } from './public.ts';
import { bookingKinds, bookingStates, depositStates, operatorBookingEvents } from './terms.ts';

/** Bookings are visible to, and decided by, the roles that manage the booked resource; others do not see them. */
const byPark = { tag: bookingTag, access: ['OP_PROPERTY', 'OP_SERVICE'] } as const;

const managedBooking = z.object({
  bookingId: id,
  no: z.string(),
  roomName: z.string(),
  date: day,
  from: clockTime,
  to: timeOfDay,
  /** The originally requested time, if only the rest of it was offered. */
  requested: z.object({ from: timeOfDay, to: timeOfDay }).nullable(),
  title: z.string(),
  attendees: z.int(),
  services: z.array(bookedService),
  kind: z.enum(bookingKinds),
  amountFen: fen,
  depositFen: fen,
  depositState: z.enum(depositStates),
  depositLabel: z.string(),
  deductedFen: fen,
  /** Whether the deposit is due for settlement now. */
  settlesDeposit: z.boolean(),
  userName: z.string(),
  enterpriseName: z.string(),
  state: z.enum(bookingStates),
  stateLabel: z.string(),
  createdAt: instant,
  version: z.int(),
  actions: z.array(z.enum(operatorBookingEvents)),
});
export type ManagedBooking = z.infer<typeof managedBooking>;

/** Tabs of the console's list; DEPOSIT lists ended bookings whose deposit is still held. */
export const managedBookingTabs = [
  'PENDING',
  'TO_PAY',
  'CONFIRMED',
  'CHECKED_IN',
  'NO_SHOW',
  'CANCELLED',
  'DEPOSIT',
] as const;
export type ManagedBookingTab = (typeof managedBookingTabs)[number];

const filter = {
  state: oneOf(m.field_state, managedBookingTabs).optional(),
  kind: oneOf(m.field_kind, bookingKinds).optional(),
  roomId: id.optional(),
  date: day.optional(),
  keyword: keyword.optional(),
};

export const bookingQueryManageList = endpoint({
  ...byPark,
  method: 'GET',
  path: '/api/propertyManage/booking/queryManageList',
  summary: 'Bookings of all users, by their begin or by when they were made.',
  input: z.object({ ...filter, sort: sortedBy('start', 'created').default('-start'), ...paging }),
  output: pageOfTabs(managedBooking, managedBookingTabs),
  refuses: [],
});

export const bookingExport = endpoint({
  ...byPark,
  method: 'GET',
  path: '/api/propertyManage/booking/export',
  summary: 'The bookings of a filter as a spreadsheet.',
  input: z.object(filter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

export const bookingOperateManage = endpoint({
  ...byPark,
  method: 'POST',
  path: '/api/propertyManage/booking/operateManage',
  summary: 'Decides about a booking, cancels it, or says that nobody came; the user reads the reason.',
  input: z.object({
    id,
    event: kindOf(m.field_event, operatorBookingEvents),
    version,
    reason: note(m.field_reason, 100),
  }),
  output: managedBooking,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

/** The deduction from a deposit, and its reason. */
export const depositContent = z.object({
  deductFen: labelled(m.field_deducted, fen.max(100_000_000, { error: fault.tooLarge(m.field_deducted) })),
  reason: note(m.field_reason, 100),
});
export type DepositContent = z.infer<typeof depositContent>;

export const bookingSettleDeposit = endpoint({
  ...byPark,
  method: 'POST',
  path: '/api/propertyManage/booking/settleDeposit',
  summary: 'Gives the deposit of a booking that is over back, or keeps a part of it; the user reads why.',
  input: z.object({ id, version, data: depositContent }),
  output: managedBooking,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const bookingManageEndpoints = [
  bookingQueryManageList,
  bookingExport,
  bookingOperateManage,
  bookingSettleDeposit,
] as const;
