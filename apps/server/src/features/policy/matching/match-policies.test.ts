import { retCodes } from '@portal/contract/ret-code';
import { eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertMember, insertOwned } from '../../enterprise/testing/insert-member.ts';
import { type PolicyRule, policies } from '../policy.table.ts';
import { insertDeclareItem, insertPolicy } from '../testing/insert-policy.ts';

const match = 'GET /api/policyManage/policy/queryMatch';
const now = new Date('2026-11-21T02:00:00Z');

const rule = (ruleId: string, given: Partial<PolicyRule>): PolicyRule => ({
  ruleId,
  text: `条件${ruleId}`,
  kind: 'AUTO',
  required: true,
  dataSource: 'PROFILE',
  ...given,
});
const old = rule('OLD', { field: 'registeredYears', op: 'ge', value: 2 });
const ancient = rule('ANCIENT', { field: 'registeredYears', op: 'ge', value: 90 });
const rated = rule('RATED', { field: 'creditScore', op: 'ge', value: 60, dataSource: 'CREDIT' });
const notice = rule('TOLD', { kind: 'MANUAL', dataSource: 'MANUAL' });

let portal: TestApp;
let owner: Awaited<ReturnType<typeof insertOwned>>;
const ids = { high: '', middle: '', low: '', openLow: '' };

beforeAll(async () => {
  portal = await openTestApp(() => now);
  const { db } = portal;
  owner = await insertOwned(portal, { registeredOn: '2020-01-01' });
  ids.high = await insertPolicy(db, { issuedAt: '2026-01-01', conditions: [old, notice] });
  ids.middle = await insertPolicy(db, { issuedAt: '2026-08-01', conditions: [old, rated] });
  ids.low = await insertPolicy(db, { issuedAt: '2026-08-02', conditions: [ancient] });
  ids.openLow = await insertPolicy(db, { issuedAt: '2026-02-01', conditions: [ancient, rated] });
  await insertDeclareItem(db, { policyId: ids.openLow });
  await insertPolicy(db, { conditions: [notice] });
  await insertPolicy(db, { conditions: [] });
  await insertPolicy(db, { conditions: [old], status: 'DRAFT' });
  await insertPolicy(db, { conditions: [old], status: 'REPEALED', repealedAt: '2026-10-01' });
  await insertPolicy(db, { conditions: [old], effectiveFrom: '2026-11-22' });
  await insertPolicy(db, { conditions: [old], effectiveTo: '2026-11-20' });
});
afterAll(() => portal.close());

const keysOf = (rows: { policyId: string }[]) =>
  rows.map(({ policyId }) => Object.entries(ids).find(([, id]) => id === policyId)?.[0]);

it('lists policies in force that data can judge: open ones first, then by grade', async () => {
  const { header, data } = await portal.call(match, {}, owner.token);
  expect(header.retCode).toBe(retCodes.SUCCESS);
  expect(keysOf(data.rows)).toEqual(['openLow', 'high', 'middle', 'low']);
  expect(data).toMatchObject({ total: 4, openTotal: 1, enterpriseName: owner.name });
  expect(data.rows[0]).toMatchObject({ metPercent: 0, grade: 'LOW', isOpen: true });
  expect(data.rows[1]).toMatchObject({ metPercent: 100, grade: 'HIGH', isOpen: false });
});

it("shows the result of each condition and what is missing, but not the enterprise's figures", async () => {
  const { data } = await portal.call(match, { policyIds: ids.middle }, owner.token);
  expect(data.rows[0]?.rules).toEqual([
    { ruleId: 'OLD', text: '条件OLD', required: true, result: 'MET', missing: null, mayFill: false },
    {
      ruleId: 'RATED',
      text: '条件RATED',
      required: true,
      result: 'UNKNOWN',
      missing: 'creditScore',
      mayFill: false,
    },
  ]);
  const high = await portal.call(match, { policyIds: ids.high }, owner.token);
  expect(high.data.rows[0]?.rules[1]).toMatchObject({ result: 'MANUAL', missing: null });
});

