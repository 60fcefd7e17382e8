import { createHash } from 'node:crypto';
import { count, inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { users } from '../features/identity/user.table.ts';
import { readEnv } from '../platform/env.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { openSecretBox } from '../platform/secret-box.ts';
import { openTestApp, type TestApp, testNow } from '../testing/test-app.ts';
import { addAccounts } from './add-accounts.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoContext } from './demo-context.ts';
import { fillDictionaries } from './fill-dictionaries.ts';
import { fillEnterprises } from './fill-enterprises.ts';
import { fillLicences } from './fill-licences.ts';
import { fillSetup } from './fill-setup.ts';
import { fillUsers } from './fill-users.ts';

let portal: TestApp;
let context: DemoContext;

beforeAll(async () => {
  portal = await openTestApp();
  const store = await openFileStore(readEnv({ DATA_DIR: portal.dataDir }));
  const box = openSecretBox({ DATA_DIR: portal.dataDir, ENCRYPTION_KEY: undefined });
  context = {
    tx: portal.db,
    store,
    box,
    today: '2026-11-21',
    log: pino({ level: 'silent' }),
  };
  for (const fill of [fillDictionaries, fillEnterprises, fillUsers, fillLicences]) await fill(context);
});
afterAll(() => portal.close());

const logIn = (loginName: string, password: string) =>
  portal.call('POST /api/userManage/login', {
    loginName,
    password_sha: createHash('sha1').update(password).digest('hex'),
  });

it('has 139 accounts with fictitious numbers', async () => {
  const rows = await portal.db
    .select({ userType: users.userType, n: count() })
    .from(users)
    .groupBy(users.userType);
  expect(Object.fromEntries(rows.map(({ userType, n }) => [userType, n]))).toEqual({
    100: 24,
    200: 80,
    900: 35,
  });
  for (const { phoneNumber } of await portal.db.select().from(users))
    expect(phoneNumber).toMatch(/^1542\d{7}$/);
});

test.each(demoAccounts.map(({ loginName, password }) => [loginName, password]))(
  '%s can log in',
  async (...account) => {
    expect((await logIn(...account)).header.retCode).toBe('000000');
  },
);

test('each enterprise account has the state its name says', async () => {
  const statusOf = async (loginName: string) => {
    const { data } = await logIn(loginName, 'Demo2026');
    return [data.auditStatus, data.roleInfos.map(({ roleCode }) => roleCode).join()];
  };
  expect(await statusOf('demo_enterprise')).toEqual(['2', 'OWNER']);
  expect(await statusOf('demo_finance')).toEqual(['2', 'FINANCE']);
  expect(await statusOf('demo_staff')).toEqual(['2', 'STAFF']);
  expect(await statusOf('demo_pending')).toEqual(['1', 'OWNER']);
  expect(await statusOf('demo_returned')).toEqual(['3', 'OWNER']);
  const colleagues = await Promise.all(
    ['demo_enterprise', 'demo_finance'].map((name) => logIn(name, 'Demo2026')),
  );
  expect(colleagues[0]?.data.enterpriseId).toBe(colleagues[1]?.data.enterpriseId);
});

test('applications wait in the queue, and one is returned with a reason', async () => {
  const auditor = (await logIn('op_audit', 'Demo2026')).header.token;
  const list = 'GET /api/baseInfo/enterpriseAudit/queryList';
  const { data } = await portal.call(list, { state: 'PENDING' }, auditor);
  expect(data.total).toBe(3);
  for (const { submittedAt, dueAt } of data.rows) {
    expect(submittedAt).toBeLessThan(testNow.getTime());
    expect(dueAt).toBeGreaterThan(testNow.getTime());
  }
  const waiting = data.rows.map(({ auditId }) => auditId);
  for (const id of waiting) {
    const { licence, application } = (
      await portal.call('GET /api/baseInfo/enterpriseAudit/queryDetail', { id }, auditor)
    ).data;
    expect(licence).toMatchObject({ mime: 'image/jpeg', bytes: expect.any(Number) });
    const shown = await portal.app.inject({
      url: `/api/fms/show/${String(application.licenseFileId)}_0`,
      headers: { token: auditor ?? '' },
    });
    expect(shown.statusCode).toBe(200);
  }
  const returned = (await logIn('demo_returned', 'Demo2026')).header.token;
  const own = await portal.call('GET /api/baseInfo/enterpriseInfo/queryDetail', {}, returned);
  expect(Object.keys(own.data.fieldNotes)).toEqual(['licenseFileId']);
  expect(own.data.actions).toEqual(['save', 'submit']);
});

it('adds missing operators to a park of an earlier release, and none to a database without a park', async () => {
  expect(await addAccounts(portal.database)).toEqual([]);
  const lacking = ['op_admin2', 'op_policy2'];
  await portal.db.delete(users).where(inArray(users.loginName, lacking));
  expect((await addAccounts(portal.database)).sort()).toEqual(lacking);
  for (const loginName of lacking) expect((await logIn(loginName, 'Demo2026')).header.retCode).toBe('000000');
  const other = await openTestApp();
  expect(await addAccounts(other.database)).toEqual([]);
  await other.close();
});

it('has a setting in every state, and two colleagues who wait for their first password', async () => {
  await fillSetup(context);
  const { data } = await portal.call(
    'GET /api/settingManage/parkSetting/queryList',
    {},
    await portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] }),
  );
  expect(data.map(({ group, source, change }) => [group, source, change?.state ?? null])).toEqual([
    ['BANK', 'NONE', 'PENDING'],
    ['WECHAT', 'NONE', null],
    ['ALIPAY', 'NONE', null],
    ['SMS', 'CONSOLE', null],
    ['MAIL', 'NONE', 'PENDING'],
    ['STORAGE', 'NONE', null],
    ['ADDRESS', 'ENVIRONMENT', null],
    ['MARK', 'NONE', null],
  ]);
  const { data: waiting } = await portal.call(
    'GET /api/userManage/activation/queryWaiting',
    {},
    await portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] }),
  );
  expect(waiting.count).toBe(2);
});
