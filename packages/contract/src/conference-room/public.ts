import { z } from 'zod';
import { bookableService, line } from '../booking/public.ts';
import { bookableStates } from '../booking/terms.ts';
import * as call from '../call.ts';
import { day, fen, id, instant, picture, timeOfDay } from '../fields.ts';
import { retCodes } from '../ret-code.ts';

const session = { tag: 'conference-room', access: 'session' } as const;

const room = z.object({
  roomId: id,
  name: z.string(),
  place: z.string(),
  /** Null if the room is in none of the portal's buildings. */
  buildingId: id.nullable(),
  buildingName: z.string(),
  floor: z.int().nullable(),
  services: z.array(bookableService),
  seats: z.int(),
  equipment: z.array(z.string()),
  intro: z.string(),
  picture: picture.nullable(),
  status: z.enum(bookableStates),
  /** Why it is closed, and until when. */
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
  /** Price of one slot; 0 if it is free. */
  pricePerSlotFen: fen,
  /** Slots an enterprise of the park can use free of charge each month. */
  freeSlotsPerMonth: z.int(),
});
export type Room = z.infer<typeof room>;

const confRoomQueryGridAnswer = z.object({
  today: day,
  now: instant,
  date: day,
  rooms: z.array(room),
  lines: z.array(line),
  /** End of the caller's booking ban after too many no-shows. */
  stoppedUntil: instant.nullable(),
  /** Free slots the caller’s enterprise has left in the month of that date, by room. */
  freeSlotsLeft: z.record(id, z.int()),
});

export const confRoomQueryGrid = call.read(session, '/api/propertyManage/confRoom/queryGrid', {
  summary: 'Lists all rooms on one day, or one room over the week of that day, with the booked times.',
  input: z.object({ date: day.optional(), roomId: id.optional() }),
  output: confRoomQueryGridAnswer,
  refuses: [retCodes.NOT_FOUND],
});
