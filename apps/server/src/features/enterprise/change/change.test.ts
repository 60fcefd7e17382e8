import type { AdmissionState } from '@portal/contract/enterprise/admission';
import { type ChangeEvent, changeEvents, changeTransitions } from '@portal/contract/enterprise/change';
import { entryStatuses } from '@portal/contract/enterprise/public';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { cases } from '../../case/case.table.ts';
import { caseInWords } from '../../case/testing/case-in-words.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { nextAdmissionState } from '../admission/admission.policy.ts';
import { enterpriseAudits } from '../admission/enterprise-audit.table.ts';
import { insertLicence, nextCreditCode } from '../admission/testing/apply.ts';
import { enterprises } from '../enterprise.table.ts';
import { insertMember, insertOwned } from '../testing/insert-member.ts';

const query = 'GET /api/baseInfo/enterpriseInfo/queryProfile';
const submit = 'POST /api/baseInfo/enterpriseChange/submit';
const withdraw = 'POST /api/baseInfo/enterpriseChange/withdraw';
const operate = 'POST /api/baseInfo/enterpriseAudit/operate';
const shown = 'GET /api/baseInfo/enterpriseInfo/queryPublicDetail';

let portal: TestApp;
let own: Awaited<ReturnType<typeof insertOwned>>;
let licence: string;
let first: string;
let second: string;

async function auditorNamed(name: string) {
  const user = await insertUser(portal.db, { userType: '900', name, operatorRoles: ['OP_AUDIT'] });
  return portal.logIn({ userType: '900', userId: user.id, operatorRoles: ['OP_AUDIT'] });
}

beforeAll(async () => {
  portal = await openTestApp();
  first = await auditorNamed('陆知微');
  second = await auditorNamed('顾晚舟');
});
afterAll(() => portal.close());
beforeEach(async () => {
  own = await insertOwned(portal);
  licence = await insertLicence(portal.db, own.user.id);
});

let renamed = 0;
const nextName = () => `改名后${++renamed}（演示）`;
const submitWork = (data: object, version?: number, token = own.token) =>
  portal.call(submit, { ...(version === undefined ? {} : { version }), data }, token);
const decide = (token: string, id: string, event: string, version: number, data: object = {}) =>
  portal.call(operate, { id, event, version, data }, token);

const publicName = async () => (await portal.call(shown, { id: own.enterpriseId })).data.name;

test('a new name is returned, corrected, passed by two auditors, and only then public', async () => {
  const name = nextName();
  const { data } = await submitWork({ name, legalPerson: '沈听澜', licenseFileId: licence });
  expect(data).toMatchObject({
    state: 'PENDING',
    stateLabel: '待初审',
    actions: ['withdraw'],
    application: { name, licenseFileId: licence },
    before: { name: own.name, legalPerson: '沈听澜' },
  });
  const { auditId: id } = data;
  expect(Object.keys(data.application)).toEqual(['name', 'licenseFileId']);
  expect(await publicName()).toBe(own.name);

  await decide(first, id, 'return', data.version, { fieldNotes: { licenseFileId: '照片模糊' } });
  const returned = (await portal.call(query, {}, own.token)).data.change;
  expect(returned).toMatchObject({ state: 'RETURNED', fieldNotes: { licenseFileId: '照片模糊' } });
  const other = await submitWork({ name: nextName() }, returned?.version);
  expect(other.data).toEqual({ fields: { 'data.name': '该项未被退回，不能修改' } });
  const unchanged = await submitWork({ licenseFileId: licence }, returned?.version);
  expect(unchanged.data).toEqual({
    fields: { 'data.licenseFileId': '营业执照尚未更换。审核意见：照片模糊' },
  });
  const sharper = await insertLicence(portal.db, own.user.id);
  const again = await submitWork({ licenseFileId: sharper }, returned?.version);
  expect(again.data).toMatchObject({ state: 'PENDING', application: { name, licenseFileId: sharper } });

  const passed = await decide(first, id, 'pass', again.data.version);
  const twice = await decide(first, id, 'pass', passed.data.version);
  expect(twice.header.retCode).toBe(retCodes.RIGHT_MISSING);
  expect(await publicName()).toBe(own.name);
  expect((await decide(second, id, 'pass', passed.data.version)).data.state).toBe('PASSED');
  expect(await publicName()).toBe(name);
  const [row] = await portal.db.select().from(enterprises).where(eq(enterprises.id, own.enterpriseId));
  expect(row).toMatchObject({ entryStatus: 'PASSED', licenseFileId: sharper, version: 2, completeness: 8 });

  const sent = await portal.db.select().from(messages).where(eq(messages.userId, own.user.id));
  expect(sent.map(({ eventCode }) => eventCode).sort()).toEqual([
    'AUDIT_PASSED',
    'AUDIT_RETURNED',
    'AUDIT_STEP_PASSED',
    // Two submissions within ten minutes are merged into one message.
    'AUDIT_SUBMITTED',
  ]);
  const [details] = (await portal.db.select().from(cases).where(eq(cases.bizId, id))).map(caseInWords);
  expect(details).toMatchObject({ kind: 'CHANGE', statusText: '已通过', statusKind: 'DONE' });
  expect(JSON.stringify(details?.events)).not.toContain('陆知微');
  expect(details?.texts).toEqual(['提交审核', '初审退回修改：照片模糊', '提交审核', '初审通过', '终审通过']);
});

