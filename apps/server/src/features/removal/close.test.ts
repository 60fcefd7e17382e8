import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookings } from '../../platform/booking/booking.table.ts';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { meters } from '../billing/meter/meter.table.ts';
import { insertReading } from '../billing/testing/insert-meter.ts';
import { units } from '../building/building.table.ts';
import { insertBuilding, insertUnit } from '../building/testing/insert-building.ts';
import { conferenceRooms } from '../conference-room/conference-room.table.ts';
import { insertRoom } from '../conference-room/testing/insert-room.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { contributions } from '../features.ts';
import { requireOpenUnits } from '../lease/hold-contract.ts';
import { contractUnits } from '../lease/lease.table.ts';
import { insertContract } from '../lease/testing/insert-contract.ts';
import { repairAssets } from '../repair/repair.table.ts';
import { closeOnDay } from './close-on-day.ts';

const close = 'POST /api/serviceManage/removal/close';
const uses = 'GET /api/serviceManage/removal/queryUses';
const book = 'POST /api/propertyManage/booking/book';

const park = usePark({ keeper: ['OP_PROPERTY'], service: ['OP_SERVICE'], tenant: 'owner' });

const day = (days: number) => addDays(chinaDayOf(park.now), days);
const closing = (entity: string, id: string, from: string | null, version = 1, token = park.keeper.token) =>
  park.call(close, { entity, id, version, data: { from, reason: '拆除' } }, token);
const bookOn = (roomId: string, date: string, from = '10:00') =>
  park.call(
    book,
    { data: { roomId, date, from, to: `${from.slice(0, 2)}:30`, title: '例会', attendees: 2 } },
    park.tenant.token,
  );
const runJob = () => closeOnDay({ ...park, clock: park.clock }, contributions);

describe('a room that is closed from a day on', () => {
  it('is booked until then, refused while a booking needs it later, and closed on that day', async () => {
    const id = await insertRoom(park.db, { name: '玉兰' });
    expect((await bookOn(id, day(3))).header.retCode).toBe('000000');
    const refused = await closing('conferenceRoom', id, day(2));
    expect(refused).toMatchObject({
      header: { retCode: '100002' },
      data: { fields: { 'data.from': expect.stringContaining('还有1项') } },
    });
    const seen = await park.call(uses, { entity: 'conferenceRoom', id }, park.keeper.token);
    expect(seen.data).toMatchObject({ canClose: true, canRemove: false, closedFrom: null });
    expect((await closing('conferenceRoom', id, day(4))).data).toEqual({ version: 2 });
    expect((await bookOn(id, day(3), '14:00')).header.retCode).toBe('000000');
    expect((await bookOn(id, day(4))).header.retCode).toBe('500023');
    const [room] = await park.db.select().from(conferenceRooms).where(eq(conferenceRooms.id, id));
    expect(room).toMatchObject({ status: 'OPEN', closedFrom: day(4) });
    park.wait(4 * 86_400_000);
    await runJob();
    await runJob();
    const [closed] = await park.db.select().from(conferenceRooms).where(eq(conferenceRooms.id, id));
    expect(closed).toMatchObject({ status: 'CLOSED', version: 3 });
    // The session has ended by then.
    const token = await park.logIn({ userType: '900', operatorRoles: ['OP_PROPERTY'] });
    expect((await closing('conferenceRoom', id, null, 3, token)).header.retCode).toBe('000000');
    const [opened] = await park.db.select().from(conferenceRooms).where(eq(conferenceRooms.id, id));
    expect(opened).toMatchObject({ status: 'OPEN', closedFrom: null });
    const logged = await park.db
      .select()
      .from(operLogs)
      .where(eq(operLogs.entityId, id))
      .orderBy(operLogs.id);
    expect(logged.map(({ event, reason }) => [event, reason])).toEqual([
      ['conferenceRoom.closeFrom', '拆除'],
      ['conferenceRoom.edit', null],
      ['conferenceRoom.openAgain', '拆除'],
    ]);
  });

  it('is either booked for that day or closed, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await insertRoom(park.db, { name: `竞${round}` });
      const [closed, booked] = await Promise.all([
        closing('conferenceRoom', id, day(2)),
        bookOn(id, day(2), `${String(9 + round).padStart(2, '0')}:00`),
      ]);
      const won = [closed, booked].filter(({ header }) => header.retCode === '000000');
      expect(won).toHaveLength(1);
      const held = await park.db.$count(bookings, eq(bookings.resourceId, id));
      expect(held).toBe(booked.header.retCode === '000000' ? 1 : 0);
    }
  });
});

