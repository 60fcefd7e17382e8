import { isOpen, type OwedBill, owedOn } from './account-books.ts';
import { least } from './amounts.ts';
import type { Day } from './calendar.ts';
import { keyOfRow } from './compare.ts';
import { note, type Tenant, type World } from './tenants.ts';

const enter = 'POST /api/payManage/receipt/enter';
const operate = 'POST /api/payManage/receipt/operate';
const detail = 'GET /api/payManage/receipt/queryDetail';

type Part = { key: string; amount: bigint };

/** The product's bills of a tenant, by the key that both sides use. */
export async function idsOf({ park }: World, tenant: Tenant): Promise<Map<string, string>> {
  const rows = await park.billRows(tenant.enterpriseId);
  return new Map(rows.filter(({ status }) => status !== 'VOID').map((row) => [keyOfRow(row), row.id]));
}

const itemsOf = (parts: readonly Part[], ids: ReadonlyMap<string, string>) =>
  parts.map(({ key, amount }) => ({ billId: ids.get(key) ?? key, amountFen: Number(amount) }));

/** Enters money at the counter or from a bank line; what is above the threshold gets its second person. */
async function receive(
  world: World,
  tenant: Tenant,
  amount: bigint,
  parts: Part[],
  day: Day,
  way: string,
): Promise<string> {
  const { park, books } = world;
  const ids = await idsOf(world, tenant);
  const line = way === 'BANK' ? await park.enterLine(tenant.name, Number(amount)) : null;
  const data = {
    way,
    ...(line ? { lineId: line.id, lineVersion: line.version } : { payer: tenant.name }),
    enterpriseId: tenant.enterpriseId,
    receivedOn: day,
    voucherNo: way === 'CHEQUE' || way === 'CARD' ? `V${tenant.chance.whole(1, 1e9)}` : '',
    amountFen: Number(amount),
    items: itemsOf(parts, ids),
  };
  const entered = await park.done(enter, { data }, await park.finance());
  if (entered.state === 'PROPOSED')
    await park.done(
      operate,
      { id: entered.receiptId, event: 'confirm', version: entered.version, reason: '' },
      await park.finance(1),
    );
  books.receive(tenant.enterpriseId, amount, parts, day);
  return entered.receiptId;
}

/** Takes a receipt back on the day it was booked. */
async function reverse(
  world: World,
  tenant: Tenant,
  receiptId: string,
  amount: bigint,
  parts: Part[],
  before: OwedBill[],
  way: string,
) {
  const { park, books } = world;
  const act = async (nth: number) => {
    const token = await park.finance(nth);
    const { version } = await park.done(detail, { id: receiptId }, token);
    return park.done(operate, { id: receiptId, event: 'reverse', version, reason: '记错企业' }, token);
  };
  const first = await act(0);
  if (first.state === 'REVERSING') await act(1);
  books.restore(before);
  // Money from the bank is there all the same, and waits for its payer to be found.
  if (way !== 'BANK') books.received -= amount;
  books.addCredit(tenant.enterpriseId, parts.reduce((sum, part) => sum + part.amount, 0n) - amount);
}

/** A tenant pays, or not: in full, in part, too much, several bills at once, from its credit, or by mistake. */
export async function pay(world: World, tenant: Tenant, day: Day): Promise<void> {
  const { books, park } = world;
  const { chance } = tenant;
  const open = books
    .billsOf(tenant.enterpriseId)
    .filter((bill) => isOpen(bill) && owedOn(bill, day) > 0n && !bill.key.includes('DEPOSIT'))
    .toSorted((one, other) => one.due.localeCompare(other.due) || one.key.localeCompare(other.key));
  const [first] = open;
  if (!first) return;
  const whole = (bill: OwedBill): Part => ({ key: bill.key, amount: owedOn(bill, day) });
  const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0n);
  const way = chance.oneOf(['CASH', 'CARD', 'CHEQUE', 'BANK', 'BANK']);
  const kind = chance.oneOf([
    'all',
    'all',
    'one',
    'part',
    'over',
    'none',
    'credit',
    'reversed',
    'channel',
    'twice',
  ] as const);
  if (kind === 'none') return note(world, 'nothing paid') && undefined;
  if (kind === 'all') {
    const parts = open.slice(0, 50).map(whole);
    await receive(world, tenant, sumOf(parts), parts, day, way);
  }
  if (kind === 'one') await receive(world, tenant, owedOn(first, day), [whole(first)], day, way);
  if (kind === 'part') {
    const owed = owedOn(first, day);
    if (owed < 2n) return;
    const amount = BigInt(chance.whole(1, Number(owed) - 1));
    await receive(world, tenant, amount, [{ key: first.key, amount }], day, way);
  }
  if (kind === 'over') {
    const extra = BigInt(chance.whole(1, 300_000));
    await receive(world, tenant, owedOn(first, day) + extra, [whole(first)], day, way);
  }
  if (kind === 'credit') {
    const amount = least(books.creditOf(tenant.enterpriseId), owedOn(first, day));
    if (amount === 0n) return;
    const billId = (await idsOf(world, tenant)).get(first.key);
    await park.done(
      'POST /api/payManage/account/useCredit',
      { data: { billId, amountFen: Number(amount) } },
      await tenant.owner(),
    );
    books.addCredit(tenant.enterpriseId, -amount);
    books.pay(first.key, amount, day);
  }
  if (kind === 'reversed') {
    const before = books.copyOf([first.key]);
    const parts = [whole(first)];
    const id = await receive(world, tenant, sumOf(parts), parts, day, way);
    await reverse(world, tenant, id, sumOf(parts), parts, before, way);
  }
  if (kind === 'channel') await payByChannel(world, tenant, open.slice(0, 3), day);
  if (kind === 'twice') {
    await receive(world, tenant, owedOn(first, day), [whole(first)], day, 'BANK');
    // The same transfer again finds nothing to pay, and is credit.
    const amount = first.paid;
    await receive(world, tenant, amount, [], day, 'BANK');
  }
  note(world, `paid: ${kind}${['credit', 'channel', 'twice'].includes(kind) ? '' : `, ${way}`}`);
}

/** Pays some bills in one order through a channel. */
async function payByChannel(
  world: World,
  tenant: Tenant,
  open: readonly OwedBill[],
  day: Day,
): Promise<void> {
  const { park, books } = world;
  const ids = await idsOf(world, tenant);
  const owed = open.map((bill) => ({ bill, amount: owedOn(bill, day) }));
  const total = owed.reduce((sum, { amount }) => sum + amount, 0n);
  const owner = await tenant.owner();
  const { payOrderId } = await park.done(
    'POST /api/payManage/order/create',
    {
      data: { kind: 'BILL', ids: owed.map(({ bill }) => ids.get(bill.key)), totalFen: Number(total) },
    },
    owner,
  );
  const { version } = await park.done('GET /api/payManage/order/queryDetail', { id: payOrderId }, owner);
  const { attempt } = await park.done(
    'POST /api/payManage/order/choose',
    { id: payOrderId, channel: 'MOCK', version },
    owner,
  );
  await park.portal.app.inject({
    method: 'POST',
    url: attempt?.pageUrl ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=SUCCESS',
  });
  books.received += total;
  for (const { bill, amount } of owed) books.pay(bill.key, amount, day);
  tenant.orders.push({ payOrderId, keys: owed.map(({ bill }) => bill.key), leftFen: total });
}
