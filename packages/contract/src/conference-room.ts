import { z } from 'zod';
import { bookableService, line } from './booking.ts';
import { bookableStates } from './booking-terms.ts';
import { endpoint } from './endpoint.ts';
import { day, fen, id, instant, picture, timeOfDay } from './fields.ts';
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

export const confRoomEndpoints = [confRoomQueryGrid] as const;
