import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { bookableService, line } from './booking.ts';
import { bookableStates, timeOfDay } from './booking-terms.ts';
import { endpoint } from './endpoint.ts';
import * as fault from './faults.ts';
import { day, fen, id, instant, picture } from './fields.ts';
import { labelled } from './form-field.ts';
import { retCodes } from './ret-code.ts';

const room = z.object({
  roomId: id,
  name: z.string(),
  place: z.string(),
  /** Null of a room in no building of the portal. */
  buildingId: id.nullable(),
  buildingName: z.string(),
  floor: z.int().nullable(),
  services: z.array(bookableService),
  seats: z.int(),
  equipment: z.array(z.string()),
  intro: z.string(),
  picture: picture.nullable(),
  status: z.enum(bookableStates),
  /** Why it is not open, and until when. */
  statusNote: z.string(),
  openFrom: timeOfDay,
  openTo: timeOfDay,
  maxSlots: z.int(),
  minAheadMin: z.int(),
  maxAheadDays: z.int(),
  needApproval: z.boolean(),
  checkInRequired: z.boolean(),
  dayLimitPerUser: z.int(),
  weekLimitPerEnterprise: z.int(),
  /** Of one slot; 0 where it costs nothing. */
  pricePerSlotFen: fen,
  /** Slots a month that an enterprise of the park has for nothing. */
  freeSlotsPerMonth: z.int(),
});
export type Room = z.infer<typeof room>;

const tag = 'conference-room';

export const confRoomQueryGrid = endpoint({
  method: 'GET',
  path: '/api/propertyManage/confRoom/queryGrid',
  summary: 'All rooms on one day, or one room in the week of that day, with what is taken.',
  tag,
  access: 'session',
  input: z.object({ date: day.optional(), roomId: id.optional() }),
  output: z.object({
    today: day,
    now: instant,
    date: day,
    rooms: z.array(room),
    lines: z.array(line),
    /** Until when the caller may not book, after too many no-shows. */
    stoppedUntil: instant.nullable(),
    /** By room: slots the caller’s enterprise still has for nothing in the month of that date. */
    freeSlotsLeft: z.record(id, z.int()),
  }),
  refuses: [retCodes.NOT_FOUND],
});

export const confRoomCheckIn = endpoint({
  method: 'POST',
  path: '/api/propertyManage/confRoom/checkIn',
  summary: 'Checks in those who have the room now whose door shows these digits; any of its people may.',
  tag,
  access: 'session',
  input: z.object({ code: labelled(m.field_door_code, z.string().trim().max(20)) }),
  output: z.object({
    roomName: z.string(),
    /** Empty of a private booking of somebody else. */
    title: z.string(),
    date: day,
    from: timeOfDay,
    to: timeOfDay,
  }),
  refuses: [retCodes.OUTSIDE_CHECK_IN],
  callsPerMinute: 20,
});

const doorSpan = z.object({ from: timeOfDay, to: timeOfDay, title: z.string(), isNow: z.boolean() });

export const confRoomQueryDoor = endpoint({
  method: 'POST',
  path: '/api/propertyManage/confRoom/queryDoor',
  summary: 'What the tablet beside a room shows, by the code of the device.',
  tag,
  access: 'public',
  input: z.object({
    deviceCode: labelled(
      m.field_device_code,
      z
        .string({ error: fault.enter(m.field_device_code) })
        .trim()
        .min(1, { error: fault.enter(m.field_device_code) })
        .max(40),
    ),
  }),
  output: z.object({
    name: z.string(),
    place: z.string(),
    seats: z.int(),
    equipment: z.array(z.string()),
    now: instant,
    /** FREE nobody is expected, WAIT the booked people have still to check in, BUSY they are there. */
    state: z.enum(['FREE', 'WAIT', 'BUSY']),
    /** Of the present booking; of a free room the begin of the next one, null where none is left today. */
    until: timeOfDay.nullable(),
    spans: z.array(doorSpan),
    /** Six digits to check in with; they change every minute. */
    code: z.string(),
  }),
  refuses: [retCodes.NOT_FOUND],
  callsPerMinute: 30,
});

export const confRoomEndpoints = [confRoomQueryGrid, confRoomQueryDoor, confRoomCheckIn] as const;
