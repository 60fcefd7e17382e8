import { raised } from './amounts.ts';
import { plusDays } from './calendar.ts';

import { note, type Register, type World } from './tenants.ts';

const begin = '2027-01-01';

/** Draws a lease, signs it through the park's own calls, and gives its unit meters. */
export async function moveIn(world: World): Promise<void> {
  const { park, chance } = world;
  const areaX100 = chance.whole(2_000, 90_000);
  const tenant = await park.addTenant(areaX100);
  const from = chance.isOnce(3) ? plusDays(begin, chance.whole(1, 150)) : begin;
  // Some end within the year.
  const to = chance.isOnce(8) ? plusDays('2027-08-01', chance.whole(0, 100)) : '2028-12-31';
  const rent = BigInt(chance.whole(50_000, 2_000_000));
  const fee = BigInt(chance.whole(50, 400));
  const cycle = chance.oneOf([1, 1, 3, 6, 12]);
  const freeDays = chance.oneOf([0, 0, 15, 30, 45]);
  const rise = { from: plusDays(from, chance.whole(60, 200)), pctX100: chance.whole(50, 800) };
  const rises = chance.isOnce(3) && rise.from <= to ? [rise] : [];
  const depositFen = chance.isOnce(2) ? chance.whole(1_000, 4_000) * 100 : 0;
  const property = await park.property();
  const { contractId, version } = await park.done(
    'POST /api/propertyManage/contract/save',
    {
      data: {
        enterpriseId: tenant.enterpriseId,
        unitIds: [tenant.unitId],
        kind: 'RENT',
        from,
        to,
        rentFenPerMonth: Number(rent),
        payCycle: cycle,
        freeDays,
        depositFen,
        escalations: rises,
        propertyFeeFenPerM2Month: Number(fee),
        lateFeePpmPerDay: 500,
        noticeDays: 60,
        fileId: '',
      },
    },
    property,
  );
  const sent = await park.done(
    'POST /api/propertyManage/contract/operate',
    { id: contractId, event: 'send', version, data: {} },
    property,
  );
  await park.done(
    'POST /api/propertyManage/contract/sign',
    { id: contractId, event: 'confirm', version: sent.version, reason: '' },
    await tenant.owner(),
  );
  const terms = [{ from, rent, fee }];
  for (const { from: day, pctX100 } of rises)
    terms.push({ from: day, rent: raised(rent, BigInt(pctX100)), fee });
  const meters: Register[] = [];
  for (const kind of ['WATER', 'ELECTRICITY'] as const) {
    const meterNo = `${kind[0]}-${tenant.no}`;
    const multiplier = kind === 'ELECTRICITY' ? chance.oneOf([1, 1, 20, 40]) : 1;
    const data = {
      meterNo,
      kind,
      unitId: tenant.unitId,
      multiplier,
      digits: 6,
      isTou: false,
      status: 'ONLINE',
      readingX100: 10_000,
    };
    const { meterId } = await park.done('POST /api/propertyManage/meter/save', { data }, property);
    meters.push({ meterId, meterNo, kind, multiplier, lastX100: 10_000, used: new Map() });
  }
  const lease = { from, to, cycle, freeDays, areaX100: BigInt(areaX100), terms };
  world.tenants.push({ ...tenant, contractId, lease, depositFen, meters, charges: [] });
  note(world, 'lease');
}
