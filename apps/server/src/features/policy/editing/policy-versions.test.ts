import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { messages } from '../../message/message.table.ts';
import { policies } from '../policy.table.ts';
import { insertDeclareItem, insertPolicy } from '../testing/insert-policy.ts';
import { entered, openOfficers } from '../testing/officers.ts';
import { emptyPolicyTrash } from './empty-policy-trash.ts';

let portal: TestApp;
let officers: Awaited<ReturnType<typeof openOfficers>>;

beforeAll(async () => {
  portal = await openTestApp();
  officers = await openOfficers(portal);
});
afterAll(() => portal.close());

const clock = { now: () => testNow };
const readPublic = async (id: string) => portal.call('GET /api/policyManage/policy/queryDetail', { id });
const difference = async (id: string, query: object = {}) =>
  (await portal.call('GET /api/policyManage/policy/queryDifference', { id, ...query }, officers.chief.token))
    .data;
const versionsOf = async (id: string) =>
  (await portal.call('GET /api/policyManage/policy/queryVersionList', { id }, officers.author.token)).data;

describe('editing a published policy', () => {
  it('keeps the published text until another officer approves the change', async () => {
    const id = await officers.publish();
    expect((await officers.read(id)).actions).toEqual(['edit', 'repeal', 'withdraw']);
    await officers.operate(id, 'edit');
    const { data, version } = await officers.read(id);
    const [first, second] = data.conditions;
    const conditions = [
      { ...first, value: 3, text: '登记满三年' },
      { kind: 'AUTO', text: '小微企业', required: true, field: 'scale', op: 'in', value: ['小', '微'] },
    ];
    const changed = { ...data, conditions, amountMaxFen: 20_000_000, calc: '研发投入×20%' };
    await officers.save({ ...changed, plainSummary: '买冷藏车补两成。' }, { id, version });
    expect((await readPublic(id)).data).toMatchObject({
      plainSummary: '买冷藏车补一成。',
      amount: { maxFen: 10_000_000 },
    });
    const calculate = (at: object = {}) =>
      portal.call('GET /api/policyManage/policy/calculate', { id, rd: 10, ...at });
    expect((await calculate()).data.amountFen).toBe(1_000_000);

    const found = await difference(id);
    expect(found.values).toEqual([]);
    expect(found.amounts).toEqual([{ field: 'amountMaxFen', from: 10_000_000, to: 20_000_000 }]);
    expect(found.conditions).toMatchObject([
      { from: { text: '登记满一年', value: 1 }, to: { text: '登记满三年', value: 3 } },
      { from: null, to: { field: 'scale', value: ['小', '微'] } },
      { from: { text: second?.text }, to: null },
    ]);
    expect(found.texts.map(({ field }) => field)).toEqual(['plainSummary', 'calc']);

    expect((await officers.operate(id, 'submit')).data).toMatchObject({ revision: 'PENDING' });
    const own = await officers.operate(id, 'approve');
    expect(own.header).toMatchObject({
      retCode: retCodes.RIGHT_MISSING,
      retMsg: '不能审核自己撰写的政策，请由另一位政策专员审核',
    });
    const work = await portal.call(
      'GET /api/workManage/todo/queryList',
      { kind: 'POLICY' },
      officers.chief.token,
    );
    expect(work.data.rows.find(({ refId }) => refId === id)).toMatchObject({ mayDecide: true });
    await officers.operate(id, 'approve', { token: officers.chief.token });
    expect((await readPublic(id)).data).toMatchObject({
      plainSummary: '买冷藏车补两成。',
      conditions: [{ text: '登记满三年' }, { text: '小微企业' }],
    });
    expect((await calculate()).data.amountFen).toBe(2_000_000);
  });

  it('keeps every approved version and can restore an old one', async () => {
    const id = await insertPolicy(portal.db, { deptCodes: ['GREEN'], title: '苗木保险补贴办法' });
    await officers.operate(id, 'edit');
    const { data, version } = await officers.read(id);
    await officers.save({ ...data, title: '苗木保险补助办法' }, { id, version });
    await officers.operate(id, 'submit');
    await officers.operate(id, 'approve', { token: officers.chief.token });
    const { rows } = await versionsOf(id);
    expect(rows.map(({ no, title }) => [no, title])).toEqual([
      [2, '苗木保险补助办法'],
      [1, '苗木保险补贴办法'],
    ]);
    expect(rows[0]).toMatchObject({ authorNames: ['陆知微'], approvedBy: '沈怀远' });
    const now = await officers.read(id);
    const restore = (at: object) =>
      portal.call(
        'POST /api/policyManage/policy/restoreVersion',
        { id, no: 1, version: now.version, ...at },
        officers.author.token,
      );
    expect((await restore({ version: 1 })).header.retCode).toBe(retCodes.VERSION_CONFLICT);
    expect((await restore({ no: 9 })).header.retCode).toBe(retCodes.NOT_FOUND);
    await restore({});
    expect(await officers.read(id)).toMatchObject({ revision: 'DRAFT', data: { title: '苗木保险补贴办法' } });
    expect((await readPublic(id)).data.title).toBe('苗木保险补助办法');
    expect((await difference(id, { from: 1 })).texts).toEqual([]);
    expect((await difference(id, { from: 9 })).texts).toBeUndefined();
    await officers.operate(id, 'submit');
    const later = { version: (await officers.read(id)).version };
    expect((await restore(later)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('notifies the author of a return, and shows visitors the reason for a withdrawal', async () => {
    const id = await officers.publish({ title: '温室改造补助办法' });
    await officers.operate(id, 'edit');
    await officers.operate(id, 'submit');
    const { token } = officers.chief;
    expect((await officers.operate(id, 'return', { token })).data).toMatchObject({
      fields: { 'data.reason': '请填写原因' },
    });
    await officers.operate(id, 'return', { token, reason: '金额与原文不符' });
    expect(await officers.read(id)).toMatchObject({ revision: 'DRAFT', returnReason: '金额与原文不符' });
    const notice = await portal.db.select().from(messages).where(eq(messages.userId, officers.author.userId));
    expect(notice).toContainEqual(
      expect.objectContaining({ eventCode: 'POLICY_RETURNED', link: `/manage/policy/${id}` }),
    );
    expect((await officers.operate(id, 'repeal', { reason: '过期' })).header.retCode).toBe(
      retCodes.TRANSITION_REFUSED,
    );
    await officers.operate(id, 'withdraw', { reason: '文号有误' });
    expect(await officers.read(id)).toMatchObject({ withdrawReason: '文号有误', revision: 'DRAFT' });
    const gone = await readPublic(id);
    expect(gone.header.retCode).toBe(retCodes.NOT_FOUND);
    expect(gone.data).toMatchObject({ withdrawn: { reason: '文号有误' } });
  });

  it('can be recalled only by its author', async () => {
    const { policyId } = (await officers.save()).data;
    await officers.operate(policyId, 'submit');
    const { token } = officers.chief;
    expect((await officers.operate(policyId, 'recall', { token })).header.retCode).toBe(
      retCodes.RIGHT_MISSING,
    );
    expect((await officers.operate(policyId, 'recall')).header.retCode).toBe('000000');
  });
});

describe('trash', () => {
  it('refuses policies with declaration items', async () => {
    const policyId = await insertPolicy(portal.db, { status: 'WITHDRAWN' });
    await insertDeclareItem(portal.db, { policyId });
    expect((await officers.operate(policyId, 'trash')).header.retMsg).toBe(
      '政策下还有申报事项，不能移入回收站',
    );
  });

  it('restores a policy as a draft, and deletes it after thirty days', async () => {
    const id = await officers.publish({ title: '蝴蝶兰出口补助办法' });
    await officers.operate(id, 'withdraw', { reason: '文号有误' });
    await officers.operate(id, 'trash');
    const list = async (status?: string) =>
      (
        await portal.call(
          'GET /api/policyManage/policy/queryManageList',
          { keyword: '蝴蝶兰出口', ...(status ? { status } : {}) },
          officers.author.token,
        )
      ).data.total;
    expect([await list(), await list('TRASH')]).toEqual([0, 1]);
    await officers.operate(id, 'restore');
    expect(await officers.read(id)).toMatchObject({ status: 'DRAFT', trashedAt: null, versionNo: 1 });
    expect(await list('DRAFT')).toBe(1);
    const { data, version } = await officers.read(id);
    await officers.save({ ...data, title: '盆花出口补助办法' }, { id, version });
    expect(await list('DRAFT')).toBe(0);
    await portal.call(
      'POST /api/policyManage/policy/restoreVersion',
      { id, no: 1, version: version + 1 },
      officers.author.token,
    );
    expect(await list('DRAFT')).toBe(1);
    await officers.operate(id, 'trash');
    await emptyPolicyTrash({ database: portal.database, clock });
    expect(await list('TRASH')).toBe(1);
    const longAgo = new Date(testNow.getTime() - 31 * 86_400_000);
    await portal.db.update(policies).set({ trashedAt: longAgo }).where(eq(policies.id, id));
    await emptyPolicyTrash({ database: portal.database, clock });
    expect(await list('TRASH')).toBe(0);
  });
});

describe('preview', () => {
  const preview = (id: string, token?: string) =>
    portal.call('POST /api/policyManage/policy/preview', { id }, token ?? officers.author.token);
  const show = (ticket: string) =>
    portal.call('GET /api/policyManage/policy/queryPreview', { preview: ticket });

  it('shows a working copy and its formula to anyone who has the link', async () => {
    const { policyId: id } = (await officers.save({ title: '试看的办法' })).data;
    const { url } = (await preview(id)).data;
    expect(url).toMatch(`/policy/policylist/${id}?preview=`);
    const ticket = url.split('preview=')[1] ?? '';
    expect((await show(ticket)).data).toMatchObject({
      policyId: id,
      title: '试看的办法',
      calcFields: ['rd'],
      departments: [{ code: 'GREEN', name: '绿色发展处' }],
      industryTags: [{ tagId: 'T_CUT', name: '鲜切花' }],
      conditions: [{ text: '登记满一年', dataSource: 'PROFILE' }, { dataSource: 'MANUAL' }],
    });
    const calculate = (at: object) =>
      portal.call('GET /api/policyManage/policy/calculate', { id, rd: 10, ...at });
    expect((await calculate({ preview: ticket })).data.amountFen).toBe(1_000_000);
    expect((await calculate({})).header.retCode).toBe(retCodes.NOT_FOUND);
    const other = await insertPolicy(portal.db);
    expect((await calculate({ id: other, preview: ticket })).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await show('x'.repeat(43))).header.retCode).not.toBe('000000');
  });

  it('is issued only for existing policies and to those who may read them', async () => {
    expect((await preview(ulid())).header.retCode).toBe(retCodes.NOT_FOUND);
    const editor = await portal.logIn({ userType: '900', operatorRoles: ['OP_CONTENT'] });
    expect((await preview(await insertPolicy(portal.db), editor)).header.retCode).toBe(
      retCodes.SECURITY_STOP,
    );
  });
});

it('logs each step with the published values', async () => {
  const id = await officers.publish({ title: '切花分级奖励办法' });
  const entries = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, id));
  expect(entries.map(({ event }) => event).sort()).toEqual([
    'policy.approve',
    'policy.create',
    'policy.submit',
  ]);
  const approved = entries.find(({ event }) => event === 'policy.approve');
  expect(approved?.after).toMatchObject({ status: 'PUBLISHED', amountMaxFen: entered.amountMaxFen });
});
