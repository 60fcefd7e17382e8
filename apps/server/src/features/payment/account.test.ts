import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { openCreditNote } from '../billing/charge/open-credit-note.public.ts';
import { useCreditByItself } from './account/use-credit.ts';
import { creditOf, moveToCredit, settleFromCredit } from './account.public.ts';
import { moneyRules } from './money-rules.table.ts';
import {
  act,
  billOf,
  clerk,
  context,
  entered,
  expectBalanced,
  insertTenant,
  now,
  owes,
  portal,
  useCounterPark,
} from './testing/counter-park.ts';

useCounterPark();

const query = 'GET /api/payManage/account/queryManage';
const accountOf = async (id: string, period: object = {}) =>
  (await portal.call(query, { id, ...period }, await clerk())).data;

const credit = (enterpriseId: string, amountFen: number, causeId = `test:${enterpriseId}`) =>
  inTransaction(portal.db, (tx) =>
    moveToCredit(tx, context(), { enterpriseId, amountFen, kind: 'BILL', causeId, note: '多收退回' }),
  );

const use = (billId: string, amountFen: number) =>
  inTransaction(portal.db, (tx) => settleFromCredit(tx, context(), { billId, amountFen })).then(
    () => '',
    (error) => (error instanceof AppError ? error.retCode : String(error)),
  );

describe('credit', () => {
  it('comes from what was received, once, and pays bills in part and in full', async () => {
    const { enterpriseId } = await insertTenant();
    const bill = await owes(enterpriseId, 100_000);
    await credit(enterpriseId, 130_000);
    await expect(credit(enterpriseId, 130_000)).rejects.toThrow();
    expect(await creditOf(portal.db, enterpriseId)).toBe(130_000);
    expect(await use(bill, 40_000)).toBe('');
    expect(await billOf(bill)).toMatchObject({ status: 'UNPAID', paidFen: 40_000 });
    expect(await use(bill, 70_000)).toBe('100002');
    expect(await use(bill, 60_000)).toBe('');
    expect(await billOf(bill)).toMatchObject({ status: 'PAID', paidFen: 100_000, settledLateFen: 0 });
    expect(await creditOf(portal.db, enterpriseId)).toBe(30_000);
    await expectBalanced();
  });

  it('used by two at once is never used twice', async () => {
    const { enterpriseId } = await insertTenant();
    await credit(enterpriseId, 100_000);
    const many = await Promise.all(Array.from({ length: 4 }, () => owes(enterpriseId, 40_000)));
    const answers = await Promise.all(many.map((bill) => use(bill, 40_000)));
    expect(answers.sort()).toEqual(['', '', '100002', '100002']);
    expect(await creditOf(portal.db, enterpriseId)).toBe(20_000);
    await expectBalanced();
  });

  it('pays bills by itself where the park says so, earliest due first', async () => {
    const { enterpriseId } = await insertTenant();
    const late = await owes(enterpriseId, 50_000, { dueDate: '2026-12-20' });
    const early = await owes(enterpriseId, 50_000, { dueDate: '2026-12-01' });
    await credit(enterpriseId, 70_000);
    const deps = { ...portal, clock: { now: () => new Date(now) } };
    await useCreditByItself(deps);
    expect(await billOf(early)).toMatchObject({ status: 'UNPAID', paidFen: 0 });
    await portal.db.insert(moneyRules).values({
      id: 'rules',
      secondPersonFromFen: 500_000,
      lateFeeFirst: true,
      creditByItself: true,
    });
    await useCreditByItself(deps);
    await useCreditByItself(deps);
    await portal.db.delete(moneyRules);
    expect(await billOf(early)).toMatchObject({ status: 'PAID', paidFen: 50_000 });
    expect(await billOf(late)).toMatchObject({ status: 'UNPAID', paidFen: 20_000 });
    expect(await creditOf(portal.db, enterpriseId)).toBe(0);
    await expectBalanced();
  });

  it('is used by the enterprise for its own bills only', async () => {
    const one = await insertTenant();
    const other = await insertTenant();
    await credit(one.enterpriseId, 60_000);
    const [own, foreign] = [await owes(one.enterpriseId, 50_000), await owes(other.enterpriseId, 50_000)];
    const call = 'POST /api/payManage/account/useCredit';
    const pay = async (billId: string, amountFen: number) =>
      portal.call(call, { data: { billId, amountFen } }, await one.token());
    expect((await pay(foreign, 50_000)).header.retCode).toBe('500404');
    const over = await pay(own, 50_001);
    expect(over.header.retCode).toBe('100002');
    expect((await pay(own, 50_000)).data).toEqual({ creditFen: 10_000 });
    expect(await billOf(own)).toMatchObject({ status: 'PAID' });
  });
});

