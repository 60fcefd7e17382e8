import { firstOf, lastOf, type Month } from './calendar.ts';

import { note, type World } from './tenants.ts';

/** Reads every meter at the end of a month; some are misread first, some replaced. */
export async function readMeters(world: World, month: Month): Promise<void> {
  const { park, chance } = world;
  const property = await park.property();
  for (const { lease, meters } of world.tenants) {
    if (lease.from > lastOf(month) || lease.to < firstOf(month)) continue;
    // A meter that replaces another is read from the next month on.
    for (const meter of meters.slice()) {
      if (meter.used.has('replaced')) continue;
      const steps = chance.whole(0, 30_000);
      const readingX100 = meter.lastX100 + steps;
      const read = (shown: number) =>
        park.done(
          'POST /api/propertyManage/meter/read',
          { data: { meterNo: meter.meterNo, period: month, readingX100: shown } },
          property,
        );
      meter.used.set(month, steps * meter.multiplier);
      if (chance.isOnce(60)) {
        const newMeterNo = `${meter.meterNo}r`;
        const rows = await park.done(
          'GET /api/propertyManage/meter/queryManageList',
          { keyword: meter.meterNo, pageSize: 10 },
          property,
        );
        const version = rows.rows.find(({ meterId }) => meterId === meter.meterId)?.version;
        const replaced = await park.done(
          'POST /api/propertyManage/meter/replace',
          {
            id: meter.meterId,
            version,
            data: { period: month, readingX100, newMeterNo, newReadingX100: 500, digits: 6 },
          },
          property,
        );
        meters.push({
          ...meter,
          meterId: replaced.meterId,
          meterNo: newMeterNo,
          lastX100: 500,
          used: new Map(),
        });
        meter.used.set('replaced', 0);
        note(world, 'meter replaced');
        continue;
      }
      if (chance.isOnce(20)) {
        await read(readingX100 + 777);
        note(world, 'reading mended before its bill');
      }
      await read(readingX100);
      meter.lastX100 = readingX100;
    }
  }
  note(world, 'readings');
}
