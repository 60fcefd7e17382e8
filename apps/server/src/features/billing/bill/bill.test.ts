import type { BillState } from '@portal/contract/billing/terms';
import { billStates, billTransitions } from '@portal/contract/billing/terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { readCalendar } from '../../../platform/text/testing/read-calendar.ts';
import { testNow } from '../../../testing/test-app.ts';
import { insertCode, nextPhone } from '../../identity/testing/insert-user.ts';
import { billPayable } from '../bill.payable.ts';
import {
  codeOf,
  context,
  enterpriseId,
  insertHome,
  later,
  member,
  otherId,
  portal,
  refusalOf,
  rowOf,
  setNow,
  useBillPark,
} from '../testing/bill-park.ts';
import { insertBill, insertLetUnit } from '../testing/insert-meter.ts';
import { countBills, countManagedBills, listManagedBills } from './bill.queries.ts';
import { bills } from './bill.table.ts';
import { addUpCounts } from './bill-count.ts';

useBillPark();

it('stored counts match the bills, even with concurrent writers', async () => {
  const states = ['UNPAID', 'OVERDUE', 'PAID'] as const;
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_bill, at) =>
      insertBill(portal.db, { enterpriseId, status: states[at % 3], period: `2026-0${1 + (at % 2)}` }),
    ),
  );
  await Promise.all([
    ...ids.map((id) => portal.db.update(bills).set({ status: 'PAID' }).where(eq(bills.id, id))),
    addUpCounts(portal.db),
    addUpCounts(portal.db),
  ]);
  await portal.db.delete(bills).where(eq(bills.id, ids[0] ?? ''));
  await addUpCounts(portal.db);
  expect(await countManagedBills(portal.db, {})).toMatchObject({ ALL: 11, PAID: 11, UNPAID: 0 });
  expect(await countManagedBills(portal.db, { period: '2026-02', feeCode: 'PROPERTY' })).toMatchObject({
    PAID: 6,
  });
  expect(await countBills(portal.db, enterpriseId, {})).toMatchObject({ ALL: 11, PAID: 11, DUE: 0 });
  expect(await countBills(portal.db, enterpriseId, { year: 2026 })).toMatchObject({ ALL: 11, PAID: 11 });
});

it('a keyword finds bills by enterprise, place or number', async () => {
  const unitId = await insertLetUnit(portal.db, enterpriseId, '305');
  const id = await insertBill(portal.db, { enterpriseId, unitId });
  await insertBill(portal.db, { enterpriseId: otherId });
  const found = async (keyword: string) =>
    (await listManagedBills(portal.db, { keyword, sort: 'due', pageNo: 1, pageSize: 10 })).map(
      ({ bill }) => bill.id,
    );
  expect(await found('满庭')).toEqual([id]);
  expect(await found('305')).toEqual([id]);
  expect(await found((await rowOf(id)).no)).toEqual([id]);
  expect(await found('没有')).toEqual([]);
  expect(await countManagedBills(portal.db, { keyword: '满庭' })).toMatchObject({ ALL: 1, UNPAID: 1 });
});

