import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { bookablePlaceContent, requireHours } from '../booking/bookable.ts';
import { bookableService } from '../booking/public.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant, picture } from '../fields.ts';
import { labelled, optionalText, pictureId, wholeBetween } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { labelsInput } from '../print/labels.ts';
import { retCodes } from '../ret-code.ts';

const byProperty = { tag: 'conference-room', access: ['OP_PROPERTY'] } as const;

/** A room and its booking rules, as entered by an operator. */
export const roomContent = z
  .object({
    ...bookablePlaceContent,
    buildingId: labelled(m.field_building, id.nullable().default(null)),
    floor: labelled(m.field_floor, wholeBetween(m.field_floor, -5, 200).nullable().default(null)),
    services: z
      .array(bookableService)
      .max(8, { error: fault.maxLines(m.field_room_service, 8) })
      .default([]),
    seats: wholeBetween(m.field_seats, 1, 1_000),
    intro: optionalText(m.field_note, 300),
    fileId: pictureId(m.field_room_picture),
    minAheadMin: wholeBetween(m.field_min_ahead, 0, 10_080),
    checkInRequired: z.boolean(),
    pricePerSlotFen: wholeBetween(m.field_price_per_slot, 0, 10_000_00),
    freeSlotsPerMonth: wholeBetween(m.field_free_slots, 0, 2_000),
  })
  .superRefine(requireHours);
export type RoomContent = z.infer<typeof roomContent>;

const managedRoom = z.object({
  roomId: id,
  version: z.int(),
  stateLabel: z.string(),
  /** When the room's door code was created; null if it has none. */
  deviceSetAt: instant.nullable(),
  picture: picture.nullable(),
  data: roomContent,
});
export type ManagedRoom = z.infer<typeof managedRoom>;

export const confRoomQueryManageList = call.read(byProperty, '/api/propertyManage/confRoom/queryManageList', {
  place: 'LIST',
  summary: 'Lists all conference rooms with their rules.',
  input: z.object({ buildingId: id.optional() }),
  output: z.object({ rows: z.array(managedRoom) }),
});

export const confRoomSave = call.save(byProperty, '/api/propertyManage/confRoom/save', {
  place: { room: 'id', building: 'data.buildingId' },
  summary: 'Creates a room, or updates the one whose version is given. Existing bookings stay.',
  data: roomContent,
  output: z.object({ roomId: id, version: z.int() }),
});

export const confRoomRenewDevice = call.write(byProperty, '/api/propertyManage/confRoom/renewDevice', {
  place: { room: 'id' },
  summary: 'Creates a new code for the tablet at the door, shown only once; the previous one stops working.',
  input: z.object({ id, version }),
  output: z.object({ deviceCode: z.string(), version: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT],
});

export const confRoomPrintLabels = call.file(byProperty, '/api/propertyManage/confRoom/printLabels', {
  raw: ['pdf'],
  summary:
    'Prints labels that lead to the booking of chosen rooms, on A4 sheets of a chosen size, in Chinese.',
  input: labelsInput,
});
