import type { confRoomRenewDevice, confRoomSave } from '@portal/contract/conference-room/manage';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { isNameTaken } from '../../../platform/database/folded-name.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { hashDevice, newDeviceCode } from '../../../platform/door/door-code.ts';
import { findPicture } from '../../../platform/files/find-picture.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { buildings } from '../../building/building.table.ts';
import { conferenceRooms } from '../conference-room.table.ts';
import { writeRooms } from './write-rooms.ts';

/** @throws {AppError} 100002 if another room has this name */
async function requireFreeName(tx: Db, name: string, id: string | undefined): Promise<void> {
  if (await isNameTaken(tx, conferenceRooms, { id, name }))
    throw fieldsRefused({ 'data.name': m.fault_room_name_taken() });
}

/** @throws {AppError} 100002 if the building doesn't have this floor */
async function requireBuilding(tx: Db, id: string, floor: number | null): Promise<void> {
  const [building] = await tx.select().from(buildings).where(eq(buildings.id, id));
  if (!building) throw fieldsRefused({ 'data.buildingId': m.fault_unknown({ field: m.field_building() }) });
  if (floor !== null && floor > building.floors)
    throw fieldsRefused({ 'data.floor': m.fault_unknown({ field: m.field_floor() }) });
}

/**
 * Adds a room or changes one; existing bookings are kept.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveRoom: Verb<typeof confRoomSave> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before =
      given === undefined ? null : await lockVersion(tx, conferenceRooms, { id: given, version: seen });
    await requireFreeName(tx, data.name, given);
    if (data.buildingId !== null) await requireBuilding(tx, data.buildingId, data.floor);
    const { fileId, ...plain } = data;
    const values = { ...plain, picture: await findPicture(tx, fileId, data.name) };
    const [saved] = await writeRooms(tx, ctx, [{ before, values }]);
    if (!saved) throw notFound();
    return { roomId: saved.id, version: saved.version };
  });

/**
 * Renews the access code of a room's door tablet; the one with the old code stops working.
 * @throws {AppError} 500404, 500409
 */
export const renewDevice: Verb<typeof confRoomRenewDevice> = (ctx, { id, version }) =>
  inTransaction(ctx.db, async (tx) => {
    await lockVersion(tx, conferenceRooms, { id, version });
    const deviceCode = newDeviceCode();
    const set = { deviceHash: hashDevice(deviceCode), deviceSetAt: ctx.now };
    const saved = await updateVersion(tx, ctx, conferenceRooms, id, set);
    await writeLog(tx, ctx, {
      event: 'conferenceRoom.renewDevice',
      entity: 'conferenceRoom',
      entityId: id,
    });
    return { deviceCode, version: saved.version };
  });
