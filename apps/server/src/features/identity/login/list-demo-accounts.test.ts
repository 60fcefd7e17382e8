import { expect, test } from 'vitest';
import { listDemoAccounts } from './list-demo-accounts.ts';

test('accounts are offered only in the demo', async () => {
  expect(await listDemoAccounts({ DEMO: false })).toEqual([]);
  const names = (await listDemoAccounts({ DEMO: true })).map(({ loginName }) => loginName);
  expect(names).toContain('demo_person');
  expect(names).toContain('op_admin');
});
