import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { clockTime, day, fen, id, instant, keyword, pageOfTabs, sortedBy, timeOfDay } from '../fields.ts';
import { labelled, note, oneOf } from '../form-field.ts';
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
  actions: abilities(operatorBookingEvents),
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

export const bookingQueryManageList = call.list(byPark, '/api/propertyManage/booking/queryManageList', {
  place: 'LIST',
  summary: 'Lists the bookings of all users, by start time or by when they were made.',
  filter: { ...filter, sort: sortedBy('start', 'created').default('-start') },
  output: pageOfTabs(managedBooking, managedBookingTabs),
});

export const bookingQueryManageDetail = call.detail(byPark, '/api/propertyManage/booking/queryManageDetail', {
  place: { booking: 'id' },
  summary: 'One booking, for the operators of its kind.',
  output: managedBooking,
});

export const bookingExport = call.sheet(byPark, '/api/propertyManage/booking/export', {
  place: 'LIST',
  summary: 'Exports the filtered bookings as a spreadsheet.',
  input: z.object(filter),
});

export const bookingOperateManage = call.operate(byPark, '/api/propertyManage/booking/operateManage', {
  place: { booking: 'id' },
  summary: 'Approves, rejects or cancels a booking, or marks it as a no-show; the user sees the reason.',
  events: operatorBookingEvents,
  fields: { reason: note(m.field_reason, 100) },
  output: managedBooking,
});

/** The deduction from a deposit, and its reason. */
export const depositContent = z.object({
  deductFen: labelled(m.field_deducted, fen.max(100_000_000, { error: fault.tooLarge(m.field_deducted) })),
  reason: note(m.field_reason, 100),
});
export type DepositContent = z.infer<typeof depositContent>;

export const bookingSettleDeposit = call.act(byPark, '/api/propertyManage/booking/settleDeposit', {
  place: { booking: 'id' },
  summary: 'Returns the deposit of a finished booking, in whole or in part; the user sees the reason.',
  fields: { data: depositContent },
  output: managedBooking,
});
