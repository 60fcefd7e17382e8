import type { DeclareItemContent } from '@portal/contract/policy/declare-item-manage';
import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertDeclareItem, insertPolicy } from '../testing/insert-policy.ts';

const list = 'GET /api/policyManage/declareItem/queryManageList';
const detail = 'GET /api/policyManage/declareItem/queryManageDetail';
const save = 'POST /api/policyManage/declareItem/save';
const operate = 'POST /api/policyManage/declareItem/operate';
const remove = 'POST /api/policyManage/declareItem/delete';
let test: TestApp;
let token: string;
let policyId: string;

beforeAll(async () => {
  test = await openTestApp();
  token = await test.logIn({ userType: '900', operatorRoles: ['OP_POLICY'] });
  policyId = await insertPolicy(test.db);
});
afterAll(() => test.close());

const content = (given: Partial<DeclareItemContent> = {}): Record<string, unknown> => ({
  policyId,
  title: '2027年度节能改造申报',
  description: '先改后补。',
  windowFrom: '2026-12-01',
  windowTo: '2026-12-31',
  quota: 30,
  budgetFen: 600_000_000,
  oncePerYear: true,
  publicityDays: 7,
  formSchema: [
    { code: 'area', label: '面积', type: 'number', required: true, unit: '平方米' },
    { code: 'power', label: '动力', type: 'select', required: false, options: ['新能源', '燃油'] },
  ],
  materials: [{ code: 'PLAN', name: '方案', required: true, reusable: false, templateFileId: null }],
  steps: [{ name: '受理', deptRole: 'OP_POLICY', days: 2 }],
  ...given,
});

const enter = async (given: Partial<DeclareItemContent> = {}) =>
  (await test.call(save, { data: content(given) }, token)).data.itemId;
const codeOf = async (answer: ReturnType<TestApp['call']>) => (await answer).header.retCode;

describe('announcing an item', () => {
  it('shows it to visitors once its policy is published', async () => {
    const id = await enter();
    const { data } = await test.call(detail, { id }, token);
    expect(data).toMatchObject({
      state: 'DRAFT',
      version: 1,
      actions: ['save', 'delete', 'announce'],
      data: { formSchema: [{ code: 'area', unit: '平方米' }, { options: ['新能源', '燃油'] }] },
    });
    const announced = await test.call(operate, { id, event: 'announce', version: 1 }, token);
    expect(announced.data).toEqual({
      state: 'COMING',
      version: 2,
      actions: ['save', 'open', 'retract'],
    });
    const shown = await test.call('GET /api/policyManage/declareItem/queryDetail', { id });
    expect(shown.data).toMatchObject({ state: 'COMING', formFields: [{ label: '面积' }, {}] });
  });

  it('is refused for a draft policy and after the last day', async () => {
    const draft = await insertPolicy(test.db, { status: 'DRAFT' });
    const hidden = await enter({ policyId: draft });
    const refused = await test.call(operate, { id: hidden, event: 'announce', version: 1 }, token);
    expect(refused.header).toMatchObject({
      retCode: retCodes.TRANSITION_REFUSED,
      retMsg: '请先发布所属政策',
    });
    const late = await enter({ windowFrom: '2026-10-01', windowTo: '2026-11-20' });
    expect((await test.call(operate, { id: late, event: 'announce', version: 1 }, token)).data).toMatchObject(
      {
        fields: { 'data.windowTo': '申报窗口已经结束' },
      },
    );
  });

  it('follows the calendar: an item that opened by date can be closed, an expired one reviewed', async () => {
    const begun = await insertDeclareItem(test.db, { policyId, status: 'COMING' });
    const closed = await test.call(operate, { id: begun, event: 'close', version: 1 }, token);
    expect(closed.data).toMatchObject({ state: 'CLOSED', actions: ['review'] });
    const over = await insertDeclareItem(test.db, { policyId, windowTo: '2026-11-20' });
    const reviewed = await test.call(operate, { id: over, event: 'review', version: 1 }, token);
    expect(reviewed.data.state).toBe('REVIEWING');
  });
});

describe('delete', () => {
  it('removes a draft permanently', async () => {
    const id = await enter();
    expect((await test.call(remove, { id, version: 1 }, token)).data).toEqual({ done: true });
    expect(await codeOf(test.call(detail, { id }, token))).toBe(retCodes.NOT_FOUND);
    expect(await codeOf(test.call(remove, { id, version: 1 }, token))).toBe(retCodes.NOT_FOUND);
  });

  it('refuses an announced item and a stale version', async () => {
    const id = await enter();
    await test.call(operate, { id, event: 'announce', version: 1 }, token);
    expect(await codeOf(test.call(remove, { id, version: 1 }, token))).toBe(retCodes.VERSION_CONFLICT);
    expect(await codeOf(test.call(remove, { id, version: 2 }, token))).toBe(retCodes.TRANSITION_REFUSED);
  });
});

