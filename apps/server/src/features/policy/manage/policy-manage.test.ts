import type { PolicyContent } from '@portal/contract/policy/content';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { readSampleRows } from '../../../platform/xlsx/testing/sample-sheets.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { businessData } from '../../dictionary/dictionary.table.ts';
import { insertEnterprise } from '../../enterprise/testing/insert-enterprise.ts';
import { policies } from '../policy.table.ts';
import { insertDeclareItem, insertPolicy } from '../testing/insert-policy.ts';
import { entered, openOfficers } from '../testing/officers.ts';

const list = 'GET /api/policyManage/policy/queryManageList';
const detail = 'GET /api/policyManage/policy/queryManageDetail';
const save = 'POST /api/policyManage/policy/save';
const operate = 'POST /api/policyManage/policy/operate';
const shown = 'GET /api/policyManage/policy/queryDetail';
let test: TestApp;
let officers: Awaited<ReturnType<typeof openOfficers>>;
let token: string;

beforeAll(async () => {
  test = await openTestApp();
  officers = await openOfficers(test);
  token = officers.author.token;
});
afterAll(() => test.close());

const content = (given: Partial<PolicyContent> = {}): Record<string, unknown> => ({ ...entered, ...given });

const codeOf = async (answer: ReturnType<TestApp['call']>) => (await answer).header.retCode;
const enter = async (given: Partial<PolicyContent> = {}) =>
  (await test.call(save, { data: content(given) }, token)).data.policyId;

describe('save', () => {
  it('creates a draft with sanitised content that only officers see', async () => {
    const originalBody = `${entered.originalBody}<script>alert(1)</script>`;
    const id = await enter({ originalBody });
    const { data } = await test.call(detail, { id }, token);
    expect(data).toMatchObject({ status: 'DRAFT', version: 1, actions: ['save', 'submit', 'trash'] });
    expect(data.data.originalBody).toBe('<p>第一条　为建设冷链，制定本办法。</p>');
    expect(data.data.conditions[0]?.ruleId).toMatch(/^R-/);
    expect(await codeOf(test.call(shown, { id }))).toBe(retCodes.NOT_FOUND);
  });

  it('writes the working copy of a public policy and keeps condition ids', async () => {
    const id = await insertPolicy(test.db, {
      conditions: [{ ruleId: 'P1-R1', text: '旧', kind: 'MANUAL', required: true, dataSource: 'MANUAL' }],
    });
    expect(await codeOf(test.call(save, { id, version: 1, data: content() }, token))).toBe(
      retCodes.TRANSITION_REFUSED,
    );
    await officers.operate(id, 'edit');
    const conditions = [{ ruleId: 'P1-R1', kind: 'MANUAL', text: '现场核实', required: true }];
    const given = content({ conditions } as Partial<PolicyContent>);
    const answer = await test.call(save, { id, version: 2, data: given }, token);
    expect(answer.data).toEqual({ policyId: id, version: 3 });
    expect((await test.call(shown, { id })).data.title).toBe('设施花卉节能改造补助细则');
    expect((await officers.read(id)).data).toMatchObject({
      title: '花卉冷链补助办法',
      conditions: [{ ruleId: 'P1-R1', text: '现场核实' }],
    });
    const entries = await test.db.select().from(operLogs).where(eq(operLogs.entityId, id));
    expect(entries.find(({ event }) => event === 'policy.save')).toMatchObject({
      before: { title: '设施花卉节能改造补助细则' },
    });
    expect(await codeOf(test.call(save, { id, version: 2, data: given }, token))).toBe(
      retCodes.VERSION_CONFLICT,
    );
  });

  it('refuses to change a repealed policy', async () => {
    const id = await insertPolicy(test.db, { status: 'REPEALED' });
    expect(await codeOf(test.call(save, { id, version: 1, data: content() }, token))).toBe(
      retCodes.TRANSITION_REFUSED,
    );
    expect(await codeOf(test.call(save, { id: ulid(), version: 1, data: content() }, token))).toBe(
      retCodes.NOT_FOUND,
    );
  });

  const rule = (field: string, op: string, value: unknown) => ({
    conditions: [{ kind: 'AUTO', text: '条件', required: true, field, op, value }] as never,
  });

  it.each<[Partial<PolicyContent>, Record<string, string>]>([
    [{ title: '短' }, { 'data.title': '标题为 2 到 120 个字' }],
    [{ effectiveTo: '2026-11-09' }, { 'data.effectiveTo': '失效日期不能早于生效日期' }],
    [{ amountMinFen: 20_000_000 }, { 'data.amountMaxFen': '上限不能小于下限' }],
    [{ contactPhone: '12' }, { 'data.contactPhone': '请输入正确格式的手机号或座机号码' }],
    [{ calc: '（研发投入÷1万元）×' }, { 'data.calc': '公式无法识别，请检查指标名称、括号和逗号' }],
    [{ calc: 'process.exit()' }, { 'data.calc': '公式无法识别，请检查指标名称、括号和逗号' }],
    [{ deptCodes: ['NONE'] }, { 'data.deptCodes': '所选项已不存在，请重新选择' }],
    [{ coverFileId: ulid() }, { 'data.coverFileId': '图片不存在或不能公开，请重新上传' }],
    [rule('scale', 'ge', 1), { 'data.conditions.0.op': '该指标不能这样比较' }],
    [rule('scale', 'in', []), { 'data.conditions.0.value': '请至少选择一项' }],
    [rule('registeredYears', 'ge', '1'), { 'data.conditions.0.value': '请输入数字' }],
    [rule('registeredYears', 'between', [3, 1]), { 'data.conditions.0.value': '上限不能小于下限' }],
    [rule('passwordHash', 'eq', 'x'), { 'data.conditions.0.field': '请选择指标' }],
  ])('refuses %o', async (given, fields) => {
    const answer = await test.call(save, { data: content(given) }, token);
    expect(answer.data).toMatchObject({ fields });
  });
});

