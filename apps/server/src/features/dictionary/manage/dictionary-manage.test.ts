import { chainStages } from '@portal/contract/enterprise/public';
import { policyKinds, policyLevels } from '@portal/contract/policy/terms';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertPolicy } from '../../policy/testing/insert-policy.ts';
import { searchRenames } from '../../search/search-rename.table.ts';
import { businessData, regions, tagInfos } from '../dictionary.table.ts';
import { enterFixedEntries, fixedEntries } from './fixed-entries.ts';
import { enterStandardEntries } from './standard-entries.ts';

const entriesCall = 'GET /api/baseInfoManage/dictionary/queryEntries';
const save = 'POST /api/baseInfoManage/dictionary/save';
const operate = 'POST /api/baseInfoManage/dictionary/operate';
const sort = 'POST /api/baseInfoManage/dictionary/sort';
let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await openTestApp();
  token = await test.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
  await insertPolicy(test.db, { deptCodes: ['GREEN'] });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [businessData, tagInfos, regions]) await test.db.delete(table);
  await test.db.insert(businessData).values([
    { type: 'POLICY_DEPT', code: 'GREEN', name: '绿色发展处', sort: 10 },
    { type: 'POLICY_DEPT', code: 'TAX', name: '税务处', sort: 20 },
    { type: 'POLICY_KIND', code: 'TAX', name: '税费', sort: 10 },
  ]);
  await test.db.insert(tagInfos).values({ tagId: 'rose', name: '月季', group: '品类' });
  await test.db.insert(regions).values([
    { regionId: 'YX', parentId: null, name: '云岫区', kind: '行政区', sort: 10 },
    { regionId: 'YX-HX', parentId: 'YX', name: '核心片区', kind: '片区', sort: 20 },
  ]);
});

const entries = async (list: string) => (await test.call(entriesCall, { list }, token)).data;
const codeOf = async (answer: ReturnType<TestApp['call']>) => (await answer).header.retCode;

it('lists every dictionary in a fixed order', async () => {
  const { data } = await test.call('GET /api/baseInfoManage/dictionary/queryLists', {}, token);
  expect(data.slice(0, 2).map(({ name }) => name)).toEqual(['内容标签', '行政区与片区']);
  expect(data).toContainEqual({ list: 'POLICY_DEPT', name: '主管部门', fixed: false, entries: 2 });
  expect(data).toContainEqual({ list: 'POLICY_KIND', name: '政策类别', fixed: true, entries: 1 });
});

it('hides lists that nothing reads yet', async () => {
  await test.db.insert(businessData).values({ type: 'VENUE_KIND', code: 'HALL', name: '展厅' });
  const { data } = await test.call('GET /api/baseInfoManage/dictionary/queryLists', {}, token);
  expect(data.map(({ list }) => list)).not.toContain('VENUE_KIND');
  expect(data.map(({ list }) => list)).toContain('REJECT_REASON');
});

it('shows which entries are used and which actions are allowed', async () => {
  expect(await entries('POLICY_DEPT')).toMatchObject([
    { code: 'GREEN', used: true, actions: ['shield', 'merge'] },
    { code: 'TAX', used: false, actions: ['shield', 'merge', 'remove'] },
  ]);
  expect(await entries('POLICY_KIND')).toMatchObject([{ code: 'TAX', actions: [] }]);
  expect(await entries('REGION')).toMatchObject([
    { code: 'YX', used: true, group: '行政区' },
    { code: 'YX-HX', used: false, parentCode: 'YX' },
  ]);
  expect(await codeOf(test.call(entriesCall, { list: 'NO_SUCH' }, token))).toBe(retCodes.NOT_FOUND);
});

describe('save', () => {
  it('appends the entry, which is available at once', async () => {
    const data = { name: '花卉处' };
    expect((await test.call(save, { list: 'POLICY_DEPT', code: 'FLORA', data }, token)).data).toEqual({
      version: 1,
    });
    const offered = await test.call('GET /api/baseData/bussinessData/queryList', { type: 'POLICY_DEPT' });
    expect(offered.data.map(({ name }) => name)).toEqual(['绿色发展处', '税务处', '花卉处']);
  });

  it('renames entries, also in lists with fixed codes', async () => {
    const input = { list: 'POLICY_KIND', code: 'TAX', version: 1, data: { name: '税费减免' } };
    expect((await test.call(save, input, token)).data).toEqual({ version: 2 });
    expect(await codeOf(test.call(save, input, token))).toBe(retCodes.VERSION_CONFLICT);
  });

  it('notifies the search only when the name changes', async () => {
    const input = { list: 'TAG', code: 'rose', data: { name: '月季', group: '花材' } };
    await test.call(save, { ...input, version: 1 }, token);
    expect(await test.db.$count(searchRenames)).toBe(0);
    await test.call(save, { ...input, version: 2, data: { ...input.data, name: '玫瑰' } }, token);
    expect(await test.db.select().from(searchRenames)).toMatchObject([{ list: 'TAG', code: 'rose' }]);
  });

  it.each([
    [{ list: 'POLICY_DEPT', code: 'TAX', data: { name: '新' } }, { code: '代码已存在' }],
    [{ list: 'POLICY_DEPT', code: 'NEW', data: { name: '税务处' } }, { 'data.name': '已有同名的项' }],
    [{ list: 'TAG', code: 'lily', data: { name: '百合' } }, { 'data.group': '请输入分组' }],
    [{ list: 'REGION', code: 'north', data: { name: '北区' } }, { 'data.group': '请输入类型' }],
    [
      { list: 'REGION', code: 'YX', version: 1, data: { name: '云岫', group: '区', parentCode: 'YX-HX' } },
      { 'data.parentCode': '上级不能是自己或自己的下级' },
    ],
  ])('refuses %o', async (input, fields) => {
    const answer = await test.call(save, input, token);
    expect(answer).toMatchObject({ header: { retCode: retCodes.FIELD_REFUSED }, data: { fields } });
  });

  it('refuses an invalid code, a new code in a fixed list, and an unknown entry', async () => {
    const data = { name: '新' };
    expect(await codeOf(test.call(save, { list: 'POLICY_DEPT', code: '1 x', data }, token))).toBe(
      retCodes.PARAMETER_INVALID,
    );
    expect(await codeOf(test.call(save, { list: 'POLICY_KIND', code: 'NEW', data }, token))).toBe(
      retCodes.TRANSITION_REFUSED,
    );
    expect(await codeOf(test.call(save, { list: 'TAG', code: 'x', version: 1, data }, token))).toBe(
      retCodes.NOT_FOUND,
    );
  });
});

