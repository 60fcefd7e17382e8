import type { AccountBooks } from './account-books.ts';
import { type Day, firstOf, lastOf, type Month, plusDays, plusMonths } from './calendar.ts';
import type { Chance } from './chance.ts';
import { type Lease, type Price, raised } from './reckon.ts';
import type { YearPark } from './year-park.ts';

interface Register {
  meterId: string;
  meterNo: string;
  kind: 'WATER' | 'ELECTRICITY';
  multiplier: number;
  lastX100: number;
  /** Usage of months by meter, in hundredths of the unit. */
  used: Map<Month, number>;
}

interface Charge {
  chargeId: string;
  feeCode: string;
  from: Day;
  to: Day;
  quantityX100: bigint;
  priceE4: bigint;
}

/** A tenant as both sides know it. */
export interface Tenant {
  no: number;
  enterpriseId: string;
  name: string;
  unitId: string;
  owner: () => Promise<string>;
  contractId: string;
  lease: Lease;
  depositFen: number;
  meters: Register[];
  charges: Charge[];
}

export interface World {
  park: YearPark;
  books: AccountBooks;
  chance: Chance;
  tenants: Tenant[];
  prices: Record<'WATER' | 'ELECTRICITY', Price[]>;
  /** How often each kind of event happened. */
  happened: Map<string, number>;
}

export const note = ({ happened }: World, kind: string) => happened.set(kind, (happened.get(kind) ?? 0) + 1);

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
  const rises = chance.isOnce(3)
    ? [{ from: plusDays(from, chance.whole(60, 200)), pctX100: chance.whole(50, 800) }]
    : [];
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
  for (const rise of rises) terms.push({ from: rise.from, rent: raised(rent, BigInt(rise.pctX100)), fee });
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

/** Changes a price in the middle of a month, for all. */
export async function changePrice(world: World, kind: 'WATER' | 'ELECTRICITY', from: Day): Promise<void> {
  const { park, chance } = world;
  const plain = BigInt(chance.whole(5_000, 60_000));
  const tiered = kind === 'WATER' && chance.isOnce(2);
  const tiers = tiered
    ? [
        { upTo: 5_000n, priceE4: plain },
        { upTo: 12_000n, priceE4: plain * 2n },
        { upTo: null, priceE4: plain * 3n },
      ]
    : [{ upTo: null, priceE4: plain }];
  const price = {
    unitPriceE4: Number(plain),
    tiers: tiered
      ? tiers.map(({ upTo, priceE4 }) => ({
          uptoX100: upTo === null ? null : Number(upTo),
          unitPriceE4: Number(priceE4),
        }))
      : null,
    tou: null,
  };
  await park.done(
    'POST /api/propertyManage/fee/saveTariff',
    { data: { feeCode: kind, effectiveFrom: from, price } },
    await park.finance(),
  );
  world.prices[kind].push({ from, tiers });
  note(world, tiered ? 'price by tiers' : 'price');
}

/** Agrees new terms with a tenant from a day of the next month on, before that month is billed. */
export async function agreeRent(world: World, tenant: Tenant, today: Day): Promise<void> {
  const { park, chance } = world;
  const from = plusDays(firstOf(plusMonths(today.slice(0, 7), 1)), chance.whole(0, 27));
  // Inside a paid cycle the difference would be booked at once.
  if (tenant.lease.cycle !== 1 || tenant.lease.from > today || tenant.lease.to < from) return;
  const last = tenant.lease.terms.findLast((terms) => terms.from <= from);
  if (!last || tenant.lease.terms.some((terms) => terms.from >= from)) return;
  const rent = last.rent + BigInt(chance.whole(-20_000, 40_000));
  const fee = chance.isOnce(2) ? last.fee : last.fee + 7n;
  const owner = await tenant.owner();
  // A lease whose deposit is not paid has not begun.
  const { state } = await park.done(
    'GET /api/propertyManage/contract/queryDetail',
    { id: tenant.contractId },
    owner,
  );
  if (state !== 'ACTIVE' && state !== 'EXPIRING') return;
  const asked = await park.done(
    'POST /api/propertyManage/contractRequest/submit',
    {
      data: {
        contractId: tenant.contractId,
        kind: 'CHANGE',
        requestText: '重新商定租金',
        requestedDay: null,
      },
    },
    owner,
  );
  const operate = 'POST /api/propertyManage/contractRequest/operate';
  const property = await park.property();
  const request = { id: asked.requestId, answer: '同意' };
  const taken = await park.done(operate, { ...request, event: 'take', version: asked.version }, property);
  await park.done(
    operate,
    {
      ...request,
      event: 'agree',
      version: taken.version,
      data: { from, rentFenPerMonth: Number(rent), propertyFeeFenPerM2Month: Number(fee) },
    },
    property,
  );
  tenant.lease.terms.push({ from, rent, fee });
  note(world, 'terms agreed');
}

/** Begins or ends a monthly charge of a tenant. */
export async function changeCharge(world: World, tenant: Tenant, today: Day): Promise<void> {
  const { park, chance } = world;
  if (tenant.lease.from > today || tenant.lease.to < today) return;
  const finance = await park.finance();
  const running = tenant.charges.find(({ to }) => to > today);
  if (running) {
    const to = plusDays(today, chance.whole(0, 10));
    if (to > tenant.lease.to) return;
    const { rows } = await park.done(
      'GET /api/propertyManage/charge/queryList',
      { id: tenant.contractId },
      finance,
    );
    const version = rows.find(({ chargeId }) => chargeId === running.chargeId)?.version;
    await park.done(
      'POST /api/propertyManage/charge/end',
      { id: running.chargeId, version, data: { to } },
      finance,
    );
    running.to = to;
    note(world, 'charge ended');
    return;
  }
  if (tenant.charges.length > 0) return;
  const [quantityX100, priceE4] = [chance.whole(1, 900) * 50, chance.whole(100_000, 3_000_000)];
  const { chargeId } = await park.done(
    'POST /api/propertyManage/charge/save',
    {
      data: {
        contractId: tenant.contractId,
        feeCode: 'PARKING',
        note: '',
        quantityX100,
        unitPriceE4: priceE4,
        from: today,
        to: null,
      },
    },
    finance,
  );
  tenant.charges.push({
    chargeId,
    feeCode: 'PARKING',
    from: today,
    to: tenant.lease.to,
    quantityX100: BigInt(quantityX100),
    priceE4: BigInt(priceE4),
  });
  note(world, 'charge begun');
}