describe('operate', () => {
  it('publishes on approval, withdraws with a reason and republishes; search follows', async () => {
    const id = await officers.publish({ title: '苗木保险补贴办法' });
    const find = async () =>
      (await test.call('GET /api/searchManage/search/queryList', { keyword: '苗木保险' })).data.total;
    expect(await find()).toBe(1);
    expect((await test.call(shown, { id })).data.calcFields).toEqual(['rd']);
    const silent = await officers.operate(id, 'withdraw');
    expect(silent.data).toMatchObject({ fields: { 'data.reason': '请填写原因' } });
    expect((await officers.operate(id, 'withdraw', { reason: '文号有误' })).data.status).toBe('WITHDRAWN');
    expect(await find()).toBe(0);
    await officers.operate(id, 'edit');
    await officers.operate(id, 'submit');
    await officers.operate(id, 'approve', { token: officers.chief.token });
    expect(await find()).toBe(1);
  });

  it('the page stays, the calculator goes', async () => {
    const id = await insertPolicy(test.db);
    const early = await officers.operate(id, 'repeal', { reason: '被新办法取代', repealedAt: '2026-11-22' });
    expect(early.data).toMatchObject({ fields: { 'data.repealedAt': '废止日期不能晚于今天' } });
    await officers.operate(id, 'repeal', { reason: '被新办法取代' });
    const { data } = await test.call(shown, { id });
    expect(data).toMatchObject({ state: 'REPEALED', repealedAt: '2026-11-21', calcFields: [] });
    const calculated = test.call('GET /api/policyManage/policy/calculate', { id, revenue: 1 });
    expect(await codeOf(calculated)).toBe(retCodes.NOT_FOUND);
  });

  it('refuses to submit a policy without its texts', async () => {
    const id = await enter({ interpretation: '<p> </p>' });
    expect((await officers.operate(id, 'submit')).data).toMatchObject({
      fields: { 'data.interpretation': '请先填写政策解读' },
    });
  });

  it('refuses a stale version and an unknown policy', async () => {
    const id = await insertPolicy(test.db);
    const edit = (at: object) => codeOf(test.call(operate, { id, event: 'edit', version: 1, ...at }, token));
    expect(await edit({ version: 9 })).toBe(retCodes.VERSION_CONFLICT);
    expect(await edit({ id: ulid() })).toBe(retCodes.NOT_FOUND);
    expect(await edit({ event: 'save' })).toBe(retCodes.PARAMETER_INVALID);
  });
});

