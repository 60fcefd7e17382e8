import { retCodes } from '@portal/contract/ret-code';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { insertBill } from '../testing/insert-meter.ts';

const call = 'GET /api/propertyManage/bill/queryCollection';

// 2026-11-21 in Shanghai.
let portal: TestApp;
let finance: string;

const operator = async (role: 'OP_FINANCE' | 'OP_PROPERTY') => {
  const { id } = await insertUser(portal.db, { userType: '900', operatorRoles: [role] });
  return portal.logIn({ userId: id, userType: '900', operatorRoles: [role] });
};

beforeAll(async () => {
  portal = await openTestApp(() => testNow);
  finance = await operator('OP_FINANCE');
});
afterAll(() => portal.close());

it('reports nothing for a park without bills', async () => {
  expect((await portal.call(call, {}, finance)).data).toMatchObject({
    firstPeriod: '2024-12',
    billedFen: 0,
    dueFen: 0,
    collectedFen: 0,
    open: { bills: 0, sumFen: 0, nextDue: null },
    overdue: { bills: 0, sumFen: 0, enterprises: 0 },
  });
});

it('counts what is due by its date, and everything overdue, however old', async () => {
  const [one, other] = [
    await insertEnterprise(portal.db, { name: '满庭芳花卉' }),
    await insertEnterprise(portal.db, { name: '照夜白园艺' }),
  ];
  // 1,000 yuan each.
  const bill = (given: Partial<Parameters<typeof insertBill>[1]>) =>
    insertBill(portal.db, { enterpriseId: one, ...given });
  await bill({ status: 'PAID', paidFen: 100_000, dueDate: '2026-11-25' });
  await bill({
    status: 'PAID',
    paidFen: 100_000,
    refundedFen: 40_000,
    period: '2024-12',
    dueDate: '2025-01-25',
  });
  await bill({ status: 'PAID', paidFen: 100_000, period: '2024-11', dueDate: '2024-12-25' });
  await bill({ dueDate: '2026-11-21' });
  await bill({ status: 'PAYING', dueDate: '2026-11-30' });
  // Not yet marked overdue by the hourly job.
  await bill({ dueDate: '2026-11-20' });
  await bill({ status: 'OBJECTED', dueDate: '2026-10-22' });
  await bill({ status: 'OVERDUE', dueDate: '2026-10-21', adjustFen: -20_000 });
  await bill({ status: 'OVERDUE', dueDate: '2026-09-21', enterpriseId: other });
  await bill({ status: 'OVERDUE', dueDate: '2026-08-23', enterpriseId: other });
  await bill({ status: 'OVERDUE', dueDate: '2026-08-22', period: '2024-01' });
  for (const status of ['DRAFT', 'VOID', 'REFUNDED'] as const) await bill({ status, dueDate: '2026-10-01' });
  expect((await portal.call(call, {}, finance)).data).toMatchObject({
    billedFen: 840_000,
    dueFen: 640_000,
    collectedFen: 160_000,
    open: { bills: 2, sumFen: 200_000, nextDue: '2026-11-21' },
    overdue: { bills: 6, sumFen: 580_000, enterprises: 2 },
    ages: [
      { age: 'UP_TO_30', bills: 2, sumFen: 200_000 },
      { age: 'UP_TO_60', bills: 1, sumFen: 80_000 },
      { age: 'UP_TO_90', bills: 2, sumFen: 200_000 },
      { age: 'LONGER', bills: 1, sumFen: 100_000 },
    ],
  });
});

it('is only for the finance office', async () => {
  const { header } = await portal.call(call, {}, await operator('OP_PROPERTY'));
  expect(header.retCode).toBe(retCodes.SECURITY_STOP);
});