describe('save', () => {
  it('allows harmless changes while the window is open', async () => {
    const id = await enter({ windowFrom: '2026-11-01', windowTo: '2026-11-30' });
    await test.call(operate, { id, event: 'announce', version: 1 }, token);
    const saveOpen = (given: Partial<DeclareItemContent>, version: number) =>
      test.call(
        save,
        { id, version, data: content({ windowFrom: '2026-11-01', windowTo: '2026-11-30', ...given }) },
        token,
      );
    expect((await saveOpen({ windowTo: '2026-12-05', quota: 40 }, 2)).data).toEqual({
      itemId: id,
      version: 3,
    });
    expect((await saveOpen({ windowTo: '2026-11-25', materials: [], title: '改名' }, 3)).data).toMatchObject({
      fields: {
        'data.title': '申报开放后不能修改',
        'data.materials': '申报开放后不能修改',
        'data.windowTo': '申报开放后只能延长截止日期',
      },
    });
    await test.call(operate, { id, event: 'close', version: 3 }, token);
    expect((await saveOpen({}, 4)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('accepts only a publicly downloadable form', async () => {
    const insertFile = async (visibility: 'public' | 'owner') => {
      const fileId = ulid();
      await test.db.insert(fileGroups).values({ id: fileId, purpose: 'declareTemplate', visibility });
      await test.db.insert(fileItems).values({
        fileId,
        index: 0,
        name: '方案.docx',
        mime: 'application/x',
        bytes: 1,
        sha256: '',
        storageKey: 'x',
      });
      return fileId;
    };
    const withForm = (templateFileId: string) => ({
      materials: [{ code: 'PLAN', name: '方案', required: true, reusable: false, templateFileId }],
    });
    const open = await insertFile('public');
    const id = await enter(withForm(open));
    expect((await test.call(detail, { id }, token)).data.templates).toMatchObject([{ fileId: open }]);
    for (const fileId of [await insertFile('owner'), ulid()]) {
      const { data } = await test.call(save, { data: content(withForm(fileId)) }, token);
      expect(data).toHaveProperty(['fields', 'data.materials.0.templateFileId']);
    }
  });

  const field = (given: object) => ({
    formSchema: [{ code: 'a', label: '甲', type: 'text', required: true, ...given }] as never,
  });

  it.each<[Partial<DeclareItemContent>, Record<string, string>]>([
    [{ windowTo: '2026-11-30' }, { 'data.windowTo': '截止日期不能早于开始日期' }],
    [{ publicityDays: 4 }, { 'data.publicityDays': '公示天数为 5 到 60 的整数' }],
    [{ quota: 0 }, { 'data.quota': '名额为 1 到 100000 的整数' }],
    [{ formSchema: [] }, { 'data.formSchema': '表单至少一个字段' }],
    [{ steps: [] }, { 'data.steps': '至少一个环节' }],
    [{ policyId: '' }, { 'data.policyId': '请选择所属政策' }],
    [{ policyId: ulid() }, { 'data.policyId': '政策不存在，请重新选择' }],
    [field({ type: 'select', options: ['甲'] }), { 'data.formSchema.0.options': '至少两个选项' }],
    [field({ minLength: 9, maxLength: 3 }), { 'data.formSchema.0.maxLength': '最多字数不能小于最少字数' }],
    [field({ code: '1' }), { 'data.formSchema.0.code': '代码以字母开头，只含字母、数字和下划线' }],
  ])('refuses %o', async (given, fields) => {
    expect((await test.call(save, { data: content(given) }, token)).data).toMatchObject({ fields });
  });

  it('refuses duplicate codes, a stale version and an unknown item', async () => {
    const one = { code: 'a', label: '甲', type: 'text', required: true };
    const twice = await test.call(save, { data: content({ formSchema: [one, one] as never }) }, token);
    expect(twice.data).toMatchObject({ fields: { 'data.formSchema.1.code': '代码不能重复' } });
    const id = await enter();
    expect(await codeOf(test.call(save, { id, version: 3, data: content() }, token))).toBe(
      retCodes.VERSION_CONFLICT,
    );
    expect(await codeOf(test.call(save, { id: ulid(), version: 1, data: content() }, token))).toBe(
      retCodes.NOT_FOUND,
    );
  });
});

it('lists items by today’s state and exports the same rows', async () => {
  const title = '独一项';
  const begun = await insertDeclareItem(test.db, { policyId, title, status: 'COMING' });
  await insertDeclareItem(test.db, { policyId, title, status: 'DRAFT' });
  const { data } = await test.call(list, { keyword: title, state: 'OPEN' }, token);
  expect(data.rows).toMatchObject([{ itemId: begun, state: 'OPEN', stateLabel: '申报中' }]);
  expect((await test.call(list, { policyId, keyword: title }, token)).data.total).toBe(2);
  const file = await test.app.inject({ url: '/api/policyManage/declareItem/export', headers: { token } });
  expect(file.headers['content-type']).toContain('spreadsheetml');
});

it('is writable by policy officers and readable by administrators too', async () => {
  const admin = await test.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
  const id = await enter();
  expect((await test.call(detail, { id }, admin)).data.actions).toEqual([]);
  expect(await codeOf(test.call(save, { data: content() }, admin))).toBe(retCodes.RIGHT_MISSING);
  expect(await codeOf(test.call(operate, { id, event: 'announce', version: 1 }, admin))).toBe(
    retCodes.RIGHT_MISSING,
  );
  expect(await codeOf(test.call(detail, { id: ulid() }, token))).toBe(retCodes.NOT_FOUND);
  expect(await codeOf(test.call(list, {}))).toBe(retCodes.NOT_LOGGED_IN);
});
