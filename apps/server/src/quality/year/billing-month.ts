import { expect } from 'vitest';
import { lateFeeBy, owedOn, taxOfBill } from './account-books.ts';
import { chargeOf, propertyFeeOf, rentOf, usageCost } from './amounts.ts';
import { type Day, firstOf, lastOf, type Month, plusDays } from './calendar.ts';
import { note, type Tenant, type World } from './tenants.ts';

/** Tax of fees in ppm, as the park is given them. */
export type Taxes = ReadonlyMap<string, bigint>;

const runs = 'POST /api/propertyManage/billRun/operate';

/** Issues a run's drafts and lets the work be done. */
async function issueRun({ park }: World, runId: string): Promise<void> {
  const finance = await park.finance();
  const run = await park.done('GET /api/propertyManage/billRun/queryDetail', { id: runId }, finance);
  await park.done(runs, { id: runId, event: 'issue', version: run.version }, finance);
  await park.runBills();
}

const billed = 'RENT PROPERTY WATER ELECTRICITY PARKING'.split(' ');

/** What the rules bill a tenant for in a month, by the source and fee of each bill. */
function duesOf({ prices }: World, tenant: Tenant, month: Month): Map<string, bigint> {
  const { lease, contractId, meters, charges } = tenant;
  const dues = new Map<string, bigint>();
  if (lease.from > lastOf(month) || lease.to < firstOf(month)) return dues;
  const put = (source: string, fee: string, amount: bigint) => dues.set(`${source}|${fee}|${month}`, amount);
  const rent = rentOf(lease, month);
  if (rent > 0n) put(contractId, 'RENT', rent);
  put(contractId, 'PROPERTY', propertyFeeOf(lease, month));
  for (const charge of charges) {
    const amount = chargeOf(charge, month);
    if (amount > 0n) put(contractId, charge.feeCode, amount);
  }
  // The meters of a tenant who has left by the end of a month are settled at leaving.
  if (lease.to >= lastOf(month))
    for (const { meterId, kind, used } of meters) {
      const usage = used.get(month);
      if (usage !== undefined) put(meterId, kind, usageCost(BigInt(usage), prices[kind], month));
    }
  return dues;
}

/** Bills a month on a day, twice, and expects that both sides know the same bills. */
export async function billMonth(world: World, taxes: Taxes, month: Month, today: Day): Promise<void> {
  const { park, books, tenants } = world;
  for (const attempt of ['first', 'again']) {
    const { runId } = await park.done(
      'POST /api/propertyManage/billRun/start',
      { data: { period: month, feeCodes: billed } },
      await park.finance(),
    );
    await park.runBills();
    await issueRun(world, runId);
    note(world, `run, ${attempt}`);
  }
  for (const tenant of tenants)
    for (const [key, principal] of duesOf(world, tenant, month))
      books.issue({
        key,
        tenantId: tenant.enterpriseId,
        principal,
        taxPpm: taxes.get(key.split('|')[1] ?? '') ?? 0n,
        due: plusDays(today, 15),
        ppmPerDay: 500n,
      });
}

/** Issues the deposits that the system has drafted, and pays them so that their leases begin. */
export async function takeDeposits(world: World, today: Day): Promise<void> {
  const { park, books, tenants } = world;
  const finance = await park.finance();
  const { rows } = await park.done('GET /api/propertyManage/billRun/queryList', { pageSize: 50 }, finance);
  for (const run of rows)
    if (run.state === 'READY') {
      await park.done(runs, { id: run.runId, event: 'issue', version: run.version }, finance);
      await park.runBills();
    }
  for (const tenant of tenants) {
    const key = `${tenant.contractId}|DEPOSIT|${tenant.lease.from.slice(0, 7)}`;
    if (tenant.depositFen === 0 || books.bills.has(key)) continue;
    const row = (await park.billRows(tenant.enterpriseId)).find(({ feeCode }) => feeCode === 'DEPOSIT');
    if (!row || row.status === 'DRAFT') continue;
    const principal = BigInt(tenant.depositFen);
    books.issue({
      key,
      tenantId: tenant.enterpriseId,
      principal,
      taxPpm: 0n,
      due: plusDays(today, 15),
      ppmPerDay: 0n,
    });
    await park.done(
      'POST /api/payManage/receipt/enter',
      {
        data: {
          way: 'CARD',
          enterpriseId: tenant.enterpriseId,
          payer: tenant.name,
          receivedOn: today,
          voucherNo: `D${tenant.no}`,
          amountFen: tenant.depositFen,
          items: [{ billId: row.id, amountFen: tenant.depositFen }],
        },
      },
      finance,
    );
    books.receive(tenant.enterpriseId, principal, [{ key, amount: principal }], today);
    note(world, 'deposit');
  }
}

/** Expects every bill, the credit and the balance of a tenant to be the same on both sides, to the fen. */
export async function compare({ park, books }: World, tenant: Tenant, today: Day): Promise<void> {
  const rows = await park.billRows(tenant.enterpriseId);
  const theirs = new Map(
    rows.map((row) => [
      row.sourceId.includes(':') ? row.sourceId : `${row.sourceId}|${row.feeCode}|${row.period}`,
      row,
    ]),
  );
  const seen = (key: string) => {
    const row = theirs.get(key);
    return row
      ? {
          principal: row.principalFen + row.adjustFen,
          tax: row.taxFen,
          paid: row.paidFen,
          late: row.paidLateFen,
        }
      : null;
  };
  const ours = books.billsOf(tenant.enterpriseId).filter(({ state }) => state !== 'VOID');
  const expected = Object.fromEntries(
    ours.map((bill) => [
      bill.key,
      {
        principal: Number(bill.principal + bill.adjusted),
        tax: Number(taxOfBill(bill)),
        paid: Number(bill.paid),
        late: Number(bill.paidLate),
      },
    ]),
  );
  const live = [...theirs]
    .filter(([, { status }]) => status !== 'VOID' && status !== 'DRAFT')
    .map(([key]) => key);
  expect({ today, name: tenant.name, ...Object.fromEntries(live.map((key) => [key, seen(key)])) }).toEqual({
    today,
    name: tenant.name,
    ...expected,
  });
  const account = await park.done(
    'GET /api/payManage/account/queryManage',
    { id: tenant.enterpriseId },
    await park.finance(),
  );
  const owed = ours.map((bill) => ({ bill, fen: owedOn(bill, today), late: lateFeeBy(bill, today) }));
  const sum = owed.reduce((total, { fen }) => total + fen, 0n);
  expect({ today, name: tenant.name, owed: account.owedFen, credit: account.creditFen }).toEqual({
    today,
    name: tenant.name,
    owed: Number(sum),
    credit: Number(books.creditOf(tenant.enterpriseId)),
  });
}
