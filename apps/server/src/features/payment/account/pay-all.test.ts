import { splitCredit } from '@portal/contract/payment/split-credit';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/database.ts';
import { insertBuilding, insertUnit } from '../../building/testing/insert-building.ts';
import { insertContract } from '../../lease/testing/insert-contract.ts';
import { creditOf, moveToCredit } from '../account.public.ts';
import {
  billOf,
  context,
  expectBalanced,
  insertTenant,
  owes,
  portal,
  useCounterPark,
} from '../testing/counter-park.ts';

useCounterPark();

type Tenant = Awaited<ReturnType<typeof insertTenant>>;

const payableTo = async ({ token }: Pick<Tenant, 'token'>) =>
  (await portal.call('GET /api/payManage/account/queryPayable', {}, await token())).data;

const give = (enterpriseId: string, amountFen: number) =>
  inTransaction(portal.db, (tx) =>
    moveToCredit(tx, context(), {
      enterpriseId,
      amountFen,
      kind: 'BILL',
      causeId: `test:${enterpriseId}`,
      note: '多收退回',
    }),
  );

const pay = async ({ token }: Tenant, data: { ids: string[]; totalFen: number; creditFen: number }) =>
  portal.call('POST /api/payManage/account/payWithCredit', { data }, await token());

const order = async ({ token }: Tenant, ids: string[], totalFen: number) =>
  portal.call('POST /api/payManage/order/create', { data: { kind: 'BILL', ids, totalFen } }, await token());

describe('bills to pay', () => {
  it('come earliest due first with their contract, late fee, and what is unusual about them', async () => {
    const tenant = await insertTenant();
    const { enterpriseId } = tenant;
    const buildingId = await insertBuilding(portal.db);
    const unitId = await insertUnit(portal.db, { buildingId, no: '301', state: 'LEASED', enterpriseId });
    const contractId = await insertContract(portal.db, {
      enterpriseId,
      unitIds: [unitId],
      no: 'HT-2024-017',
    });
    // The story of the design: 948.20 is 165 % more than 357.81, 422.52 no more than 410.00.
    await owes(enterpriseId, 35_781, {
      sourceId: 'odd',
      feeCode: 'WATER',
      period: '2026-09',
      status: 'PAID',
    });
    const odd = await owes(enterpriseId, 94_820, {
      sourceId: 'odd',
      feeCode: 'WATER',
      contractId,
      dueDate: '2026-12-08',
    });
    await owes(enterpriseId, 41_000, {
      sourceId: 'usual',
      feeCode: 'WATER',
      period: '2026-09',
      status: 'PAID',
    });
    const usual = await owes(enterpriseId, 42_252, {
      sourceId: 'usual',
      feeCode: 'WATER',
      dueDate: '2026-12-09',
    });
    // 11 days late at 0.05 %: 5.50.
    const late = await owes(enterpriseId, 100_000, { issueDate: '2026-10-26', dueDate: '2026-11-10' });
    await owes(enterpriseId, 5_000, { status: 'OBJECTED' });
    await owes((await insertTenant()).enterpriseId, 7_000);
    const { rows, ...rest } = await payableTo(tenant);
    expect(
      rows.map(({ billId, payableFen, lateFeeFen, contractNo, morePercent }) => [
        billId,
        payableFen,
        lateFeeFen,
        contractNo,
        morePercent,
      ]),
    ).toEqual([
      [late, 100_550, 550, '', null],
      [odd, 94_820, 0, 'HT-2024-017', 165],
      [usual, 42_252, 0, '', null],
    ]);
    expect(rest).toEqual({ total: 3, creditFen: 0, orders: [], canPay: true });
  });

  it('are paid by one order, which then shows instead of them', async () => {
    const tenant = await insertTenant();
    const ids = [await owes(tenant.enterpriseId, 30_000), await owes(tenant.enterpriseId, 12_345)];
    const opened = await order(tenant, ids, 42_345);
    expect(opened.header.retCode).toBe('000000');
    expect(await payableTo(tenant)).toMatchObject({
      rows: [],
      total: 0,
      orders: [{ payOrderId: opened.data.payOrderId, itemCount: 2, totalFen: 42_345 }],
    });
  });
});