describe('a change', () => {
  it('must change something and include a licence that proves it', async () => {
    const same = await submitWork({ name: own.name });
    expect(same.data).toEqual({ fields: { 'data.name': '没有需要变更的内容' } });
    const message = '请上传营业执照（jpg、png、pdf，10MB以内）';
    const unproven = await submitWork({ name: nextName() });
    expect(unproven.data).toEqual({ fields: { 'data.licenseFileId': message } });
    const stranger = await insertOwned(portal);
    const foreign = await insertLicence(portal.db, stranger.user.id);
    const stolen = await submitWork({ name: nextName(), licenseFileId: foreign });
    expect(stolen.data).toEqual({ fields: { 'data.licenseFileId': message } });
  });

  it('refuses another enterprise’s name or credit code', async () => {
    const other = await insertOwned(portal);
    const byName = await submitWork({ name: other.name, licenseFileId: licence });
    expect(byName.data).toEqual({ fields: { 'data.name': '该企业名称已被使用' } });
    const byCode = await submitWork({ creditCode: other.creditCode, licenseFileId: licence });
    expect(byCode.data).toMatchObject({ reason: 'CREDIT_CODE_TAKEN' });
    const wrong = await submitWork({ creditCode: '91350100M000100Y4Z', licenseFileId: licence });
    expect(wrong.data).toEqual({ fields: { 'data.creditCode': '统一社会信用代码不正确' } });
  });

  it('cannot be passed once another enterprise has taken the name', async () => {
    const name = nextName();
    const { data } = await submitWork({ name, licenseFileId: licence });
    await insertOwned(portal, { name });
    const passed = await decide(first, data.auditId, 'pass', data.version);
    const last = await decide(second, data.auditId, 'pass', passed.data.version);
    expect(last.header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    expect(await publicName()).toBe(own.name);
  });

  it('allows only one open change per enterprise, even with concurrent submissions', async () => {
    const names = [nextName(), nextName()];
    const answers = await Promise.all(names.map((name) => submitWork({ name, licenseFileId: licence })));
    expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', '500409']);
  });

  it('refuses notes on fields it does not contain', async () => {
    const { data } = await submitWork({ name: nextName(), licenseFileId: licence });
    const notes = { fieldNotes: { address: '地址不符' } };
    const answer = await decide(first, data.auditId, 'return', data.version, notes);
    expect(answer.header.retCode).toBe(retCodes.FIELD_REFUSED);
  });

  it('can be withdrawn and resubmitted in the same case', async () => {
    const { data } = await submitWork({ name: nextName(), licenseFileId: licence });
    const returned = await decide(first, data.auditId, 'return', data.version, {
      opinion: '看不清',
      fieldNotes: { licenseFileId: '照片模糊' },
    });
    const back = await portal.call(withdraw, { id: data.auditId, version: returned.data.version }, own.token);
    expect(back.data).toMatchObject({ state: 'DRAFT', actions: ['submit'], dueAt: null });
    const stored = await portal.db.select().from(cases).where(eq(cases.bizId, data.auditId));
    const [ended] = stored.map(caseInWords);
    expect(ended).toMatchObject({ statusText: '已撤回', statusKind: 'ENDED' });
    expect(ended?.texts.slice(1)).toEqual(['初审退回修改：看不清；照片模糊', '取消送审']);
    const again = await submitWork(
      { creditCode: nextCreditCode(), licenseFileId: licence },
      back.data.version,
    );
    expect(again.data).toMatchObject({ auditId: data.auditId, state: 'PENDING' });
  });
});

describe('access', () => {
  it('is limited to the owner', async () => {
    const admin = await insertMember(portal, own.enterpriseId, 'ADMIN');
    const data = { name: nextName(), licenseFileId: licence };
    expect((await submitWork(data, undefined, admin.token)).header).toMatchObject({
      retCode: retCodes.RIGHT_MISSING,
      retMsg: '须由企业所有者办理',
    });
    const { data: mine } = await submitWork(data);
    const { auditId: id, version } = mine;
    const byAdmin = await portal.call(withdraw, { id, version }, admin.token);
    expect(byAdmin.header.retCode).toBe(retCodes.RIGHT_MISSING);
    const stranger = await insertOwned(portal);
    const byStranger = await portal.call(withdraw, { id, version }, stranger.token);
    expect(byStranger.header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await portal.call(query, {}, stranger.token)).data.change).toBeNull();
  });
});

