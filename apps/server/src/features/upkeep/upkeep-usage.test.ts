import { expect, it } from 'vitest';
import { meters, readings } from '../billing/meter/meter.table.ts';
import { insertMeter, insertReading } from '../billing/testing/insert-meter.ts';
import { insertBuilding, insertUnit } from '../building/testing/insert-building.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { repairAssets, repairTickets } from '../repair/repair.table.ts';
import { insertAsset } from '../repair/testing/insert-ticket.ts';
import { enterDueUpkeep } from './enter-due.ts';
import { upkeepDates, upkeepPlans } from './upkeep.table.ts';

const park = usePark(
  { desk: ['OP_PROPERTY'] },
  {
    now: new Date('2026-06-02T08:00:00+08:00'),
    empties: [upkeepDates, upkeepPlans, repairTickets, repairAssets, readings, meters],
  },
);

it('follows a meter, and the one that replaced it', async () => {
  const unitId = await insertUnit(park.db, { buildingId: await insertBuilding(park.db) });
  const newMeterId = await insertMeter(park.db, { unitId });
  const meterId = await insertMeter(park.db, { unitId, replacedById: newMeterId });
  const data = {
    name: '滤芯更换',
    target: 'ASSET',
    assetId: await insertAsset(park.db),
    rhythm: 'METER',
    meterId,
    units: 100,
    startOn: '2026-02-01',
    leadDays: 0,
    basis: 'PLANNED',
    steps: [{ text: '换滤芯' }],
    crew: 'TEAM',
    minutes: 30,
  };
  await park.call('POST /api/propertyManage/upkeep/savePlan', { data }, park.desk.token);
  const run = async () => {
    await enterDueUpkeep(park);
    return park.db.$count(repairTickets);
  };
  // What was used before the plan began doesn't count.
  await insertReading(park.db, { meterId, period: '2026-01', readingX100: 30_000 });
  await insertReading(park.db, { meterId, period: '2026-03', readingX100: 16_000 });
  expect(await run()).toBe(0);
  await insertReading(park.db, { meterId: newMeterId, period: '2026-04', readingX100: 14_000 });
  expect(await run()).toBe(1);
  expect(await run()).toBe(1);
  const [date] = await park.db.select().from(upkeepDates);
  expect(date).toMatchObject({ status: 'TICKET', dueOn: '2026-06-02', dueX100: 10_000 });
});
