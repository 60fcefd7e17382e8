import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { users } from '../identity/user.table.ts';
import { importRuns } from './import.table.ts';
import { useImport } from './testing/use-import.ts';

const park = usePark({ admin: ['OP_ADMIN'], auditor: ['OP_AUDIT'] }, { empties: [importRuns] });
const { check, operate } = useImport(park, 'MEMBER');

const queryAccounts = 'GET /api/importManage/import/queryAccounts';
const open = 'POST /api/userManage/activation/open';

beforeAll(async () => {
  await insertEnterprise(park.db, { name: '满庭芳花卉' });
});

const sheet = [
  ['姓名', '手机', '企业', '身份'],
  ['许晚棠', '15410000001', '满庭芳花卉', '所有者'],
  ['顾春分', '15410000002', '满庭芳花卉', '员工'],
];

it('offers the activation of everyone whom an import entered, until they have a password', async () => {
  const { token } = park.admin;
  const run = await operate(await check(token, sheet), 'write', token);
  expect(run).toMatchObject({ state: 'DONE', created: 2, accounts: 2 });
  const { data } = await park.call(queryAccounts, { id: run.importId }, token);
  expect(data.userIds).toHaveLength(2);
  const letters = await park.call(open, { data: { userIds: data.userIds } }, token);
  expect(letters.data.map(({ name }) => name).toSorted()).toEqual(['许晚棠', '顾春分'].toSorted());
  await park.db
    .update(users)
    .set({ lastLoginAt: park.now })
    .where(eq(users.id, data.userIds[0] ?? ''));
  expect((await park.call(queryAccounts, { id: run.importId }, token)).data.userIds).toEqual([
    data.userIds[1],
  ]);
});

it('issues no codes to those who may import only', async () => {
  const { token } = park.auditor;
  const rows = [sheet[0] ?? [], ['沈知秋', '15410000003', '满庭芳花卉', '员工']];
  const run = await operate(await check(token, rows), 'write', token);
  expect(run.accounts).toBe(0);
  expect((await park.call(queryAccounts, { id: run.importId }, token)).header.retCode).toBe(
    retCodes.SECURITY_STOP,
  );
});
