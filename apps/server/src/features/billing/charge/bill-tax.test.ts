import { taxWithinFen } from '@portal/contract/rounding';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { billChanges, bills } from '../bill/bill.table.ts';
import { enterpriseId, finance, portal, rowOf, useBillPark } from '../testing/bill-park.ts';
import { insertBill } from '../testing/insert-meter.ts';

useBillPark();

const water = {
  feeCode: 'WATER',
  principalFen: 12_600,
  taxPpm: 30_000,
};

it('the tax of 126.00 adjusted to 64.10 at 3 % is 1.87', async () => {
  const id = await insertBill(portal.db, { enterpriseId, ...water });
  expect((await rowOf(id)).taxFen).toBe(367);
  const ask = { id, version: 1, data: { kind: 'ADJUST', amountFen: -6_190, reason: '表后漏损减免' } };
  await portal.call('POST /api/propertyManage/bill/askChange', ask, await finance());
  const [change] = await portal.db.select().from(billChanges);
  const decide = { id: change?.id, event: 'approve', version: change?.version };
  const { data } = await portal.call('POST /api/propertyManage/bill/decideChange', decide, await finance(1));
  expect(data).toMatchObject({ adjustFen: -6_190, payableFen: 6_410, taxFen: 187 });
});

it('the tax is that of the bill’s own rate, half up, no matter who changes the amount', async () => {
  const id = await insertBill(portal.db, { enterpriseId, ...water });
  for (const [principalFen, adjustFen, taxPpm] of [
    [12_600, 0, 30_000],
    [12_600, -6_190, 30_000],
    [85_550, 0, 90_000],
    [103, 0, 30_000],
    [1, 0, 130_000],
    [100, -100, 60_000],
    [9_999_999_999, 0, 300_000],
    [50_000, 1, 0],
  ] as const) {
    await portal.db.update(bills).set({ principalFen, adjustFen, taxPpm }).where(eq(bills.id, id));
    expect((await rowOf(id)).taxFen).toBe(taxWithinFen(principalFen + adjustFen, taxPpm));
  }
  // Not even a wrong figure that is written on purpose stays.
  await portal.db.update(bills).set({ taxFen: 999 }).where(eq(bills.id, id));
  expect((await rowOf(id)).taxFen).toBe(0);
});
