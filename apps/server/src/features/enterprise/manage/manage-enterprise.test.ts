import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forceState, insertApplicant, insertDictionaries } from '../admission/testing/apply.ts';
import { insertEnterprise } from '../testing/insert-enterprise.ts';

const list = 'GET /api/baseInfo/enterpriseMgr/queryList';

let portal: TestApp;
let admin: string;
let admitted: { auditId: string; enterpriseId: string; creditCode: string };

beforeAll(async () => {
  portal = await openTestApp();
  await insertDictionaries(portal.db);
  admin = await portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
  const { regTicket, application } = await insertApplicant(portal.db);
  const { data } = await portal.call('POST /api/baseInfo/enterpriseInfo/saveForReg', {
    regTicket,
    submit: '1',
    data: application,
  });
  admitted = { ...data, creditCode: application.creditCode };
  await forceState(portal.db, data.auditId, 'PASSED');
  await insertEnterprise(portal.db, { name: '无审核记录（演示）', entryStatus: 'PENDING' });
});
afterAll(() => portal.close());

const find = async (input: Record<string, unknown>, token = admin) =>
  (await portal.call(list, input, token)).data;

it('lists every enterprise with its actions and masked numbers', async () => {
  const { rows, total } = await find({});
  expect(total).toBe(2);
  const row = rows.find(({ enterpriseId }) => enterpriseId === admitted.enterpriseId);
  expect(row).toMatchObject({ stateLabel: '已通过', members: 1, audit: { actions: ['revoke'] } });
  expect(row?.contactPhone).toMatch(/^154\*{4}\d{4}$/);
  expect(JSON.stringify(rows)).not.toContain(admitted.creditCode);
  expect(rows.find(({ name }) => name.startsWith('无审核'))?.audit).toBeNull();
});

it('filters by state, name and full credit code', async () => {
  expect((await find({ entryStatus: 'PENDING' })).rows.map(({ name }) => name)).toEqual([
    '无审核记录（演示）',
  ]);
  expect((await find({ keyword: admitted.creditCode.toLowerCase() })).total).toBe(1);
  expect((await find({ keyword: '无审核' })).total).toBe(1);
  expect((await find({ regionId: 'NOWHERE' })).total).toBe(0);
});

it('lets an auditor view but not revoke', async () => {
  const auditor = await portal.logIn({ userType: '900', operatorRoles: ['OP_AUDIT'] });
  const { rows } = await find({ entryStatus: 'PASSED' }, auditor);
  expect(rows.map(({ audit }) => audit?.actions)).toEqual([[]]);
});

it('exports the list and logs the export', async () => {
  const answer = await portal.app.inject({
    url: '/api/baseInfo/enterpriseMgr/export?entryStatus=PASSED',
    headers: { token: admin },
  });
  expect(answer.headers['content-type']).toContain('spreadsheetml');
  const [row] = await portal.db.select().from(operLogs).where(eq(operLogs.event, 'enterprise.export'));
  expect(row?.after).toMatchObject({ entryStatus: 'PASSED', totalRows: 1 });
});
