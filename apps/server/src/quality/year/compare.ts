import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Bill } from '../../features/billing/bill/bill.table.ts';
import { payableFen } from '../../features/billing/bill/bill.view.ts';
import { checkLedger } from '../../features/payment/ledger/check-ledger.ts';
import { owedOn, taxOfBill } from './account-books.ts';
import type { Day } from './calendar.ts';
import { each, type World } from './tenants.ts';

/** The key by which both sides know a bill. */
export const keyOfRow = ({ sourceId, feeCode, period }: Pick<Bill, 'sourceId' | 'feeCode' | 'period'>) =>
  sourceId.includes(':') ? sourceId : `${sourceId}|${feeCode}|${period}`;

/** Tenants whose account page is asked for, beside all those that are compared in sets. */
const mostPages = 20;

async function balancesOf({ park }: World): Promise<Map<string, number>> {
  const { rows } = await park.portal.db.execute<{ account: string; fen: number }>(
    sql`select account, sum(amount_fen)::float8 as fen from ledger_entry group by account`,
  );
  return new Map(rows.map(({ account, fen }) => [account, fen]));
}

/** Expects every bill, credit and balance, and the ledger, to be the same on both sides, to the fen. */
export async function compare(world: World, today: Day): Promise<void> {
  const { park, books, tenants } = world;
  const now = park.now();
  const rows = (await park.allBillRows()).filter(({ status }) => status !== 'VOID' && status !== 'DRAFT');
  const byTenant = Map.groupBy(rows, ({ enterpriseId }) => enterpriseId);
  const balances = await balancesOf(world);
  for (const { enterpriseId, name } of tenants) {
    const theirs = byTenant.get(enterpriseId) ?? [];
    const ours = books.billsOf(enterpriseId).filter(({ state }) => state !== 'VOID');
    const seen = Object.fromEntries(
      theirs.map((row) => [
        keyOfRow(row),
        {
          principal: row.principalFen + row.adjustFen,
          tax: row.taxFen,
          paid: row.paidFen,
          late: row.paidLateFen,
          back: row.refundedFen,
          owed: payableFen(row, now),
          due: row.dueDate,
        },
      ]),
    );
    const expected = Object.fromEntries(
      ours.map((bill) => [
        bill.key,
        {
          principal: Number(bill.principal + bill.adjusted),
          tax: Number(taxOfBill(bill)),
          paid: Number(bill.paid),
          late: Number(bill.paidLate),
          back: Number(bill.givenBack),
          owed: Number(owedOn(bill, today)),
          due: bill.due,
        },
      ]),
    );
    expect({ today, name, ...seen, credit: 0 - (balances.get(`CREDIT:${enterpriseId}`) ?? 0) }).toEqual({
      today,
      name,
      ...expected,
      credit: Number(books.creditOf(enterpriseId)),
    });
  }
  const received = [...balances]
    .filter(([account]) => account.startsWith('CHANNEL:'))
    .reduce((sum, [, fen]) => sum + fen, 0);
  expect(received).toBe(Number(books.received));
  expect(await checkLedger(park.portal.db, now)).toBe(true);
  await comparePages(world, today);
}

/** The account as the finance office reads it, of some tenants: others each month. */
async function comparePages(world: World, today: Day): Promise<void> {
  const { park, books, tenants } = world;
  const step = Math.ceil(tenants.length / mostPages);
  const some = tenants.filter((_, at) => at % step === Number(today.slice(5, 7)) % step);
  await each(some, async ({ enterpriseId, name }) => {
    const account = await park.done(
      'GET /api/payManage/account/queryManage',
      { id: enterpriseId },
      await park.finance(),
    );
    expect({ today, name, owed: account.owedFen, credit: account.creditFen }).toEqual({
      today,
      name,
      owed: Number(books.owed(enterpriseId, today)),
      credit: Number(books.creditOf(enterpriseId)),
    });
  });
}