describe('paying with credit', () => {
  it('pays the earliest due from the credit and orders exactly the rest of the preview', async () => {
    const tenant = await insertTenant();
    const { enterpriseId } = tenant;
    const early = await owes(enterpriseId, 100_000, { issueDate: '2026-10-26', dueDate: '2026-11-10' });
    const middle = await owes(enterpriseId, 150_000, { dueDate: '2026-12-03' });
    const last = await owes(enterpriseId, 434_936, { dueDate: '2026-12-08' });
    await give(enterpriseId, 230_000);
    const { rows, creditFen } = await payableTo(tenant);
    const preview = splitCredit(rows, creditFen);
    expect(preview.map((part) => [part.billId, part.creditFen, part.leftFen])).toEqual([
      [early, 100_550, 0],
      [middle, 129_450, 20_550],
      [last, 0, 434_936],
    ]);
    const answer = await pay(tenant, { ids: [last, early, middle], totalFen: 685_486, creditFen });
    expect(answer.header.retMsg).toBe('操作成功');
    expect(await billOf(early)).toMatchObject({ status: 'PAID', paidFen: 100_550 });
    expect(await billOf(middle)).toMatchObject({ status: 'PAYING', paidFen: 129_450 });
    expect(await billOf(last)).toMatchObject({ status: 'PAYING', paidFen: 0 });
    expect(await creditOf(portal.db, enterpriseId)).toBe(0);
    const { orders } = await payableTo(tenant);
    // 6,854.86 less 2,300.00.
    expect(orders).toMatchObject([{ payOrderId: answer.data.payOrderId, itemCount: 2, totalFen: 455_486 }]);
    await expectBalanced();
  });

  it('needs no order if the credit is enough', async () => {
    const tenant = await insertTenant();
    const bill = await owes(tenant.enterpriseId, 50_000);
    await give(tenant.enterpriseId, 80_000);
    const answer = await pay(tenant, { ids: [bill], totalFen: 50_000, creditFen: 50_000 });
    expect(answer.data).toEqual({ payOrderId: null });
    expect(await billOf(bill)).toMatchObject({ status: 'PAID' });
    expect(await creditOf(portal.db, tenant.enterpriseId)).toBe(30_000);
  });

  it('is refused if amounts are not those that were shown, and then uses nothing', async () => {
    const tenant = await insertTenant();
    const bill = await owes(tenant.enterpriseId, 50_000);
    await give(tenant.enterpriseId, 20_000);
    const codeOf = async (totalFen: number, creditFen: number) =>
      (await pay(tenant, { ids: [bill], totalFen, creditFen })).header.retCode;
    expect(await codeOf(50_001, 20_000)).toBe('500044');
    expect(await codeOf(50_000, 19_999)).toBe('500044');
    expect(await codeOf(50_000, 20_001)).toBe('500044');
    const empty = await pay(tenant, { ids: [], totalFen: 50_000, creditFen: 20_000 });
    expect(empty.header.retCode).toBe('100001');
    expect(await creditOf(portal.db, tenant.enterpriseId)).toBe(20_000);
    expect(await billOf(bill)).toMatchObject({ status: 'UNPAID', paidFen: 0 });
  });

  it('leaves the bills of others, and what an order holds, alone', async () => {
    const tenant = await insertTenant();
    const other = await insertTenant();
    const foreign = await owes(other.enterpriseId, 50_000);
    await give(tenant.enterpriseId, 60_000);
    const missing = await pay(tenant, { ids: [foreign], totalFen: 50_000, creditFen: 50_000 });
    expect(missing.header.retCode).toBe('500404');
    const held = await owes(tenant.enterpriseId, 50_000);
    await order(tenant, [held], 50_000);
    const refused = await pay(tenant, { ids: [held], totalFen: 50_000, creditFen: 50_000 });
    expect(refused.header.retCode).toBe('100002');
    expect(refused.data).toMatchObject({ fields: { 'data.creditFen': expect.stringMatching(/支付中/) } });
    expect(await creditOf(portal.db, tenant.enterpriseId)).toBe(60_000);
  });

  it('pressed by two colleagues at once pays once', async () => {
    const tenant = await insertTenant();
    const ids = [await owes(tenant.enterpriseId, 50_000), await owes(tenant.enterpriseId, 70_000)];
    await give(tenant.enterpriseId, 60_000);
    const answers = await Promise.all(
      [1, 2].map(() => pay(tenant, { ids, totalFen: 120_000, creditFen: 60_000 })),
    );
    expect(answers.map(({ header }) => header.retCode).sort((a, b) => a.localeCompare(b))[0]).toBe('000000');
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
    expect(await payableTo(tenant)).toMatchObject({ creditFen: 0, orders: [{ totalFen: 60_000 }] });
    await expectBalanced();
  });
});
