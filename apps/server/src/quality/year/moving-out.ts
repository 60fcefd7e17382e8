import { expect } from 'vitest';
import { backOf, isOpen, owedOn } from './account-books.ts';
import { earliest, least, type Part, totalOf } from './amounts.ts';
import { contractParts, depositKey, issue, keyOf, meterCost, type Taxes } from './billing-month.ts';
import { type Day, type Month, monthOf, plusDays, plusMonths } from './calendar.ts';
import { keyOfRow } from './compare.ts';
import { idsOf } from './paying.ts';
import { noteReading, read, replaceMeter } from './read-meters.ts';
import { each, note, type Tenant, type World } from './tenants.ts';

const detail = 'GET /api/propertyManage/moveOut/queryDetail';

const lastDayOf = ({ leaveOn, lease }: Tenant): Day => leaveOn ?? lease.to;

/** Settles the leases whose last day has passed. */
export const moveOut = (world: World, taxes: Taxes, today: Day): Promise<void> =>
  each(
    world.tenants.filter((one) => !one.isSettled && lastDayOf(one) < today),
    (tenant) => settle(world, taxes, tenant, today),
  );

/** Reads the meters of a tenant that has left, with photos; one of them may have been replaced meanwhile. */
async function readLast(world: World, tenant: Tenant, today: Day): Promise<void> {
  const { chance } = tenant;
  const lastDay = lastDayOf(tenant);
  const month = monthOf(today);
  for (const register of tenant.meters.slice()) {
    if (register.isReplaced || register.photoOn >= lastDay) continue;
    const readingX100 =
      register.lastX100 +
      Number(register.read.get(month)?.at(-1)?.usedX100 ?? 0n) / register.multiplier +
      chance.whole(0, 9_000);
    if (chance.isOnce(4)) {
      await replaceMeter(world, tenant, register, { month, readingX100 });
      const next = tenant.meters.at(-1);
      if (!next) continue;
      const shown = next.lastX100 + chance.whole(0, 500);
      await read(world, next, { month, readingX100: shown, today, photo: true });
      noteReading(next, month, shown);
      note(world, 'meter replaced before the last reading');
    } else {
      await read(world, register, { month, readingX100, today, photo: true });
      noteReading(register, month, readingX100);
    }
  }
}

interface Final {
  source: string;
  fee: string;
  month: Month;
  of: { parts: Part[] } | { principal: bigint };
  amount: bigint;
}

/** What was not billed yet up to the last day: rent, property fee, charges, and what the meters counted. */
function finalsOf(world: World, tenant: Tenant, lastDay: Day): Final[] {
  const { books } = world;
  const finals: Final[] = [];
  for (const fee of ['RENT', 'PROPERTY', 'PARKING'])
    for (let month = monthOf(tenant.lease.from); month <= monthOf(lastDay); month = plusMonths(month, 1)) {
      const source = tenant.contractId;
      const parts = contractParts({ ...tenant, leaveOn: lastDay }, fee, month);
      if (parts.length > 0 && !books.bills.has(keyOf(source, fee, month)))
        finals.push({ source, fee, month, of: { parts }, amount: totalOf(parts) });
    }
  for (const register of tenant.meters)
    for (const month of register.used.keys()) {
      const { meterId: source, kind: fee } = register;
      const principal = meterCost(world, register, month, lastDay);
      if (principal > 0n && !books.bills.has(keyOf(source, fee, month)))
        finals.push({ source, fee, month, of: { principal }, amount: principal });
    }
  return finals;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n);

