import { retCodes } from '@portal/contract/ret-code';
import { afterEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext } from '../../platform/http/context.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { payItems } from '../payment/payment.table.ts';
import { owesFee, repairPayable } from './repair-fee.ts';
import {
  asUser,
  at,
  codeOf,
  detail,
  eventsOf,
  finished,
  fire,
  fireDispatch,
  fireWork,
  list,
  now,
  otherId,
  portal,
  processing,
  reporterId,
  rowOf,
  setNow,
  settle,
  useRepairPark,
  workerId,
} from './testing/repair-park.ts';

useRepairPark();
// Releases the hold that one order keeps on its items against another.
afterEach(() => portal.db.update(payItems).set({ isHeld: false }));

const create = 'POST /api/payManage/order/create';
const todo = 'GET /api/caseManage/todo/queryList';
const lines = [
  { name: '卷膜电机 80 W', fen: 62_000 },
  { name: '工时', fen: 24_000 },
];
const feeFen = 86_000;

async function accepted(given: object = {}): Promise<string> {
  const id = await processing(given);
  await fireWork(id, 'quote', { lines });
  await fire(id, 'acceptQuote');
  return id;
}

async function over(id: string): Promise<string> {
  await fireWork(id, 'finish', await finished());
  await fire(id, 'confirm');
  return id;
}

const order = async (id: string, totalFen: number, as = reporterId) =>
  portal.call(create, { data: { kind: 'REPAIR', ids: [id], totalFen } }, await asUser(as));

/** Does what the payment job does once the money has arrived. */
function pay(id: string, amountFen: number) {
  const ctx = systemContext({ database: portal.database, clock: { now: () => new Date(now) } });
  return inTransaction(portal.db, (tx) =>
    repairPayable.settle(tx, { ...ctx, db: tx }, [{ bizId: id, amountFen }], 'order'),
  );
}
const dueOf = async (id: string) => (await portal.call(detail, { id }, await asUser())).data.dueFen;

describe('repair fee', () => {
  it('is due once, as quoted, when the repair is closed', async () => {
    const id = await accepted();
    expect(await codeOf(order(id, feeFen))).toBe(retCodes.TRANSITION_REFUSED);
    expect(await dueOf(id)).toBe(0);
    await over(id);
    expect(await dueOf(id)).toBe(feeFen);
    expect(await eventsOf(reporterId)).toContain('REPAIR_TO_PAY');
    expect(await codeOf(order(id, feeFen, otherId))).toBe(retCodes.NOT_FOUND);
    expect(await codeOf(order(id, feeFen - 1))).toBe(retCodes.AMOUNT_CHANGED);
    expect(await owesFee(portal.db, { id: reporterId, userType: '100' })).toBe('REPAIR_FEE');
    const { header, data } = await order(id, feeFen);
    expect(header.retCode).toBe('000000');
    const opened = await portal.call(
      'GET /api/payManage/order/queryDetail',
      { id: data.payOrderId },
      await asUser(),
    );
    expect(opened.data.items).toMatchObject([
      { amountFen: feeFen, calculation: ['卷膜电机 80 W 620.00', '工时 240.00'] },
    ]);
    await pay(id, feeFen);
    expect(await dueOf(id)).toBe(0);
    expect(await owesFee(portal.db, { id: reporterId, userType: '100' })).toBeNull();
    const seen = await portal.call(detail, { id }, await asUser());
    expect(seen.data.logs.at(-1)).toMatchObject({ event: 'pay', text: '860.00' });
    await portal.db.update(payItems).set({ isHeld: false });
    expect(await codeOf(order(id, feeFen))).toBe(retCodes.ALREADY_PAID);
  });

  it("stays in the user's to-do list until it is paid", async () => {
    const id = await over(await accepted());
    const tabOf = async () => (await portal.call(list, { tab: 'TODO' }, await asUser())).data.counts;
    expect(await tabOf()).toMatchObject({ TODO: 1, OVER: 0 });
    const { data } = await portal.call(todo, {}, await asUser());
    expect(data.rows).toMatchObject([{ kind: 'REPAIR_FEE', id, link: `/repair?id=${id}` }]);
    await pay(id, feeFen);
    expect(await tabOf()).toMatchObject({ TODO: 0, OVER: 1 });
    expect((await portal.call(todo, {}, await asUser())).data.rows).toEqual([]);
  });

  it('is due even if nobody confirms the repair', async () => {
    const id = await accepted();
    await fireWork(id, 'finish', await finished());
    setNow(at('2026-11-27T10:00'));
    await settle();
    expect(await rowOf(id)).toMatchObject({ status: 'CLOSED' });
    expect(await eventsOf(reporterId)).toContain('REPAIR_TO_PAY');
    expect(await dueOf(id)).toBe(feeFen);
  });

  it('is zero if only free work was accepted', async () => {
    const id = await processing();
    await fireWork(id, 'quote', { lines });
    await fire(id, 'freeOnly');
    await over(id);
    expect(await dueOf(id)).toBe(0);
    expect(await eventsOf(reporterId)).not.toContain('REPAIR_TO_PAY');
  });

  it('grows with later quotes and does not charge paid amounts again', async () => {
    const id = await over(await accepted());
    await pay(id, feeFen);
    await portal.db.update(payItems).set({ isHeld: false });
    await fire(id, 'reopen', { text: '又不转了' });
    await fireDispatch(id, 'assign', { workerId });
    await fireWork(id, 'take');
    await fireWork(id, 'quote', { lines: [{ name: '限位开关', fen: 10_000 }] });
    await fire(id, 'acceptQuote');
    await over(id);
    expect(await rowOf(id)).toMatchObject({ acceptedFen: feeFen + 10_000, paidFen: feeFen });
    expect(await dueOf(id)).toBe(10_000);
  });
});

it('repair fees of an enterprise are paid by its finance members', async () => {
  const enterpriseId = await insertEnterprise(portal.db, { name: '云岫晨露月季种苗有限公司' });
  const id = await processing({ enterpriseId, acceptedFen: feeFen, quoteFen: feeFen });
  await over(id);
  const member = (userId: string, memberRole: 'STAFF' | 'FINANCE') =>
    portal.logIn({ userId, userType: '200', enterpriseId, memberRole, auditStatus: '2' });
  const dueTo = async (token: string) => (await portal.call(detail, { id }, token)).data.dueFen;
  const staff = await member(reporterId, 'STAFF');
  expect(await dueTo(staff)).toBe(0);
  const data = { kind: 'REPAIR', ids: [id], totalFen: feeFen };
  expect(await codeOf(portal.call(create, { data }, staff))).toBe(retCodes.NOT_FOUND);
  const finance = await member(otherId, 'FINANCE');
  expect(await dueTo(finance)).toBe(feeFen);
  expect(await codeOf(portal.call(create, { data }, finance))).toBe('000000');
});
