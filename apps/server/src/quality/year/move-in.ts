import { type Day, plusDays } from './calendar.ts';
import { chanceFrom } from './chance.ts';
import { note, type Register, type Tenant, type World } from './tenants.ts';

const begin = '2027-01-01';

interface Given {
  seed: number;
  no: number;
}

/** Draws a lease, signs it through the park's own calls, and gives its units meters. */
export async function moveIn(world: World, { seed, no }: Given): Promise<Tenant> {
  const { park } = world;
  const chance = chanceFrom(seed + no * 7_919);
  const enterprise = await park.addEnterprise(no);
  const areas = chance.isOnce(3)
    ? [chance.whole(2_000, 90_000), chance.whole(2_000, 9_000)]
    : [chance.whole(2_000, 90_000)];
  const unitIds: string[] = [];
  for (const [at, areaX100] of areas.entries()) unitIds.push(await park.addUnit(`A${no}-${at}`, areaX100));
  const from = chance.isOnce(3) ? plusDays(begin, chance.whole(1, 150)) : begin;
  // Some end within the year.
  const to = chance.isOnce(5) ? plusDays('2027-05-01', chance.whole(0, 190)) : '2028-12-31';
  const rent = chance.whole(50_000, 2_000_000);
  const fee = chance.whole(50, 400);
  const cycle = chance.oneOf([1, 1, 3, 6, 12]);
  const freeDays = chance.oneOf([0, 0, 15, 30, 45]);
  const rise = { from: plusDays(from, chance.whole(60, 200)), pctX100: chance.whole(50, 800) };
  const rises = chance.isOnce(3) && rise.from <= to ? [rise] : [];
  const depositFen = chance.isOnce(2) ? chance.whole(1_000, 4_000) * 100 : 0;
  const aheadDays = chance.oneOf([0, 0, 0, 5, 20, 40]);
  const dueDay = chance.isOnce(4) ? chance.whole(1, 31) : null;
  const dueDays = chance.oneOf([15, 15, 7, 30]);
  const contractId = await sign(world, enterprise.owner, {
    enterpriseId: enterprise.enterpriseId,
    unitIds,
    kind: 'RENT',
    from,
    to,
    rentFenPerMonth: rent,
    payCycle: cycle,
    freeDays,
    depositFen,
    escalations: rises,
    propertyFeeFenPerM2Month: fee,
    lateFeePpmPerDay: 500,
    noticeDays: 60,
    billAheadDays: aheadDays,
    dueDay,
    dueDays,
    fileId: '',
  });
  const tenant: Tenant = {
    ...enterprise,
    no,
    chance,
    contractId,
    lease: {
      from,
      to,
      cycle,
      cycles: [],
      freeDays,
      units: unitIds.map((unitId, at) => ({ unitId, areaX100: BigInt(areas[at] ?? 0), from, to })),
      rent: BigInt(rent),
      fee: BigInt(fee),
      rises: rises.map(({ from: day, pctX100 }) => ({ from: day, pctX100: BigInt(pctX100) })),
      agreed: [],
    },
    contractTo: to,
    leaveOn: null,
    defaultOn: null,
    isSettled: false,
    depositFen,
    aheadDays,
    dueDay,
    dueDays,
    meters: [],
    charges: [],
    orders: [],
    refunds: [],
    plans: [],
    successor: null,
  };
  for (const kind of ['WATER', 'ELECTRICITY'] as const)
    tenant.meters.push(await addMeter(world, tenant, unitIds[0] ?? '', kind));
  note(world, aheadDays > 0 ? 'lease, billed ahead' : 'lease');
  return tenant;
}

async function sign(world: World, owner: Tenant['owner'], data: object): Promise<string> {
  const { park } = world;
  const { contractId } = await park.done(
    'POST /api/propertyManage/contract/save',
    { data },
    await park.property(),
  );
  await send(world, owner, contractId);
  return contractId;
}

/** Sends a contract to its tenant, who confirms it. */
export async function send({ park }: World, owner: Tenant['owner'], contractId: string): Promise<void> {
  const property = await park.property();
  const { version } = await park.done(
    'GET /api/propertyManage/contract/queryManageDetail',
    { id: contractId },
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
    await owner(),
  );
}

export const newRegister = (
  given: Pick<Register, 'meterId' | 'meterNo' | 'kind' | 'multiplier' | 'lastX100'>,
): Register => ({
  ...given,
  isReplaced: false,
  photoOn: '' as Day,
  used: new Map(),
  shown: new Map(),
  read: new Map(),
});

async function addMeter(
  { park }: World,
  { no, chance }: Tenant,
  unitId: string,
  kind: Register['kind'],
): Promise<Register> {
  const meterNo = `${kind[0]}-${no}`;
  const multiplier = kind === 'ELECTRICITY' ? chance.oneOf([1, 1, 20, 40]) : 1;
  const lastX100 = 10_000;
  const { meterId } = await park.done(
    'POST /api/propertyManage/meter/save',
    {
      data: {
        meterNo,
        kind,
        unitId,
        multiplier,
        digits: 6,
        isTou: false,
        status: 'ONLINE',
        readingX100: lastX100,
      },
    },
    await park.property(),
  );
  return newRegister({ meterId, meterNo, kind, multiplier, lastX100 });
}

/** Tenants whose units bear the shared meter. */
const mostSharing = 20;

/** Gives the park a water meter of its own, whose cost is split by area. */
export async function shareMeter(world: World): Promise<void> {
  const { park } = world;
  const unitId = await park.addUnit('设备间', 1_000);
  const lastX100 = 10_000;
  const meterNo = 'W-COMMON';
  const meter = { meterNo, kind: 'WATER', unitId, multiplier: 1, digits: 6, isTou: false };
  const { meterId } = await park.done(
    'POST /api/propertyManage/meter/save',
    { data: { ...meter, status: 'ONLINE', readingX100: lastX100 } },
    await park.property(),
  );
  const bearers = world.tenants
    .slice(0, mostSharing)
    .flatMap((tenant) => tenant.lease.units.map((unit) => ({ ...unit, tenant })));
  await park.done(
    'POST /api/propertyManage/meterShare/save',
    {
      data: {
        meterId,
        feeCode: 'COMMON_WATER',
        method: 'AREA',
        units: bearers.map((unit) => ({ unitId: unit.unitId, weight: 1 })),
        enabled: true,
      },
    },
    await park.finance(),
  );
  const parts = (await park.partsOfShares()).flatMap(({ partId, unitId: of }) =>
    bearers
      .filter((one) => one.unitId === of)
      .map(({ tenant, areaX100 }) => ({ partId, unitId: of, tenant, areaX100 })),
  );
  world.shared = { meterNo, lastX100, used: new Map(), parts };
  note(world, 'shared meter');
}