describe('an account', () => {
  it('adds up to what is owed less the credit, and keeps what is taken back', async () => {
    const { enterpriseId } = await insertTenant();
    // 11 days late at 0.05 %: 5.50.
    const late = await owes(enterpriseId, 100_000, { issueDate: '2026-10-26', dueDate: '2026-11-10' });
    const open = await owes(enterpriseId, 60_000);
    const { receiptId } = await entered({
      enterpriseId,
      amountFen: 120_000,
      items: [{ billId: late, amountFen: 100_550 }],
    });
    const paid = await accountOf(enterpriseId);
    expect(paid).toMatchObject({
      openingFen: 0,
      chargedFen: 160_550,
      receivedFen: 120_000,
      owedFen: 60_000,
      creditFen: 19_450,
      closingFen: 60_000 - 19_450,
    });
    expect(
      paid.rows.map(({ event, chargedFen, receivedFen, creditFen }) => [
        event,
        chargedFen,
        receivedFen,
        creditFen,
      ]),
    ).toEqual([
      ['BILLED', 100_000, 0, 0],
      ['BILLED', 60_000, 0, 0],
      ['LATE', 550, 0, 0],
      ['RECEIVED', 0, 120_000, 19_450],
    ]);
    expect((await act(receiptId, 'reverse', 0, '收错了企业')).header.retCode).toBe('000000');
    const back = await accountOf(enterpriseId);
    expect(back).toMatchObject({ receivedFen: 0, creditFen: 0, owedFen: 160_550, closingFen: 160_550 });
    expect(back.rows.map(({ event }) => event).sort()).toEqual(
      ['BILLED', 'BILLED', 'LATE', 'LATE', 'RECEIVED', 'RETURNED', 'ACCRUED'].sort(),
    );
    expect(await billOf(open)).toMatchObject({ status: 'UNPAID' });
    // A later period opens with what was owed at its beginning.
    expect(await accountOf(enterpriseId, { from: '2026-11-01' })).toMatchObject({
      openingFen: 100_000,
      closingFen: 160_550,
    });
  });

  it('ties after credit notes on a paid bill, on an open one and on none', async () => {
    const { enterpriseId } = await insertTenant();
    const paid = await owes(enterpriseId, 100_000);
    const open = await owes(enterpriseId, 60_000);
    await entered({
      enterpriseId,
      amountFen: 100_000,
      items: [{ billId: paid, amountFen: 100_000 }],
    });
    const line = (amountFen: number) => [
      { name: '多计', quantityX100: 100, unitPriceE4: amountFen * 100, amountFen },
    ];
    const note = { enterpriseId, feeCode: 'PROPERTY' as const, reason: '多计物业费' };
    await inTransaction(portal.db, async (tx) => {
      await openCreditNote(tx, context(), { ...note, billId: paid, lines: line(20_000), source: 'test:1' });
      await openCreditNote(tx, context(), { ...note, billId: open, lines: line(5_000), source: 'test:2' });
      await openCreditNote(tx, context(), { ...note, lines: line(3_000), source: `test:${enterpriseId}` });
    });
    expect(await accountOf(enterpriseId)).toMatchObject({
      owedFen: 55_000,
      creditFen: 23_000,
      closingFen: 55_000 - 23_000,
    });
  });

  it('names a wrong period at its field, and is read by its own enterprise only', async () => {
    const { enterpriseId, name, token } = await insertTenant();
    const wrong = await portal.call(
      query,
      { id: enterpriseId, from: '2026-12-01', to: '2026-11-01' },
      await clerk(),
    );
    expect(wrong.header.retCode).toBe('100002');
    const own = await portal.call('GET /api/payManage/account/query', {}, await token());
    expect(own.data).toMatchObject({ enterpriseId, enterpriseName: name, rows: [], canUseCredit: false });
    expect((await portal.call(query, { id: enterpriseId }, await token())).header.retCode).not.toBe('000000');
    expect(
      (await portal.call(query, { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, await clerk())).header.retCode,
    ).toBe('500404');
  });
});
