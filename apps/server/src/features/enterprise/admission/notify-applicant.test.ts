import { desc, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { messages } from '../../message/message.table.ts';
import { messageInWords } from '../../message/testing/message-in-words.ts';
import { enterpriseMembers } from './enterprise-member.table.ts';
import { forceState, insertApplicant, insertDictionaries, insertLicence } from './testing/apply.ts';

const save = 'POST /api/baseInfo/enterpriseInfo/saveForReg';
const withdraw = 'POST /api/baseInfo/enterpriseInfo/withdraw';
const operate = 'POST /api/baseInfo/enterpriseAudit/operate';
const cases = 'GET /api/caseManage/case/queryList';
const caseDetail = 'GET /api/caseManage/case/queryDetail';

let portal: TestApp;
let now = testNow.getTime();

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
  await insertDictionaries(portal.db);
});
afterAll(() => portal.close());

async function apply() {
  const applicant = await insertApplicant(portal.db, { now: () => new Date(now) });
  const { regTicket, application } = applicant;
  const { data } = await portal.call(save, { regTicket, submit: '1', data: application });
  const token = await portal.logIn({ userId: applicant.user.id, userType: '200' });
  return { ...applicant, ...data, token };
}
type Applied = Awaited<ReturnType<typeof apply>>;

async function decide({ auditId: id }: Applied, event: string, version: number, data: object = {}) {
  now += 60_000;
  const operator = await insertUser(portal.db, {
    userType: '900',
    name: '陆知微',
    operatorRoles: ['OP_AUDIT', 'OP_ADMIN'],
  });
  const { operatorRoles } = operator;
  const token = await portal.logIn({ userId: operator.id, userType: '900', operatorRoles });
  return (await portal.call(operate, { id, event, version, data }, token)).data.version;
}

const lastMessage = async (userId: string) => {
  const sent = await portal.db
    .select()
    .from(messages)
    .where(eq(messages.userId, userId))
    .orderBy(desc(messages.sentAt))
    .limit(1);
  return sent.map(messageInWords)[0];
};

const caseOf = async ({ token }: Applied) => (await portal.call(cases, {}, token)).data.rows[0];

test('an application opens a case, and its applicant is notified of every decision', async () => {
  const applied = await apply();
  const { user, application, token } = applied;
  expect(await lastMessage(user.id)).toMatchObject({
    eventCode: 'AUDIT_SUBMITTED',
    body: `“${application.name}”的入驻申请已提交，预计 2026-11-25 前完成审核，结果会通知您。`,
  });
  expect(await caseOf(applied)).toMatchObject({
    kind: 'ENTRY',
    title: `企业入驻：${application.name}`,
    statusText: '待初审',
    statusKind: 'ACTIVE',
    caseNo: expect.stringMatching(/^RY20261121-\d{4}$/),
    dueAt: applied.dueAt,
  });

  const fieldNotes = { licenseFileId: '照片模糊，看不清编号' };
  const version = await decide(applied, 'return', applied.version, { fieldNotes });
  expect(await lastMessage(user.id)).toMatchObject({
    eventCode: 'AUDIT_RETURNED',
    level: 'IMPORTANT',
    link: '/enterprise-preserve',
    body: expect.stringContaining('照片模糊，看不清编号'),
  });
  expect(await caseOf(applied)).toMatchObject({
    statusText: '退回修改',
    statusKind: 'TODO',
    dueAt: null,
    link: '/enterprise-preserve',
    nextStep: '补正被退回的项并重新提交',
  });

  const { regTicket } = applied;
  const licenseFileId = await insertLicence(portal.db, user.id);
  const again = await portal.call(save, { regTicket, version, submit: '1', data: { licenseFileId } });
  const passed = await decide(applied, 'pass', again.data.version);
  expect(await lastMessage(user.id)).toMatchObject({ eventCode: 'AUDIT_STEP_PASSED' });
  await decide(applied, 'pass', passed);
  expect(await lastMessage(user.id)).toMatchObject({ eventCode: 'AUDIT_PASSED', title: '入驻申请已通过' });

  const id = (await caseOf(applied))?.caseId;
  const { data } = await portal.call(caseDetail, { id }, token);
  expect(data).toMatchObject({ statusKind: 'DONE', nextStep: null });
  expect(data.events.map(({ text, by }) => `${by} ${text}`)).toEqual([
    '许晚棠 提交审核',
    '园区 初审退回修改：照片模糊，看不清编号',
    '许晚棠 提交审核',
    '园区 初审通过',
    '园区 终审通过',
  ]);
});

test('a rejection message gives the reason, and when a new application is allowed', async () => {
  const applied = await apply();
  const version = await decide(applied, 'reject', applied.version, { opinion: '经营范围不符' });
  expect((await lastMessage(applied.user.id))?.body).toContain('经营范围不符');
  expect(await caseOf(applied)).toMatchObject({ statusKind: 'ENDED', nextStep: null });
  await decide(applied, 'reapply', version, { opinion: '已说明情况' });
  expect(await lastMessage(applied.user.id)).toMatchObject({ eventCode: 'AUDIT_REOPENED' });
  expect(await caseOf(applied)).toMatchObject({ statusKind: 'TODO', nextStep: '修改后重新提交' });
});

test('applicants see their own actions in the case, not among their messages', async () => {
  const applied = await apply();
  const { regTicket, version } = applied;
  await portal.call(withdraw, { regTicket, version });
  expect(await lastMessage(applied.user.id)).toMatchObject({ eventCode: 'AUDIT_SUBMITTED' });
  expect(await caseOf(applied)).toMatchObject({ statusText: '草稿', statusKind: 'TODO' });
});

test('all members are notified of a revocation', async () => {
  const applied = await apply();
  await forceState(portal.db, applied.auditId, 'PASSED');
  const staff = await insertUser(portal.db);
  const { enterpriseId } = applied;
  await portal.db
    .insert(enterpriseMembers)
    .values({ id: ulid(), enterpriseId, userId: staff.id, memberRole: 'STAFF', status: 'ACTIVE' });
  await decide(applied, 'revoke', 1, { opinion: '租约到期退园' });
  for (const userId of [applied.user.id, staff.id])
    expect(await lastMessage(userId)).toMatchObject({ eventCode: 'AUDIT_REVOKED', level: 'URGENT' });
});
