import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkLedger } from '../../features/payment/ledger/check-ledger.ts';
import { isLong } from '../../testing/test-scope.ts';
import { AccountBooks } from './account-books.ts';
import { billMonth, compare, takeDeposits } from './billing-month.ts';
import { lastOf, type Month, plusDays, plusMonths } from './calendar.ts';
import { chanceFrom } from './chance.ts';
import { agreeRent, changeCharge, changePrice } from './change-terms.ts';
import { correct } from './correcting.ts';
import { moveIn } from './move-in.ts';
import { pay } from './paying.ts';
import { readMeters } from './read-meters.ts';
import type { World } from './tenants.ts';
import { openYearPark } from './year-park.ts';

/** `YEAR_SEED` repeats a year, `YEAR_TENANTS` sets how many tenants live it. */
const seed = Number(process.env.YEAR_SEED ?? (isLong ? Date.now() % 1_000_000 : 20_270_101));
const tenants = Number(process.env.YEAR_TENANTS ?? (isLong ? 2_000 : 50));

/** Fee items that the park adds, with their tax. */
const ownFees = [
  { code: 'PARKING', zh: '停车位', basis: 'MONTHLY', taxPpm: 90_000 },
  { code: 'CLEANING', zh: '保洁', basis: 'ONCE', taxPpm: 60_000 },
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
        prices: { WATER: [], ELECTRICITY: [] },
        happened: new Map(),
      };
      await park.setDay('2026-12-20');
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
          await park.finance(),
        );
      for (const kind of ['WATER', 'ELECTRICITY'] as const) await changePrice(world, kind, '2027-01-01');
      for (let nth = 0; nth < tenants; nth += 1) await moveIn(world);
      const fees = await park.done('GET /api/propertyManage/fee/queryManageList', {}, await park.finance());
      const taxes = new Map([
        ...fees.rows.map(({ code, taxPpm }): [string, bigint] => [code, BigInt(taxPpm)]),
        ...ownFees.map(({ code, taxPpm }): [string, bigint] => [code, BigInt(taxPpm)]),
      ]);
      for (let month: Month = '2027-01'; month <= '2027-12'; month = plusMonths(month, 1)) {
        await live(world, taxes, month);
        for (const tenant of world.tenants) await compare(world, tenant, plusDays(lastOf(month), 1));
        expect(await checkLedger(park.portal.db, new Date())).toBe(true);
        expect(await received(world)).toBe(Number(world.books.received));
      }
      process.stdout.write(`YEAR_SEED=${seed}: ${JSON.stringify(Object.fromEntries(world.happened))}\n`);
      expect(world.happened.size).toBeGreaterThanOrEqual(30);
    } finally {
      await park.portal.close();
    }
  },
  isLong ? 3_600_000 : 600_000,
);

/** A month: deposits, payments, changes and corrections, readings, and its bills on the first of the next. */
async function live(world: World, taxes: ReadonlyMap<string, bigint>, month: Month): Promise<void> {
  const { park, chance, tenants: all } = world;
  const payAll = async (nth: number) => {
    await park.setDay(day(nth));
    for (const tenant of all) if (chance.isOnce(2)) await pay(world, tenant, day(nth));
  };
  const day = (nth: number) => `${month}-${String(nth).padStart(2, '0')}`;
  await park.setDay(day(3));
  await takeDeposits(world, day(3));
  await payAll(8);
  // While bills can still be objected to.
  await park.setDay(day(10));
  for (const tenant of all) if (chance.isOnce(6)) await correct(world, tenant, day(10));
  await payAll(19);
  await park.setDay(day(21));
  if (chance.isOnce(2))
    await changePrice(world, chance.oneOf(['WATER', 'ELECTRICITY']), day(chance.whole(22, 27)));
  for (const tenant of all) {
    if (chance.isOnce(12)) await agreeRent(world, tenant, day(21));
    if (chance.isOnce(8)) await changeCharge(world, tenant, day(21));
  }
  await park.setDay(lastOf(month));
  await readMeters(world, month);
  const next = plusDays(lastOf(month), 1);
  await park.setDay(next);
  await billMonth(world, taxes, month, next);
}

/** All money on the channels of the ledger. */
async function received({ park }: World): Promise<number> {
  const { rows } = await park.portal.db.execute<{ fen: number }>(
    sql`select coalesce(sum(amount_fen), 0)::int8 as fen from ledger_entry where account like 'CHANNEL:%'`,
  );
  return Number(rows[0]?.fen);
}