it('estimates the amount by the figures of the enterprise, for members who may see them', async () => {
  const { db } = portal;
  const annual = [{ year: 2025, revenueFen: 3_860_000_000, taxFen: 214_000_000, rdFen: null, staff: 86 }];
  const own = await insertOwned(portal, { registeredOn: '2020-01-01', annual });
  const policyIds = await insertPolicy(db, { conditions: [old], calc: '取小(纳税额×10%, 20万元)' });
  const needsRd = await insertPolicy(db, { conditions: [old], calc: '研发投入×10%' });
  onTestFinished(async () => {
    await db.delete(policies).where(inArray(policies.id, [policyIds, needsRd]));
  });
  const { data } = await portal.call(match, { policyIds }, own.token);
  expect(data.figures).toEqual({ year: 2025, revenue: 3_860, rd: null, tax: 214, staff: 86 });
  expect(data.rows[0]).toMatchObject({
    calcFields: ['tax'],
    estimate: { amountFen: 20_000_000, calculatedFen: 21_400_000, limitedBy: 'CAP' },
  });
  const lacking = (await portal.call(match, { policyIds: needsRd }, own.token)).data;
  expect(lacking.rows[0]).toMatchObject({ calcFields: ['rd'], estimate: null });
  const staff = await insertMember(portal, own.enterpriseId, 'STAFF');
  const seen = (await portal.call(match, { policyIds }, staff.token)).data;
  expect(seen).toMatchObject({ figures: null, rows: [{ estimate: null }] });
});

it('filters by possible matches and requested policies, and pages', async () => {
  const fitting = await portal.call(match, { possible: '1', pageSize: 1 }, owner.token);
  expect(keysOf(fitting.data.rows)).toEqual(['high']);
  expect(fitting.data).toMatchObject({ total: 2, openTotal: 0 });
  const second = await portal.call(match, { possible: '1', pageNo: 2, pageSize: 1 }, owner.token);
  expect(keysOf(second.data.rows)).toEqual(['middle']);
  const asked = await portal.call(match, { policyIds: [ids.low, ids.high, ulid()].join(',') }, owner.token);
  expect(keysOf(asked.data.rows)).toEqual(['high', 'low']);
});

it('says who may fill in missing data', async () => {
  const conditions = [
    rule('HONOURED', { field: 'honours', op: 'exists' }),
    rule('EARNING', { field: 'annual.revenue', op: 'ge', value: 1, dataSource: 'ANNUAL' }),
  ];
  const policyIds = await insertPolicy(portal.db, { conditions, effectiveTo: null });
  onTestFinished(async () => {
    await portal.db.delete(policies).where(eq(policies.id, policyIds));
  });
  const mayFill = async (role: 'ADMIN' | 'FINANCE' | 'STAFF') => {
    const { token } = await insertMember(portal, owner.enterpriseId, role);
    const { data } = await portal.call(match, { policyIds }, token);
    return data.rows[0]?.rules.map((one) => one.mayFill);
  };
  expect(await mayFill('ADMIN')).toEqual([true, true]);
  expect(await mayFill('FINANCE')).toEqual([false, true]);
  expect(await mayFill('STAFF')).toEqual([false, false]);
});

it("always judges the caller's own enterprise", async () => {
  const young = await insertOwned(portal, { registeredOn: '2026-01-01', creditScore: 80 });
  const staff = await insertMember(portal, young.enterpriseId, 'STAFF');
  const asked = { policyIds: ids.middle, enterpriseId: owner.enterpriseId };
  const { data } = await portal.call(match, asked, staff.token);
  expect(data.rows[0]?.rules.map(({ result }) => result)).toEqual(['UNMET', 'MET']);
});

it('is limited to members of an audited enterprise', async () => {
  const waiting = { enterpriseId: owner.enterpriseId, memberRole: 'OWNER', auditStatus: '1' } as const;
  const code = async (token?: string) => (await portal.call(match, {}, token)).header.retCode;
  expect(await code()).toBe(retCodes.NOT_LOGGED_IN);
  expect(await code(await portal.logIn({ userType: '100' }))).toBe(retCodes.RIGHT_MISSING);
  expect(await code(await portal.logIn({ userType: '200', ...waiting }))).toBe(
    retCodes.ENTERPRISE_NOT_AUDITED,
  );
  expect(
    await code(await portal.logIn({ userType: '200', ...waiting, auditStatus: '2', enterpriseId: ulid() })),
  ).toBe(retCodes.NOT_FOUND);
});

it.each([
  [{ policyIds: 'a' }, 'policyIds'],
  [{ policyIds: Array.from({ length: 51 }, () => ulid()).join(',') }, 'policyIds'],
  [{ possible: '2' }, 'possible'],
  [{ pageSize: 51 }, 'pageSize'],
])('refuses %o and names the field', async (input, field) => {
  const { header, data } = await portal.call(match, input, owner.token);
  expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
  expect(JSON.stringify(data)).toContain(field);
});
