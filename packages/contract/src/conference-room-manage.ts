import * as m from '@portal/texts/messages';
import { z } from 'zod';
import {
  bookingKinds,
  bookingStates,
  depositStates,
  operatorBookingEvents,
  timeOfDay,
} from './booking-terms.ts';
import { bookedService, roomService, roomStates } from './conference-room.ts';
import { endpoint } from './endpoint.ts';
import * as fault from './faults.ts';
import { day, fen, id, instant, keyword, pageOfTabs, paging, picture, sortedBy } from './fields.ts';
import {
  choice,
  kindOf,
  labelled,
  note,
  oneOf,
  optionalText,
  requiredText,
  wholeBetween,
} from './form-field.ts';
import { version } from './identity-fields.ts';
import { retCodes } from './ret-code.ts';

const tag = 'conference-room';
const access = ['OP_PROPERTY'] as const;
/** Bookings are seen and decided by those who run what is booked; those of others are not there. */
const bookingAccess = ['OP_PROPERTY', 'OP_SERVICE'] as const;

/** A room with its rules, as an operator enters it. */
export const roomContent = z
  .object({
    name: requiredText(m.field_name, 20),
    place: requiredText(m.field_place, 40),
    buildingId: labelled(m.field_building, id.nullable().default(null)),
    floor: labelled(m.field_floor, wholeBetween(m.field_floor, -5, 200).nullable().default(null)),
    services: z
      .array(roomService)
      .max(8, { error: fault.mostLines(m.field_room_service, 8) })
      .default([]),
    seats: wholeBetween(m.field_seats, 1, 1_000),
    equipment: z
      .array(requiredText(m.field_equipment, 12))
      .max(12, { error: fault.most(m.field_equipment, 12) }),
    intro: optionalText(m.field_note, 300),
    fileId: labelled(m.field_room_picture, z.string().max(64).nullable().default(null)),
    status: choice(m.field_state, roomStates),
    statusNote: optionalText(m.field_reason, 40),
    openFrom: timeOfDay,
    openTo: timeOfDay,
    maxSlots: wholeBetween(m.field_max_slots, 1, 48),
    minAheadMin: wholeBetween(m.field_min_ahead, 0, 10_080),
    maxAheadDays: wholeBetween(m.field_max_ahead, 1, 365),
    needApproval: z.boolean(),
    checkInRequired: z.boolean(),
    dayLimitPerUser: wholeBetween(m.field_day_limit, 1, 20),
    weekLimitPerEnterprise: wholeBetween(m.field_week_limit, 1, 200),
    pricePerSlotFen: wholeBetween(m.field_price_per_slot, 0, 10_000_00),
    freeSlotsPerMonth: wholeBetween(m.field_free_slots, 0, 2_000),
    closedDates: z.array(day).max(60, { error: fault.most(m.field_closed_dates, 60) }),
  })
  .superRefine(({ openFrom, openTo }, context) => {
    if (openTo <= openFrom)
      context.addIssue({ code: 'custom', path: ['openTo'], message: m.fault_end_before_start() });
  });
export type RoomContent = z.infer<typeof roomContent>;

const managedRoom = z.object({
  roomId: id,
  version: z.int(),
  stateLabel: z.string(),
  /** When the code of its door was made; null where it has none. */
  deviceSetAt: instant.nullable(),
  picture: picture.nullable(),
  data: roomContent,
});
export type ManagedRoom = z.infer<typeof managedRoom>;

export const confRoomQueryManageList = endpoint({
  method: 'GET',
  path: '/api/propertyManage/confRoom/queryManageList',
  summary: 'All rooms with their rules.',
  tag,
  access,
  input: z.object({ buildingId: id.optional() }),
  output: z.object({ rows: z.array(managedRoom) }),
  refuses: [],
});

export const confRoomSave = endpoint({
  method: 'POST',
  path: '/api/propertyManage/confRoom/save',
  summary: 'Enters a room, or changes the one whose version is given. Bookings that were made stay.',
  tag,
  access,
  input: z.object({ id: id.optional(), version: version.optional(), data: roomContent }),
  output: z.object({ roomId: id, version: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.VERSION_CONFLICT],
});

export const confRoomRenewDevice = endpoint({
  method: 'POST',
  path: '/api/propertyManage/confRoom/renewDevice',
  summary: 'A new code for the tablet at the door; shown once, and the former one ends.',
  tag,
  access,
  input: z.object({ id, version }),
  output: z.object({ deviceCode: z.string(), version: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT],
});

const managedBooking = z.object({
  bookingId: id,
  no: z.string(),
  roomName: z.string(),
  date: day,
  from: timeOfDay,
  to: timeOfDay,
  title: z.string(),
  attendees: z.int(),
  services: z.array(bookedService),
  kind: z.enum(bookingKinds),
  amountFen: fen,
  depositFen: fen,
  depositState: z.enum(depositStates),
  depositLabel: z.string(),
  deductedFen: fen,
  /** Whether the deposit is to be given back now. */
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

/** The tabs of the console's list; DEPOSIT are those that are over and whose deposit is still held. */
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
  method: 'GET',
  path: '/api/propertyManage/booking/queryManageList',
  summary: 'Bookings of all users, by their begin or by when they were made.',
  tag,
  access: bookingAccess,
  input: z.object({ ...filter, sort: sortedBy('start', 'created').default('-start'), ...paging }),
  output: pageOfTabs(managedBooking, managedBookingTabs),
  refuses: [],
});

export const bookingExport = endpoint({
  method: 'GET',
  path: '/api/propertyManage/booking/export',
  summary: 'The bookings of a filter as a spreadsheet.',
  tag,
  access: bookingAccess,
  input: z.object(filter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

export const bookingOperateManage = endpoint({
  method: 'POST',
  path: '/api/propertyManage/booking/operateManage',
  summary: 'Decides about a booking, or cancels it; the user reads the reason.',
  tag,
  access: bookingAccess,
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

/** What is kept of a deposit, and why. */
export const depositContent = z.object({
  deductFen: labelled(m.field_deducted, fen.max(100_000_000, { error: fault.tooLarge(m.field_deducted) })),
  reason: note(m.field_reason, 100),
});
export type DepositContent = z.infer<typeof depositContent>;

export const bookingSettleDeposit = endpoint({
  method: 'POST',
  path: '/api/propertyManage/booking/settleDeposit',
  summary: 'Gives the deposit of a booking that is over back, or keeps a part of it; the user reads why.',
  tag,
  access: bookingAccess,
  input: z.object({ id, version, data: depositContent }),
  output: managedBooking,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const confRoomManageEndpoints = [
  confRoomQueryManageList,
  confRoomSave,
  confRoomRenewDevice,
  bookingQueryManageList,
  bookingExport,
  bookingOperateManage,
  bookingSettleDeposit,
] as const;