describe('paying', () => {
  const within = (work: (tx: Db) => Promise<unknown>) => inTransaction(portal.db, work);
  const hold = (ids: string[], order = 'o-1') =>
    within(async (tx) => billPayable.hold?.(tx, context(), ids, order));
  const settle = (id: string, amountFen: number, order = 'o-1') =>
    within((tx) => billPayable.settle(tx, context(), [{ bizId: id, amountFen }], order));

  it('holds bills for one order with a frozen late fee, then releases them', async () => {
    const id = await insertBill(portal.db, { enterpriseId, dueDate: '2026-11-19', status: 'OVERDUE' });
    await hold([id]);
    expect(await refusalOf(hold([id], 'o-2'))).toBe(retCodes.FIELD_REFUSED);
    setNow(later(9));
    const owed = await inTransaction(portal.db, (tx) => billPayable.due(tx, context(), [id]));
    expect(owed).toMatchObject([{ amountFen: 100_100, state: 'DUE', enterpriseId }]);
    await within(async (tx) => billPayable.release?.(tx, context(), [id], 'o-2'));
    expect((await rowOf(id)).status).toBe('PAYING');
    await within(async (tx) => billPayable.release?.(tx, context(), [id], 'o-1'));
    expect(await rowOf(id)).toMatchObject({ status: 'OVERDUE', payOrderId: null });
  });

  it('holds all of several bills or none; of two concurrent orders one wins', async () => {
    const [one, paid] = [
      await insertBill(portal.db, { enterpriseId }),
      await insertBill(portal.db, { enterpriseId, status: 'PAID' }),
    ];
    expect(await refusalOf(hold([one, paid]))).toBe(retCodes.FIELD_REFUSED);
    expect((await rowOf(one)).status).toBe('UNPAID');
    const codes = await Promise.all([refusalOf(hold([one], 'a')), refusalOf(hold([one], 'b'))]);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
  });

  it('settles once, even late, and never for another order', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    await hold([id]);
    expect(await refusalOf(settle(id, 100_000, 'o-2'))).toBe(retCodes.TRANSITION_REFUSED);
    await settle(id, 100_000);
    await settle(id, 100_000);
    expect(await rowOf(id)).toMatchObject({ status: 'PAID', paidFen: 100_000 });
    expect(await refusalOf(settle(id, 100_000, 'o-2'))).toBe(retCodes.TRANSITION_REFUSED);
    const late = await insertBill(portal.db, { enterpriseId, status: 'OVERDUE' });
    await settle(late, 100_000, 'o-9');
    expect((await rowOf(late)).status).toBe('PAID');
  });

  it('refunds no more than was paid', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    await settle(id, 100_000);
    const refund = (amountFen: number) =>
      within((tx) => billPayable.refund(tx, context(), [{ bizId: id, amountFen }]));
    await refund(30_000);
    expect(await rowOf(id)).toMatchObject({ status: 'PAID', refundedFen: 30_000 });
    await expect(refund(80_000)).rejects.toThrow();
    await refund(70_000);
    expect((await rowOf(id)).status).toBe('REFUNDED');
  });

  it('is open to guests who know the bill and room number, with a secret order key', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    const { no, roomNo } = await rowOf(id);
    const ask = (named: object) =>
      portal.call('POST /api/propertyManage/bill/payAsGuest', { no, roomNo, ...named });
    expect((await ask({ roomNo: 'X-1', totalFen: 100_000 })).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await ask({ totalFen: 1 })).header.retCode).toBe(retCodes.AMOUNT_CHANGED);
    const { data } = await ask({ totalFen: 100_000 });
    expect((await ask({ totalFen: 100_000 })).header.retCode).toBe(retCodes.IN_OTHER_ORDER);
    const detail = 'GET /api/payManage/order/queryDetail';
    const seen = await portal.call(detail, { id: data.payOrderId, key: data.key });
    expect(seen.data).toMatchObject({
      totalFen: 100_000,
      state: 'CREATED',
      actions: ['pay', 'cancel', 'passOn'],
    });
    expect(seen.data.payerName).toMatch(/\*\*\*$/);
    expect((await portal.call(detail, { id: data.payOrderId, key: 'wrong' })).header.retCode).toBe(
      retCodes.NOT_FOUND,
    );
  });
});