describe('queryManageList', () => {
  it('lists every state, can be filtered, and counts items', async () => {
    const id = await insertPolicy(test.db, { title: '独一份 100% 支持', status: 'DRAFT' });
    await insertDeclareItem(test.db, { policyId: id });
    const { data } = await test.call(list, { keyword: '100%', status: 'DRAFT' }, token);
    expect(data.rows).toMatchObject([{ policyId: id, items: 1, statusLabel: '草稿' }]);
    expect(data.total).toBe(1);
    expect((await test.call(list, { status: 'NEW' }, token)).header.retCode).toBe(retCodes.PARAMETER_INVALID);
    const [policy] = await test.db.select().from(policies).where(eq(policies.id, id));
    await test.db
      .insert(businessData)
      .values({ type: 'POLICY_LEVEL', code: policy?.level ?? '', name: '园区级' })
      .onConflictDoUpdate({ target: [businessData.type, businessData.code], set: { name: '园区级' } });
    const file = await test.app.inject({
      url: `/api/policyManage/policy/export?keyword=${encodeURIComponent('100%')}`,
      headers: { token },
    });
    expect(file.headers['content-type']).toContain('spreadsheetml');
    const [, first] = await readSampleRows(file.rawPayload);
    expect(first?.slice(2, 4)).toEqual(['园区级', policy?.kind]);
  });
});

describe('trying conditions with an enterprise', () => {
  const attempt = 'POST /api/policyManage/policy/tryRules';
  const conditions = [
    { kind: 'AUTO', text: '登记满一年', required: true, field: 'registeredYears', op: 'ge', value: 1 },
    {
      kind: 'AUTO',
      text: '种植',
      required: true,
      field: 'chainStages',
      op: 'containsAny',
      value: ['GROW'],
    },
    { kind: 'MANUAL', text: '承诺', required: true },
  ];

  it('judges each condition', async () => {
    const enterpriseId = await insertEnterprise(test.db, {
      name: '试一试花卉（演示）',
      chainStages: ['GROW'],
      registeredOn: '2020-01-01',
      annual: [{ year: 2025, revenueFen: 1_000_000_00, taxFen: 0, rdFen: 500_000_00, staff: 9 }],
    });
    const found = await test.call(
      'GET /api/policyManage/policy/queryEnterprises',
      { keyword: '试一试' },
      token,
    );
    expect(found.data).toEqual([{ enterpriseId, name: '试一试花卉（演示）' }]);
    const data = { conditions, calc: '取小（研发投入×10%，4万元）' };
    const answer = await test.call(attempt, { enterpriseId, data }, token);
    expect(answer.data).toMatchObject({
      results: [
        { result: 'MET', has: '6 年' },
        { result: 'MET', has: '种植生产' },
        { result: 'MANUAL', has: '' },
      ],
      metPercent: 100,
      grade: 'HIGH',
      missing: [],
      amount: { amountFen: 4_000_000, limitedBy: 'CAP' },
    });
  });

  it('refuses an enterprise that is not admitted', async () => {
    const enterpriseId = await insertEnterprise(test.db, { name: '未入驻（演示）', entryStatus: 'PENDING' });
    const data = { conditions, calc: '' };
    expect(await codeOf(test.call(attempt, { enterpriseId, data }, token))).toBe(retCodes.NOT_FOUND);
  });
});

it('previews an amount', async () => {
  const preview = (data: Record<string, unknown>) =>
    test.call('POST /api/policyManage/policy/previewAmount', { data }, token);
  expect((await preview({ calc: '职工人数×1000元' })).data).toEqual({ fields: ['staff'], amount: null });
  const { data } = await preview({ calc: '职工人数×1000元', figures: { staff: 3 } });
  expect(data.amount).toMatchObject({ amountFen: 300_000, calculation: '3 × 1,000' });
  expect((await preview({ calc: '1元/职工人数', figures: { staff: 0 } })).data).toMatchObject({
    fields: { 'data.calc': '用这些数据算不出结果，请检查除数' },
  });
});

it('is writable by policy officers and readable by administrators too', async () => {
  const admin = await test.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
  const id = await insertPolicy(test.db);
  expect((await test.call(detail, { id }, admin)).data.actions).toEqual([]);
  expect(await codeOf(test.call(save, { data: content() }, admin))).toBe(retCodes.RIGHT_MISSING);
  expect(await codeOf(test.call(detail, { id: ulid() }, admin))).toBe(retCodes.NOT_FOUND);
  expect(await codeOf(test.call(list, {}))).toBe(retCodes.NOT_LOGGED_IN);
});
