import { payMinutes } from '@portal/contract/booking/terms';
import type { EndpointKey } from '@portal/contract/endpoint-map';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { CashierOutcome } from '../../../demo/cashier/cashier-outcomes.ts';
import { bookings } from '../../../platform/booking/booking.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertBooking, insertRoom } from '../../conference-room/testing/insert-room.ts';
import { contributions } from '../../features.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { settlePayments } from '../settle-payments.ts';

export const create = 'POST /api/payManage/order/create';
export const detail = 'GET /api/payManage/order/queryDetail';
export const result = 'GET /api/payManage/order/queryResult';
export const choose = 'POST /api/payManage/order/choose';
export const cancel = 'POST /api/payManage/order/cancel';
export const apply = 'POST /api/payManage/refund/apply';
export const decide = 'POST /api/payManage/refund/operateManage';

export const minute = 60_000;
export const priceFen = 12_000;

export let portal: TestApp;
export let now = testNow.getTime();
export let userId: string;
let roomId: string;
export let clerks: string[];

export const setNow = (value: number) => {
  now = value;
};

/** Opens the portal for the tests of a file, and clears it after each. */
export function useCashierPark() {
  beforeAll(async () => {
    portal = await openTestApp(() => new Date(now), { DEMO: '1' }, { cashier: true });
    ({ id: userId } = await insertUser(portal.db, { userType: '100' }));
    clerks = [];
    for (let nth = 0; nth < 2; nth += 1)
      clerks.push((await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_FINANCE'] })).id);
    roomId = await insertRoom(portal.db, { name: '牡丹厅', pricePerSlotFen: priceFen });
  });
  // The ledger stays, because nothing may be deleted from it.
  afterEach(async () => {
    now += 60 * minute;
    await portal.db.update(bookings).set({ status: 'CANCELLED' });
  });
  afterAll(() => portal.close());
}

export const tokenOf = (id = userId) => portal.logIn({ userId: id });
/** Approving outgoing money needs a session verified by a code. */
export const clerk = (nth: number, isSecure = true) =>
  portal.logIn({ userId: clerks[nth] ?? '', userType: '900', operatorRoles: ['OP_FINANCE'] }, { isSecure });
export const call = async <K extends EndpointKey>(key: K, input: Record<string, unknown>, id = userId) =>
  portal.call(key, input, await tokenOf(id));

let day = 24;
/** Inserts a booking of a morning that has to be paid. */
export async function toPay(given: Partial<typeof bookings.$inferInsert> = {}): Promise<string> {
  day += 1;
  const date = new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10);
  return insertBooking(portal.db, {
    resourceId: roomId,
    userId,
    status: 'TO_PAY',
    amountFen: priceFen,
    offeredUntil: new Date(now + payMinutes * minute),
    slotRequest: { date, from: '09:00', to: '09:30' },
    ...given,
  });
}

export const order = async (ids: string[], id = userId) =>
  call(create, { data: { kind: 'ROOM', ids, totalFen: ids.length * priceFen } }, id);

export async function openOrder(ids: string[]): Promise<string> {
  const { header, data } = await order(ids);
  expect(header.retMsg).toBe('操作成功');
  return data.payOrderId;
}

export const stateOf = async (id: string) => (await call(detail, { id })).data.state;

/** Opens the demo cashier and chooses the outcome there. */
export async function payAt(id: string, outcome: CashierOutcome): Promise<void> {
  const { version } = (await call(detail, { id })).data;
  const { header, data } = await call(choose, { id, channel: 'MOCK', version });
  expect(header.retCode).toBe('000000');
  const page = await portal.app.inject({
    method: 'POST',
    url: data.attempt?.pageUrl ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });
  expect(page.statusCode).toBe(303);
  expect(page.headers.location).toBe(`/pay-result?orderNo=${data.no}`);
}

export async function wait(ms: number): Promise<void> {
  now += ms;
  await portal.cashier?.deliver();
}

export const settle = () =>
  settlePayments(
    { ...portal, clock: { now: () => new Date(now) } },
    { pay: portal.pay, payables: contributions.payables },
  );

export async function bookingState(id: string) {
  const [row] = await portal.db.select().from(bookings).where(eq(bookings.id, id));
  return row?.status;
}

/** Sums moved for an order, by account. */
export async function movedFor(id: string): Promise<Record<string, number>> {
  const { rows } = await portal.db.execute<{ account: string; fen: number }>(sql`
    select account, sum(amount_fen)::int as fen from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
    where t.pay_order_id = ${id} group by 1`);
  return Object.fromEntries(rows.map(({ account, fen }) => [account, fen]));
}

export async function expectBalanced(): Promise<void> {
  expect(await checkLedger(portal.db, new Date(now))).toBe(true);
}

export async function paid(): Promise<{ id: string; booking: string }> {
  const booking = await toPay();
  const id = await openOrder([booking]);
  await payAt(id, 'SUCCESS');
  await wait(4_000);
  expect(await stateOf(id)).toBe('SUCCESS');
  return { id, booking };
}
