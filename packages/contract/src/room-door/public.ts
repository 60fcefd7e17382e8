import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { clockTime, day, instant, timeOfDay } from '../fields.ts';
import { labelled } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';

const tag = 'room-door';

const session = { tag, access: 'session' } as const;
const open = { tag, access: 'public' } as const;

const confRoomCheckInAnswer = z.object({
  roomName: z.string(),
  /** Empty for someone else's private booking. */
  title: z.string(),
  date: day,
  from: clockTime,
  to: timeOfDay,
});

export const confRoomCheckIn = call.write(session, '/api/propertyManage/confRoom/checkIn', {
  summary:
    'Checks in the current booking of the room whose door shows these digits; any of its participants can do so.',
  input: z.object({ code: labelled(m.field_door_code, z.string().overwrite(cleanLine).max(20)) }),
  output: confRoomCheckInAnswer,
  refuses: [retCodes.OUTSIDE_CHECK_IN],
  callsPerMinute: 20,
});

const doorSpan = z.object({ from: clockTime, to: timeOfDay, title: z.string(), isNow: z.boolean() });

const confRoomQueryDoorAnswer = z.object({
  name: z.string(),
  place: z.string(),
  seats: z.int(),
  equipment: z.array(z.string()),
  now: instant,
  /**
   * FREE: no one is expected. HELD: the slot is reserved for someone who has yet to accept it, be approved or pay.
   * WAIT: the attendees have yet to check in. BUSY: they have checked in.
   */
  state: z.enum(['FREE', 'HELD', 'WAIT', 'BUSY']),
  /** End of the current booking; for a free room the start of the next one, null if there is none today. */
  until: timeOfDay.nullable(),
  /** When the room is released unless someone checks in, accepts or pays first; null if nothing is pending. */
  releasedAt: instant.nullable(),
  spans: z.array(doorSpan),
  /** Six digits for checking in; they change every minute. */
  code: z.string(),
});

const confRoomQueryDoorInput = z.object({
  deviceCode: labelled(
    m.field_device_code,
    z
      .string({ error: fault.enter(m.field_device_code) })
      .overwrite(cleanLine)
      .min(1, { error: fault.enter(m.field_device_code) })
      .max(40),
  ),
});

export const confRoomQueryDoor = call.write(open, '/api/propertyManage/confRoom/queryDoor', {
  summary: 'Returns what the tablet at a room’s door shows, by the device code.',
  input: confRoomQueryDoorInput,
  output: confRoomQueryDoorAnswer,
  refuses: [retCodes.NOT_FOUND],
  callsPerMinute: 30,
});
