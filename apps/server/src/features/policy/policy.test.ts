import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import type { PolicyRule } from './policy.table.ts';
import { insertDeclareItem, insertPolicy } from './testing/insert-policy.ts';

const list = 'GET /api/policyManage/policy/queryList';
const detail = 'GET /api/policyManage/policy/queryDetail';
const calculate = 'GET /api/policyManage/policy/calculate';

// 00:30 on 21 November in Shanghai is still the 20th in London.
const now = new Date('2026-11-20T16:30:00Z');
const rule: PolicyRule = {
  ruleId: 'R1',
  text: '登记满2年',
  kind: 'AUTO',
  required: true,
  dataSource: 'PROFILE',
  field: 'registeredYears',
  op: 'ge',
  value: 2,
};

let test: TestApp;
const ids = { green: '', rent: '', lastDay: '', expired: '', coming: '', repealed: '', draft: '', item: '' };

beforeAll(async () => {
  test = await openTestApp(() => now);
  const { db } = test;
  await db.insert(businessData).values([
    { type: 'POLICY_DEPT', code: 'GREEN', name: '绿色发展处', sort: 1 },
    { type: 'POLICY_DEPT', code: 'PARK_OPS', name: '园区运营服务部', sort: 2 },
    { type: 'INDUSTRY_TAG', code: 'T_COLD', name: '冷链', sort: 1 },
  ]);
  ids.green = await insertPolicy(db, { deptCodes: ['PARK_OPS', 'GREEN'], conditions: [rule] });
  ids.rent = await insertPolicy(db, {
    docNo: '演园发〔2026〕3号',
    level: 'PARK',
    kind: 'SUBSIDY',
    deptCodes: ['PARK_OPS'],
    scales: ['小', '微'],
    issuedAt: '2026-10-01',
    amountMaxFen: 12_000_000,
    effectiveTo: null,
    industryTags: ['T_COLD'],
    calc: null,
  });
  ids.lastDay = await insertPolicy(db, { issuedAt: '2026-07-01', effectiveTo: '2026-11-21' });
  ids.expired = await insertPolicy(db, {
    issuedAt: '2026-06-01',
    effectiveTo: '2026-11-20',
    originalBody: '<p onclick="x()">一</p><script>x()</script>',
    interpretation: '<p><a href="javascript:x()">二</a></p>',
  });
  ids.coming = await insertPolicy(db, { issuedAt: '2026-11-01', effectiveFrom: '2026-11-22' });
  ids.repealed = await insertPolicy(db, {
    issuedAt: '2026-05-01',
    effectiveTo: '2026-09-30',
    status: 'REPEALED',
    repealedAt: '2026-10-01',
  });
  ids.draft = await insertPolicy(db, { status: 'DRAFT' });
  await insertDeclareItem(db, { policyId: ids.green, windowTo: '2026-12-31' });
  ids.item = await insertDeclareItem(db, { policyId: ids.green });
});

afterAll(() => test.close());

const keysOf = (rows: { policyId: string }[]) =>
  rows.map(({ policyId }) => Object.entries(ids).find(([, id]) => id === policyId)?.[0]);

describe('queryList', () => {
  it('lists published and repealed policies, newest first', async () => {
    const { header, data } = await test.call(list, {});
    expect(header.retCode).toBe(retCodes.SUCCESS);
    expect(keysOf(data.rows)).toEqual(['coming', 'rent', 'green', 'lastDay', 'expired', 'repealed']);
    expect(data).toMatchObject({ total: 6, today: '2026-11-21' });
  });

  it('returns only the fields of the contract', async () => {
    const { data } = await test.call(list, { department: 'GREEN', state: 'VALID' });
    expect(data.rows[0]).toMatchObject({
      departments: [
        { code: 'PARK_OPS', name: '园区运营服务部' },
        { code: 'GREEN', name: '绿色发展处' },
      ],
      amount: { minFen: 2_000_000, maxFen: 60_000_000 },
      openItem: { itemId: ids.item, windowTo: '2026-11-30' },
    });
    expect(data.rows[0]).not.toHaveProperty('calc');
    expect(data.rows[0]).not.toHaveProperty('status');
  });

  it.each([
    ['level', { level: 'PARK' }, ['rent']],
    ['kind', { kind: 'SUBSIDY' }, ['rent']],
    ['department', { department: 'PARK_OPS' }, ['rent', 'green']],
    ['industry', { industryTag: 'T_COLD' }, ['rent']],
    ['a size that one policy leaves out', { scale: '大', state: 'VALID' }, ['green']],
    ['a size', { scale: '微', state: 'VALID' }, ['rent', 'green']],
    ['coming', { state: 'COMING' }, ['coming']],
    ['the last day in force', { state: 'EXPIRING' }, ['lastDay']],
    ['the day after', { state: 'EXPIRED' }, ['expired']],
    ['repealed', { state: 'REPEALED' }, ['repealed']],
    ['the largest amount', { sort: 'amount', pageSize: 1, state: 'VALID' }, ['green']],
    ['an unknown department', { department: 'NONE' }, []],
    ['the number of the document', { keyword: ' 园发 ' }, ['rent']],
    ['words of the summary', { keyword: '补三成', level: 'PARK' }, ['rent']],
    ['words that no policy has', { keyword: '补%成' }, []],
    ['an open call', { open: '1' }, ['green']],
  ])('filters or sorts by %s', async (_name, filter, expected) => {
    const { data } = await test.call(list, filter);
    expect(keysOf(data.rows)).toEqual(expected);
    expect(data.rows.every((row) => !('state' in filter) || row.state === filter.state)).toBe(true);
  });

  it('pages, and returns an empty page beyond the last', async () => {
    const second = await test.call(list, { pageNo: 2, pageSize: 4 });
    expect(keysOf(second.data.rows)).toEqual(['expired', 'repealed']);
    const beyond = await test.call(list, { pageNo: 99 });
    expect(beyond.data).toMatchObject({ rows: [], total: 6 });
  });

  it.each([
    [{ level: 'WORLD' }, 'level'],
    [{ kind: 'green' }, 'kind'],
    [{ department: "' or 1=1" }, 'department'],
    [{ scale: '超大' }, 'scale'],
    [{ state: 'DRAFT' }, 'state'],
    [{ sort: 'title' }, 'sort'],
    [{ pageNo: 0 }, 'pageNo'],
  ])('refuses %o and names the field', async (input, field) => {
    const { header, data } = await test.call(list, input);
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(data).toHaveProperty(`fields.${field}`);
  });
});