/** Hands the units over, deducts what is broken, and settles everything in one sum. */
async function settle(world: World, taxes: Taxes, tenant: Tenant, today: Day): Promise<void> {
  const { park, books } = world;
  const { contractId, enterpriseId, chance, name } = tenant;
  const lastDay = lastDayOf(tenant);
  const bills = books.billsOf(enterpriseId);
  if (bills.some(({ state }) => state === 'OBJECTED')) return;
  await readLast(world, tenant, today);
  const property = await park.property();
  const contract = await park.done(
    'GET /api/propertyManage/contract/queryManageDetail',
    { id: contractId },
    property,
  );
  await park.done(
    'POST /api/propertyManage/contract/operate',
    { id: contractId, event: 'handOver', version: contract.version, data: { handover: '已交接' } },
    property,
  );
  const deducted = chance.isOnce(2) ? BigInt(chance.whole(100, 300_000)) : 0n;
  if (deducted > 0n)
    await park.done(
      'POST /api/propertyManage/moveOut/saveItem',
      {
        data: {
          contractId,
          kind: 'DEDUCTION',
          name: '墙面修补',
          basis: '交接单',
          amountFen: Number(deducted),
        },
      },
      property,
    );
  const open = bills.filter((bill) => isOpen(bill) && owedOn(bill, today) > 0n);
  const backs = bills
    .filter(({ parts, state }) => parts.length > 0 && (state === 'OPEN' || state === 'PAID'))
    .map((bill) => ({ bill, amount: backOf(bill, lastDay) }))
    .filter(({ amount }) => amount > 0n);
  const deposit = books.bills.get(depositKey(tenant));
  const finals = finalsOf(world, tenant, lastDay);
  const depositLeft = deposit ? deposit.paid - deposit.givenBack : 0n;
  const inHand = depositLeft + books.creditOf(enterpriseId) + sum(backs.map(({ amount }) => amount));
  const taken =
    sum(open.map((bill) => owedOn(bill, today))) + sum(finals.map(({ amount }) => amount)) + deducted;
  const finance = await park.finance();
  const shown = await park.done(detail, { id: contractId }, finance);
  expect({
    name,
    today,
    lastDay: shown.lastDay,
    inHand: shown.inHandFen,
    taken: shown.takenFen,
    blockers: shown.blockers,
    groups: shown.groups.map(({ group, totalFen }) => [group, totalFen]),
  }).toMatchObject({
    name,
    today,
    lastDay,
    inHand: Number(inHand),
    taken: Number(taken),
    blockers: [],
  });
  const ids = await idsOf(world, tenant);
  const keys = new Map([...ids].map(([key, id]) => [id, key]));
  const order = shown.groups.flatMap(({ group, lines }) =>
    group === 'OPEN' ? lines.map(({ refId }) => keys.get(refId) ?? '') : [],
  );
  const net = inHand - taken;
  const proposed = await park.done(
    'POST /api/propertyManage/moveOut/propose',
    {
      data: {
        contractId,
        netFen: Number(net),
        payee: shown.payoutFen > 0 ? { name, bank: '演示银行花谷支行', number: '6222 0000 0458' } : null,
        fileId: shown.payoutFen > 0 ? await park.addFile('OP_FINANCE', 'CONTRACT') : '',
        reason: '',
      },
    },
    finance,
  );
  const settled =
    proposed.moveOut?.state === 'PROPOSED'
      ? await park.done(
          'POST /api/propertyManage/moveOut/operate',
          { id: proposed.moveOut.moveOutId, event: 'approve', version: proposed.moveOut.version, reason: '' },
          await park.finance(1),
        )
      : proposed;
  const { consent } = settled;
  // Without an answer, what is paid out would wait for three days.
  if (consent?.state === 'WAITING')
    await park.done(
      'POST /api/propertyManage/moveOut/answer',
      { id: consent.consentId, event: 'confirm', version: consent.version, reason: '' },
      await tenant.owner(),
    );
  // The accounts: what is given back is credit, which pays the bills, earliest due first, and the rest is paid out.
  for (const { bill, amount } of backs) bill.givenBack += amount;
  if (deposit) deposit.givenBack += depositLeft;
  for (const { source, fee, month, of } of finals)
    issue(world, tenant, taxes, { source, fee, month, today }, of);
  const issued = new Set(finals.map(({ source, fee, month }) => keyOf(source, fee, month)));
  const rows = (await park.billRows(enterpriseId)).toSorted((one, other) => one.id.localeCompare(other.id));
  const finalOrder = rows.map(keyOfRow).filter((key) => issued.has(key));
  payFrom(world, tenant, {
    inHand,
    backs: new Map(backs.map(({ bill, amount }) => [bill.key, amount])),
    order: [...order, ...finalOrder],
    today,
    deducted,
    moveOutId: settled.moveOut?.moveOutId ?? '',
  });
  books.addCredit(enterpriseId, -books.creditOf(enterpriseId));
  if (net > 0n) books.received -= net;
  tenant.isSettled = true;
  tenant.lease.to = lastDay;
  for (const unit of tenant.lease.units) unit.to = earliest(unit.to, lastDay);
  tenant.refunds.push(...settled.refunds.map(({ refundId }) => refundId));
  note(world, net > 0n ? 'settled: paid back' : net < 0n ? 'settled: still owes' : 'settled');
}

/** Pays the bills of a settlement while the money in hand lasts. */
function payFrom(
  { books }: World,
  tenant: Tenant,
  given: {
    inHand: bigint;
    backs: ReadonlyMap<string, bigint>;
    order: readonly string[];
    today: Day;
    deducted: bigint;
    moveOutId: string;
  },
): void {
  const { inHand, backs, order, today, deducted, moveOutId } = given;
  const keys = [...order];
  if (deducted > 0n) {
    const key = `moveOut:${moveOutId}`;
    books.issue({
      key,
      tenantId: tenant.enterpriseId,
      contractId: tenant.contractId,
      principal: deducted,
      taxPpm: 0n,
      issuedOn: today,
      due: plusDays(today, 15),
      ppmPerDay: 500n,
    });
    keys.push(key);
  }
  // Nothing comes back that was not paid: the days after the last one pay their own bill first.
  const own = new Map(keys.map((key) => [key, least(backs.get(key) ?? 0n, owedOn(books.of(key), today))]));
  let left = inHand - sum([...own.values()]);
  for (const key of keys) {
    const first = own.get(key) ?? 0n;
    const more = least(owedOn(books.of(key), today) - first, left);
    left -= more;
    if (first + more > 0n) books.pay(key, first + more, today);
  }
}
