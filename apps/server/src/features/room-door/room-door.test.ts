import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { doorCode, hashDevice } from '../../platform/door/door-code.ts';
import { conferenceRooms } from '../conference-room/conference-room.table.ts';
import { insertBooking, insertRoom } from '../conference-room/testing/insert-room.ts';
import { useRoom } from '../conference-room/testing/use-room.ts';

const door = 'POST /api/propertyManage/confRoom/queryDoor';
const atDoor = 'POST /api/propertyManage/confRoom/checkIn';

const desk = useRoom();
const { at, slotRequest, codeOf, rowOf, fire } = desk;

describe('room door', () => {
  it('checks a booking in for the first of its attendees to arrive', async () => {
    const device = 'QRST-UVWX-YZ23';
    const resourceId = await insertRoom(desk.portal.db, { deviceHash: hashDevice(device) });
    const secret = slotRequest('14:00', '15:00');
    const id = await insertBooking(desk.portal.db, {
      resourceId,
      userId: desk.userId,
      isPrivate: true,
      slotRequest: secret,
    });
    const checkIn = async (code = doorCode(hashDevice(device), new Date(desk.now))) =>
      desk.portal.call(atDoor, { code }, await desk.portal.logIn({ userId: desk.otherId }));
    expect(await codeOf(checkIn())).toBe(retCodes.OUTSIDE_CHECK_IN);
    desk.now = at('13:50');
    expect(await codeOf(checkIn('12'))).toBe(retCodes.OUTSIDE_CHECK_IN);
    expect((await checkIn()).data).toMatchObject({ title: '', from: '14:00', to: '15:00' });
    expect(await rowOf(id)).toMatchObject({ status: 'CHECKED_IN', updatedBy: desk.otherId });
    expect(await codeOf(checkIn())).toBe(retCodes.OUTSIDE_CHECK_IN);
    await desk.portal.db.delete(conferenceRooms).where(eq(conferenceRooms.id, resourceId));
  });

  it('checks in by its digits within fifteen minutes of the start', async () => {
    const device = 'ABCD-EFGH-JKMN';
    const withDoor = await insertRoom(desk.portal.db, { deviceHash: hashDevice(device) });
    const id = await insertBooking(desk.portal.db, {
      resourceId: withDoor,
      userId: desk.userId,
      slotRequest: slotRequest('14:00', '15:00'),
    });
    const digits = () => doorCode(hashDevice(device), new Date(desk.now));
    desk.now = at('13:44');
    expect(await codeOf(fire(id, 'checkIn', { code: digits() }))).toBe(retCodes.OUTSIDE_CHECK_IN);
    desk.now = at('13:45');
    expect(await codeOf(fire(id, 'checkIn', { code: '12' }))).toBe(retCodes.OUTSIDE_CHECK_IN);
    const shown = (await desk.portal.call(door, { deviceCode: 'abcdefghjkmn' })).data;
    expect(shown).toMatchObject({ state: 'WAIT', until: '14:00', code: digits() });
    desk.now = at('14:14');
    expect((await fire(id, 'checkIn', { code: digits() })).data.state).toBe('CHECKED_IN');
    expect((await desk.portal.call(door, { deviceCode: device })).data).toMatchObject({
      state: 'BUSY',
      until: '15:00',
    });
    expect(await codeOf(desk.portal.call(door, { deviceCode: 'nothing' }))).toBe(retCodes.NOT_FOUND);
    desk.now = at('14:30');
    await fire(id, 'finish');
    expect((await desk.portal.call(door, { deviceCode: device })).data.state).toBe('FREE');
    await desk.portal.db.delete(conferenceRooms).where(eq(conferenceRooms.id, withDoor));
  });
});