describe('queryFacets', () => {
  it('counts only what visitors can see', async () => {
    const { data } = await test.call('GET /api/policyManage/policy/queryFacets', {});
    expect(data).toMatchObject({ total: 6, openTotal: 1 });
    expect(data.levels).toEqual([
      { value: 'CITY', count: 5 },
      { value: 'PARK', count: 1 },
    ]);
    expect(data.kinds[0]).toEqual({ value: 'GREEN', count: 5 });
    expect(data.departments).toEqual([
      { code: 'GREEN', name: '绿色发展处', count: 5 },
      { code: 'PARK_OPS', name: '园区运营服务部', count: 2 },
    ]);
    expect(data.industryTags).toEqual([{ tagId: 'T_COLD', name: '冷链', count: 1 }]);
    expect(Object.fromEntries(data.states.map(({ value, count }) => [value, count]))).toEqual({
      COMING: 1,
      VALID: 2,
      EXPIRING: 1,
      EXPIRED: 1,
      REPEALED: 1,
    });
  });
});

describe('queryDetail', () => {
  it('returns conditions without their expressions, items and neighbours', async () => {
    const { data } = await test.call(detail, { id: ids.green });
    const { field: _field, op: _op, value: _value, ...shown } = rule;
    expect(data.conditions).toEqual([shown]);
    expect(data).toMatchObject({ state: 'VALID', calcFields: ['revenue'], today: '2026-11-21' });
    expect(data.items.map((item) => item.itemId)[0]).toBe(ids.item);
    expect([data.previous?.policyId, data.next?.policyId]).toEqual([ids.rent, ids.lastDay]);
  });

  it('keeps a repealed policy readable and marks it as repealed', async () => {
    const { data } = await test.call(detail, { id: ids.repealed });
    expect(data).toMatchObject({ state: 'REPEALED', repealedAt: '2026-10-01' });
  });

  it('sanitises texts that were stored unsanitised', async () => {
    const { data } = await test.call(detail, { id: ids.expired });
    expect(data).toMatchObject({ originalBody: '<p>一</p>', interpretation: '<p><a>二</a></p>' });
  });

  it('answers not found for drafts and unknown ids, and refuses malformed ids', async () => {
    const codes = [];
    for (const id of [ids.draft, ulid(), '42']) codes.push((await test.call(detail, { id })).header.retCode);
    expect(codes).toEqual([retCodes.NOT_FOUND, retCodes.NOT_FOUND, retCodes.PARAMETER_INVALID]);
  });
});

describe('calculate', () => {
  it('calculates the amount and shows how', async () => {
    const { data } = await test.call(calculate, { id: ids.green, revenue: '860' });
    expect(data).toEqual({
      amountFen: 10_320_000,
      calculation: '8,600,000 × 0.012',
      calculatedFen: 10_320_000,
      floorFen: 2_000_000,
      capFen: 60_000_000,
      limitedBy: null,
    });
  });

  it('names a figure that is missing', async () => {
    const { header, data } = await test.call(calculate, { id: ids.green, staff: 3 });
    expect(header).toMatchObject({ retCode: retCodes.FIELD_REFUSED, retMsg: '请填写上年度营业收入' });
    expect(data).toHaveProperty('fields.revenue');
  });

  it.each([
    ['revenue', '-1'],
    ['revenue', '1.234'],
    ['revenue', '很多'],
    ['revenue', '10000001'],
    ['staff', '2.5'],
  ])('refuses %s = %s', async (field, value) => {
    const { header, data } = await test.call(calculate, { id: ids.green, [field]: value });
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(data).toHaveProperty(`fields.${field}`);
  });

  it('answers not found for a policy without a formula', async () => {
    const { header } = await test.call(calculate, { id: ids.rent, revenue: 1 });
    expect(header.retCode).toBe(retCodes.NOT_FOUND);
  });
});