describe('operate', () => {
  const act = (list: string, code: string, event: string, version = 1) =>
    codeOf(test.call(operate, { list, code, event, version }, token));

  it('hides an entry from selection and shows it again', async () => {
    expect(await act('REGION', 'YX-HX', 'shield')).toBe(retCodes.SUCCESS);
    const offered = await test.call('GET /api/baseInfoManage/regionManage/queryList', {});
    expect(offered.data.map(({ regionId }) => regionId)).toEqual(['YX']);
    expect(await act('REGION', 'YX-HX', 'shield', 2)).toBe(retCodes.TRANSITION_REFUSED);
    expect(await act('REGION', 'YX-HX', 'unshield', 2)).toBe(retCodes.SUCCESS);
  });

  it('removes only unused entries', async () => {
    expect(await act('POLICY_DEPT', 'GREEN', 'remove')).toBe(retCodes.TRANSITION_REFUSED);
    expect(await act('REGION', 'YX', 'remove')).toBe(retCodes.TRANSITION_REFUSED);
    expect(await act('POLICY_DEPT', 'TAX', 'remove')).toBe(retCodes.SUCCESS);
    expect(await act('POLICY_DEPT', 'TAX', 'remove')).toBe(retCodes.NOT_FOUND);
    expect(await act('TAG', 'rose', 'remove', 9)).toBe(retCodes.VERSION_CONFLICT);
    const logged = await test.db.select().from(operLogs).where(eq(operLogs.entityId, 'POLICY_DEPT/TAX'));
    expect(logged.map(({ event }) => event)).toEqual(['businessData.remove']);
  });
});

describe('sort', () => {
  it('reorders a list', async () => {
    const data = { codes: ['TAX', 'GREEN'] };
    expect(await codeOf(test.call(sort, { list: 'POLICY_DEPT', data }, token))).toBe(retCodes.SUCCESS);
    expect((await entries('POLICY_DEPT')).map(({ code }) => code)).toEqual(['TAX', 'GREEN']);
  });

  it.each([[['TAX']], [['TAX', 'TAX']], [['TAX', 'GREEN', 'NEW']]])('refuses %o', async (codes) => {
    expect(await codeOf(test.call(sort, { list: 'POLICY_DEPT', data: { codes } }, token))).toBe(
      retCodes.VERSION_CONFLICT,
    );
  });
});

describe('fixed codes', () => {
  it('exist in every database and keep their edited names', async () => {
    const input = { list: 'POLICY_KIND', code: 'TAX', version: 1, data: { name: '税费减免' } };
    await test.call(save, input, token);
    for (const _start of ['first', 'second']) await enterFixedEntries(test.db);
    expect((await entries('POLICY_KIND')).map(({ code }) => code).sort()).toEqual([...policyKinds].sort());
    expect(await entries('POLICY_KIND')).toContainEqual(
      expect.objectContaining({ code: 'TAX', name: '税费减免' }),
    );
    expect(await entries('CHAIN_STAGE')).toHaveLength(chainStages.length);
  });

  it.each([
    ['CHAIN_STAGE', chainStages],
    ['POLICY_LEVEL', policyLevels],
    ['POLICY_KIND', policyKinds],
  ] as const)('are those of the contract: %s', (list, codes) => {
    expect(fixedEntries[list].map(({ code }) => code).sort()).toEqual([...codes].sort());
  });
});

it('seeds the kinds of enterprise once and keeps what a park has changed', async () => {
  await enterStandardEntries(test.db);
  const [first, ...others] = await entries('ENTERPRISE_PROPERTS');
  expect(first).toMatchObject({ code: 'LLC', name: '有限责任公司' });
  await test.db.delete(businessData).where(eq(businessData.code, 'LLC'));
  await enterStandardEntries(test.db);
  expect(await entries('ENTERPRISE_PROPERTS')).toEqual(others);
});

it('is restricted to administrators', async () => {
  const other = await test.logIn({ userType: '900', operatorRoles: ['OP_POLICY'] });
  expect(await codeOf(test.call(entriesCall, { list: 'TAG' }, other))).toBe(retCodes.SECURITY_STOP);
  expect(await codeOf(test.call(operate, { list: 'TAG' }))).toBe(retCodes.NOT_LOGGED_IN);
});
