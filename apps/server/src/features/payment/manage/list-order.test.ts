import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { receipts } from '../receive/receipt.table.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp();
  const enterpriseId = await insertEnterprise(portal.db, { name: '绛云鲜切花' });
  const receipt = { enterpriseId, way: 'CASH', payer: '绛云', receivedOn: '2026-11-01' } as const;
  for (const [at, no] of ['SK1', 'SK2', 'SK3'].entries())
    await portal.db.insert(receipts).values({
      ...receipt,
      id: ulid(),
      no,
      amountFen: 100,
      creditFen: 100,
      status: 'BOOKED',
      createdAt: new Date(Date.UTC(2026, 10, 1 + at)),
    });
});
afterAll(() => portal.close());

it.each([
  [undefined, ['SK3', 'SK2', 'SK1']],
  ['-created', ['SK3', 'SK2', 'SK1']],
  ['created', ['SK1', 'SK2', 'SK3']],
])('receipts come in the order %s', async (sort, expected) => {
  const token = await portal.logIn({ userType: '900', operatorRoles: ['OP_FINANCE'] });
  const { data } = await portal.call(
    'GET /api/payManage/receipt/queryList',
    { ...(sort && { sort }) },
    token,
  );
  expect(data.rows.map(({ no }) => no)).toEqual(expected);
});

it.each([
  'GET /api/payManage/order/queryManageList',
  'GET /api/payManage/refund/queryManageList',
  'GET /api/payManage/invoice/queryManageList',
] as const)('%s can be turned around', async (key) => {
  const token = await portal.logIn({ userType: '900', operatorRoles: ['OP_FINANCE'] });
  expect((await portal.call(key, { sort: 'created' }, token)).header.retCode).toBe('000000');
  expect((await portal.call(key, { sort: 'amount' }, token)).header.retCode).toBe('100001');
});