function fire(event: ChangeEvent, auditId: string, data: object) {
  const version = 1;
  if (event === 'submit') return portal.call(submit, { version, data }, own.token);
  if (event === 'withdraw') return portal.call(withdraw, { id: auditId, version }, own.token);
  const said = { opinion: '照片模糊', fieldNotes: { licenseFileId: '照片模糊' } };
  return decide(second, auditId, event, version, said);
}

const isDecided = (state: AdmissionState) => ['PASSED', 'REJECTED', 'REVOKED'].includes(state);

async function walk(state: AdmissionState, event: ChangeEvent, next: AdmissionState | undefined) {
  const { data } = await submitWork({ name: nextName(), licenseFileId: licence });
  const isIt = eq(enterpriseAudits.id, data.auditId);
  const set = { state, version: 1, firstAuditorId: null, fieldNotes: { licenseFileId: '照片模糊' } };
  await portal.db.update(enterpriseAudits).set(set).where(isIt);
  const isDone = isDecided(state);
  const { header } = await fire(event, data.auditId, { licenseFileId: licence });
  const [audit] = await portal.db.select().from(enterpriseAudits).where(isIt);
  if (next) expect([header.retCode, audit?.state]).toEqual(['000000', next]);
  else if (isDone && event === 'submit') {
    // A decided change is never altered; the next submission opens a new one.
    expect([header.retCode, audit?.state]).toEqual(['000000', state]);
    const ofEnterprise = and(eq(enterpriseAudits.enterpriseId, own.enterpriseId));
    expect(await portal.db.$count(enterpriseAudits, ofEnterprise)).toBe(2);
  } else {
    const refusal = isDone && event === 'withdraw' ? retCodes.NOT_FOUND : retCodes.TRANSITION_REFUSED;
    expect([header.retCode, audit?.state, audit?.version]).toEqual([refusal, state, 1]);
  }
}

describeTransitions({
  states: entryStatuses,
  events: changeEvents,
  planned: (state, event) => changeTransitions[state][event],
  next: (state, event) => nextAdmissionState({ kind: 'CHANGE', state }, event),
  fire: walk,
  special: (state, event) => isDecided(state) && (event === 'submit' || event === 'withdraw'),
});

test('promises its decision within three working days', async () => {
  const { data } = await submitWork({ name: nextName(), licenseFileId: licence });
  expect(data.dueAt).toBeGreaterThan(testNow.getTime() + 3 * 86_400_000);
});
