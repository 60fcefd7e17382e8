import { expect, it } from 'vitest';
import { isLong } from '../../testing/test-scope.ts';
import { AccountBooks } from './account-books.ts';
import { act, endDefaults, giveNotice } from './acting.ts';
import { billAgain, billMonth, issueAhead, type Taxes, takeDeposits } from './billing-month.ts';
import { type Day, lastOf, type Month, plusDays, plusMonths } from './calendar.ts';
import { chanceFrom } from './chance.ts';
import { changeCharge, changePrice } from './change-terms.ts';
import { compare } from './compare.ts';
import { correct, refuseObjections } from './correcting.ts';
import { correctReading } from './misreading.ts';
import { moveIn, shareMeter } from './move-in.ts';
import { moveOut } from './moving-out.ts';
import { pay } from './paying.ts';
import { agreePlan, endPlan } from './planning.ts';
import { readMeters, readOnDay } from './read-meters.ts';
import { finishRefunds, refundSome } from './refunding.ts';
import { takeMeters } from './takeover.ts';
import { each, isIn, type Tenant, type World } from './tenants.ts';
import { openYearPark } from './year-park.ts';

/** `YEAR_SEED` repeats a year, `YEAR_TENANTS` sets how many tenants live it. */
const seed = Number(process.env.YEAR_SEED ?? (isLong ? Date.now() % 1_000_000 : 20_270_101));
const tenants = Number(process.env.YEAR_TENANTS ?? (isLong ? 2_000 : 50));

/** Fee items that the park adds, with their tax. */
const ownFees = [
  { code: 'PARKING', zh: '停车位', basis: 'MONTHLY', taxPpm: 90_000 },
  { code: 'CLEANING', zh: '保洁', basis: 'ONCE', taxPpm: 60_000 },
  { code: 'COMMON_WATER', zh: '公共用水', basis: 'SHARED', taxPpm: 30_000 },
];

it(
  `a year of a park with ${tenants} tenants agrees to the fen with what the rules say (YEAR_SEED=${seed})`,
  async () => {
    const park = await openYearPark();
    try {
      const world: World = {
        park,
        books: new AccountBooks(),
        chance: chanceFrom(seed),
        tenants: [],
        shared: null,
        prices: { WATER: [], ELECTRICITY: [] },
        happened: new Map(),
      };
      await park.setDay('2026-12-20');
      const taxes = await addFees(world);
      for (const kind of ['WATER', 'ELECTRICITY'] as const) await changePrice(world, kind, '2027-01-01');
      await each(
        Array.from({ length: tenants }, (_, nth) => nth + 1),
        async (no) => {
          world.tenants[no - 1] = await moveIn(world, { seed, no });
        },
      );
      await shareMeter(world);
      for (let month: Month = '2027-01'; month <= '2027-12'; month = plusMonths(month, 1)) {
        await live(world, taxes, month);
        await compare(world, plusDays(lastOf(month), 1));
      }
      process.stdout.write(`YEAR_SEED=${seed}: ${JSON.stringify(Object.fromEntries(world.happened))}\n`);
      expect(world.happened.size).toBeGreaterThanOrEqual(30);
    } finally {
      await park.portal.close();
    }
  },
  isLong ? 3_600_000 : 600_000,
);

/** Adds the park's own fees, and returns the tax of all of them. */
async function addFees({ park }: World): Promise<Taxes> {
  const finance = await park.finance();
  for (const { zh, ...fee } of ownFees)
    await park.done(
      'POST /api/propertyManage/fee/saveOwn',
      {
        data: {
          ...fee,
          names: { zh, en: '', es: '', ja: '' },
          category: '',
          unit: '',
          unitPriceE4: null,
          ledgerAccount: '',
          alwaysSecond: false,
          enabled: true,
        },
      },
      finance,
    );
  const { rows } = await park.done('GET /api/propertyManage/fee/queryManageList', {}, finance);
  return new Map([...rows, ...ownFees].map(({ code, taxPpm }) => [code, BigInt(taxPpm)]));
}

/** A month: deposits, payments, changes and corrections, readings, and its bills on the first of the next. */
async function live(world: World, taxes: Taxes, month: Month): Promise<void> {
  const { park, chance, tenants: all } = world;
  const day = (nth: number) => `${month}-${String(nth).padStart(2, '0')}`;
  const on = async (today: Day, work: (today: Day) => Promise<unknown>) => {
    await park.setDay(today);
    endDefaults(world, today);
    await issueAhead(world, taxes, today);
    await work(today);
    await park.pass(10);
  };
  const some = (times: number, work: (tenant: Tenant) => Promise<unknown>) =>
    each(all, async (tenant) => {
      if (tenant.chance.isOnce(times)) await work(tenant);
    });
  await on(day(3), async (today) => {
    takeMeters(world, today);
    await takeDeposits(world, today);
    await moveOut(world, taxes, today);
    await finishRefunds(world);
  });
  await on(day(8), (today) => some(2, (tenant) => pay(world, tenant, today)));
  // While bills can still be objected to.
  await on(day(10), (today) => some(6, (tenant) => correct(world, tenant, today)));
  await on(day(14), async (today) => {
    await each(all, (tenant) => refuseObjections(world, tenant, today));
    await some(12, (tenant) => endPlan(world, tenant, today));
    await some(8, (tenant) => agreePlan(world, tenant, today));
  });
  await on(day(19), (today) => some(2, (tenant) => pay(world, tenant, today)));
  await on(day(20), async () => {
    await some(6, (tenant) => refundSome(world, tenant));
    await finishRefunds(world);
  });
  const kind = chance.oneOf(['WATER', 'ELECTRICITY'] as const);
  const isPriced = chance.isOnce(2);
  const priceDay = day(chance.whole(24, 27));
  await on(day(21), async (today) => {
    if (isPriced) await changePrice(world, kind, priceDay);
    await some(8, (tenant) => changeCharge(world, tenant, today));
    await some(8, (tenant) =>
      correctReading(world, tenant, plusMonths(month, -tenant.chance.whole(1, 2)), today),
    );
    await some(4, (tenant) => act(world, taxes, tenant, today));
    await some(4, (tenant) => giveNotice(world, tenant, today));
    if (chance.isOnce(4)) await billAgain(world, plusMonths(month, -1));
  });
  await on(priceDay, async (today) => {
    if (isPriced)
      await some(5, async (tenant) => {
        if (isIn(tenant, today)) await readOnDay(world, tenant, kind, today);
      });
    await moveOut(world, taxes, today);
    await finishRefunds(world);
  });
  await on(lastOf(month), () => readMeters(world, month));
  await on(plusDays(lastOf(month), 1), (today) => billMonth(world, taxes, month, today));
}