describe('access to bills', () => {
  it('is checked by every call', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    const draft = await insertBill(portal.db, {
      enterpriseId,
      status: 'DRAFT',
      issueDate: null,
      dueDate: null,
    });
    const see = async (bill: string, token: Promise<string>) =>
      codeOf(portal.call('GET /api/propertyManage/bill/queryDetail', { id: bill }, await token));
    expect(await see(id, member())).toBe(retCodes.SUCCESS);
    expect(await see(id, member('OWNER', otherId))).toBe(retCodes.NOT_FOUND);
    expect(await see(draft, member())).toBe(retCodes.NOT_FOUND);
    const list = 'GET /api/propertyManage/bill/queryList';
    expect((await portal.call(list, {}, await member())).data).toMatchObject({ total: 1, dueFen: 100_000 });
    expect((await portal.call(list, {}, await member('OWNER', otherId))).data.rows).toEqual([]);
    const create = (token: string) =>
      portal.call(
        'POST /api/payManage/order/create',
        { data: { kind: 'BILL', ids: [id], totalFen: 100_000 } },
        token,
      );
    expect((await create(await member('OWNER', otherId))).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await create(await member('STAFF'))).header.retCode).toBe(retCodes.NOT_FOUND);
    const opened = await create(await member('OWNER'));
    expect(opened.header.retCode).toBe(retCodes.SUCCESS);
    expect((await rowOf(id)).status).toBe('PAYING');
    const shown = await portal.call('GET /api/propertyManage/bill/queryDetail', { id }, await member());
    expect(shown.data.openOrder).toMatchObject(opened.data);
  });

  it('is given to guests by bill and room number, masked; wrong guesses are limited', async () => {
    const id = await insertBill(portal.db, { enterpriseId });
    const { no } = await rowOf(id);
    const ask = (roomNo: string, proof: object = {}) =>
      portal.call('POST /api/propertyManage/bill/queryPublic', { no, roomNo, ...proof });
    const { data } = await ask('301');
    expect(data).toMatchObject({ no, enterpriseMasked: '满***', payableFen: 100_000 });
    expect(JSON.stringify(data)).not.toContain('满庭芳');
    for (let at = 0; at < 3; at++) expect((await ask('302')).header.retCode).toBe(retCodes.NOT_FOUND);
    // After three misses a verified phone number is required, for payment too.
    const asked = await ask('301');
    expect(asked.header.retCode).toBe(retCodes.EXPLAINED_BY_PAGE);
    expect(asked.data).toEqual({ reason: 'PHONE_CODE_NEEDED' });
    const pay = (proof: object) =>
      portal.call('POST /api/propertyManage/bill/payAsGuest', {
        no,
        roomNo: '301',
        totalFen: 100_000,
        ...proof,
      });
    expect((await pay({})).header.retCode).toBe(retCodes.EXPLAINED_BY_PAGE);
    const proof = async (code = '246810') => {
      const phoneNumber = nextPhone();
      await insertCode(portal.db, phoneNumber, 'BILL', { at: testNow });
      return { phoneNumber, verifyCode: code };
    };
    const wrongCode = await ask('301', await proof('000000'));
    expect(wrongCode.header.retCode).toBe(retCodes.VERIFY_CODE_WRONG);
    const proven = await proof();
    expect((await ask('301', proven)).data).toMatchObject({ no, payableFen: 100_000 });
    expect((await pay(proven)).header.retCode).toBe(retCodes.SUCCESS);
    for (let at = 3; at < 10; at++)
      expect((await ask('302', await proof())).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await ask('301', await proof())).header.retCode).toBe(retCodes.TOO_FREQUENT);
    setNow(new Date(testNow.getTime() + 3_601_000));
    expect((await ask('301')).header.retCode).toBe(retCodes.SUCCESS);
  });

  it('shows a guest a meter with its bills, by kind, number and room', async () => {
    await insertHome('305');
    const ask = (kind: string) =>
      portal.call('POST /api/propertyManage/meter/queryPublic', { kind, meterNo: 'W-305', roomNo: '305' });
    expect((await ask('WATER')).data.months).toEqual([{ period: '2026-10', usageX100: 1_200 }]);
    expect((await ask('ELECTRICITY')).header.retCode).toBe(retCodes.NOT_FOUND);
  });

  it('includes a forecast of the coming months', async () => {
    await insertHome();
    await insertBill(portal.db, { enterpriseId, dueDate: '2026-12-01' });
    const { rows } = (await portal.call('GET /api/propertyManage/bill/queryComing', {}, await member())).data;
    expect(rows[0]).toMatchObject({ day: '2026-12-01', amountFen: 100_000 });
    expect(rows.find(({ feeCode, billId }) => feeCode === 'PROPERTY' && billId === null)?.amountFen).toBe(
      12_000,
    );
    expect(rows.find(({ feeCode }) => feeCode === 'WATER')).toMatchObject({
      amountFen: null,
      period: '2026-11',
    });
    const url = '/api/propertyManage/bill/comingCalendar';
    const calendar = await portal.app.inject({ url, headers: { token: await member() } });
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.body).toContain('DTSTART;VALUE=DATE:20261201');
    expect(calendar.body).toContain('TRIGGER:-P3D');
    const events = readCalendar(calendar.body);
    expect(events.every(({ isAllDay, place }) => isAllDay && place === null)).toBe(true);
    expect(events.map(({ version }) => version)).toEqual(rows.map(({ billId }) => (billId ? 1 : 0)));
  });
});

it('only REFUNDED and VOID are final states', () => {
  const ended: BillState[] = billStates.filter((state) => Object.keys(billTransitions[state]).length === 0);
  expect(ended).toEqual(['REFUNDED', 'VOID']);
});

it('every change of a bill is logged', async () => {
  const id = await insertBill(portal.db, { enterpriseId });
  await inTransaction(portal.db, async (tx) => billPayable.hold?.(tx, context(), [id], 'o-1'));
  const rows = await portal.db
    .select()
    .from(operLogs)
    .where(and(eq(operLogs.entityId, id), eq(operLogs.event, 'bill.hold')));
  expect(rows).toHaveLength(1);
});