it('closes a unit only after its contracts, and lets no contract have it longer', async () => {
  const buildingId = await insertBuilding(park.db, { name: '西楼' });
  const id = await insertUnit(park.db, { buildingId, no: '101' });
  const contractId = await insertContract(park.db, {
    enterpriseId: park.tenant.enterpriseId,
    unitIds: [id],
    from: day(-100),
    to: day(10),
  });
  await park.db.update(contractUnits).set({ isHeld: true }).where(eq(contractUnits.contractId, contractId));
  expect((await closing('unit', id, day(10))).header.retCode).toBe('100002');
  expect((await closing('unit', id, day(11))).header.retCode).toBe('000000');
  await requireOpenUnits(park.db, contractId);
  await park.db
    .update(contractUnits)
    .set({ to: day(11) })
    .where(eq(contractUnits.contractId, contractId));
  await expect(requireOpenUnits(park.db, contractId)).rejects.toMatchObject({ retCode: '500012' });
  const [unit] = await park.db.select().from(units).where(eq(units.id, id));
  expect(unit).toMatchObject({ closedFrom: day(11), state: 'VACANT' });
});

it('takes a meter out of service at once, unless it was read later', async () => {
  const buildingId = await insertBuilding(park.db, { name: '东楼' });
  const unitId = await insertUnit(park.db, { buildingId });
  const id = '01J000000000000000000METER';
  await park.db.insert(meters).values({
    id,
    unitId,
    meterNo: 'W-9',
    kind: 'WATER',
    multiplier: 1,
    digits: 6,
    initialX100: 0,
    lastX100: 0,
    status: 'ONLINE',
  });
  await insertReading(park.db, { meterId: id, enterpriseId: null, period: '2026-11', readingX100: 20_000 });
  expect((await closing('meter', id, '2026-10-15')).header.retCode).toBe('100002');
  expect((await closing('meter', id, '2026-11-15')).header.retCode).toBe('000000');
  const [meter] = await park.db.select().from(meters).where(eq(meters.id, id));
  expect(meter).toMatchObject({ status: 'OFFLINE', closedFrom: '2026-11-15' });
});

it('lets nobody report a closed asset, whose label leads nowhere', async () => {
  await park.db.insert(businessData).values({ type: 'REPAIR_TYPE', code: 'AIR', name: '空调' });
  const id = '01J000000000000000000ASSET';
  const code = 'abcdefgh1234';
  await park.db
    .insert(repairAssets)
    .values({ id, no: 'AC-1', name: '新风', typeCode: 'AIR', place: '3 层', code });
  const form = async () =>
    (await park.call('GET /api/propertyManage/repair/queryForm', { asset: code }, park.tenant.token)).data;
  expect(await form()).toMatchObject({ asset: { no: 'AC-1' } });
  expect((await closing('repairAsset', id, day(0))).header.retCode).toBe('000000');
  expect(await form()).toMatchObject({ asset: null });
});

it('is refused for what cannot be closed, was closed already, or belongs to others', async () => {
  const id = await insertBuilding(park.db, { name: '南楼' });
  expect((await closing('building', id, day(1))).header.retCode).toBe('500404');
  const room = await insertRoom(park.db, { name: '海棠' });
  expect((await closing('conferenceRoom', room, null)).header.retCode).toBe('500012');
  expect((await closing('conferenceRoom', room, day(1), 9)).header.retCode).toBe('500409');
  expect((await closing('conferenceRoom', room, day(1), 1, park.service.token)).header.retCode).toBe(
    '500404',
  );
});
