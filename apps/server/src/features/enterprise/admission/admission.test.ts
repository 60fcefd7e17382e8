import { isCreditCode } from '@portal/contract/enterprise-application';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { writeForm } from '../../../platform/files/testing/upload-form.ts';
import { addWorkingDays } from '../../../platform/working-days.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { users } from '../../identity/user.table.ts';
import { searchDocuments } from '../../search/search-document.table.ts';
import { enterprises } from '../enterprise.table.ts';
import { enterpriseMembers } from './enterprise-member.table.ts';
import { forceState, insertApplicant, insertDictionaries, insertLicence } from './testing/apply.ts';

const save = 'POST /api/baseInfo/enterpriseInfo/saveForReg';
const detail = 'GET /api/baseInfo/enterpriseInfo/queryDetail';
const withdraw = 'POST /api/baseInfo/enterpriseInfo/withdraw';
const operate = 'POST /api/baseInfo/enterpriseAudit/operate';
const info = 'GET /api/userManage/userInfo/queryDetail';

const day = 86_400_000;
let portal: TestApp;
let now = testNow.getTime();
const clock = { now: () => new Date(now) };
let applicant: Awaited<ReturnType<typeof insertApplicant>>;

beforeAll(async () => {
  portal = await openTestApp(clock.now);
  await insertDictionaries(portal.db);
});
afterAll(() => portal.close());
beforeEach(async () => {
  applicant = await insertApplicant(portal.db, clock);
});

async function operatorNamed(name: string, ...operatorRoles: ('OP_AUDIT' | 'OP_ADMIN')[]) {
  const user = await insertUser(portal.db, { userType: '900', name, operatorRoles });
  return portal.logIn({ userType: '900', userId: user.id, operatorRoles });
}

const submit = (given: object = {}) =>
  portal.call(save, {
    ...{ regTicket: applicant.regTicket, submit: '1' },
    data: { ...applicant.application, ...given },
  });

const decide = (token: string, id: string, event: string, version: number, data: object = {}) =>
  portal.call(operate, { id, event, version, data }, token);

test('a company is returned for a blurred licence, corrects it, and is passed by two persons', async () => {
  const first = await operatorNamed('陆知微', 'OP_AUDIT');
  const second = await operatorNamed('顾晚舟', 'OP_AUDIT');
  const { regTicket, user, application } = applicant;
  const token = await portal.logIn({ userId: user.id, userType: '200' });
  const submitted = await submit();
  const { auditId: id, enterpriseId } = submitted.data;
  expect(submitted.data).toMatchObject({ state: 'PENDING', stateLabel: '待初审', actions: ['withdraw'] });
  expect((await portal.call(info, {}, token)).data).toMatchObject({ auditStatus: '1', enterpriseId });

  const noted = { fieldNotes: { licenseFileId: '照片模糊，看不清编号' }, opinion: '请补正' };
  await decide(first, id, 'return', submitted.data.version, noted);
  const returned = await portal.call(detail, { regTicket });
  expect(returned.data).toMatchObject({ state: 'RETURNED', ...noted, actions: ['save', 'submit'] });
  expect(JSON.stringify(returned.data)).not.toContain('陆知微');

  const { version } = returned.data;
  const changed = { ...application, name: '换了名字（演示）' };
  const refused = await portal.call(save, { regTicket, version, submit: '1', data: changed });
  expect(refused.header.retCode).toBe(retCodes.FIELD_REFUSED);
  expect(refused.data).toEqual({ fields: { 'data.name': '该项未被退回，不能修改' } });
  const sharper = await insertLicence(portal.db, user.id);
  const again = await portal.call(save, {
    regTicket,
    version,
    submit: '1',
    data: { licenseFileId: sharper },
  });
  expect(again.data).toMatchObject({
    state: 'PENDING',
    fieldNotes: {},
    application: { name: application.name },
  });

  const seen = await portal.call('GET /api/baseInfo/enterpriseAudit/queryDetail', { id }, first);
  expect(seen.data.before).toEqual({ licenseFileId: application.licenseFileId });
  expect(seen.data.history[1]?.fieldNotes).toEqual(noted.fieldNotes);

  const passed = await decide(first, id, 'pass', again.data.version);
  expect(passed.data).toMatchObject({ state: 'REVIEWING', actions: ['return', 'reject'] });
  const twice = await decide(first, id, 'pass', passed.data.version);
  expect(twice.header).toMatchObject({ retCode: '300002', retMsg: '终审须由另一位审核员办理' });
  expect((await decide(second, id, 'pass', passed.data.version)).data.state).toBe('PASSED');

  expect((await portal.call(info, {}, token)).data).toMatchObject({
    auditStatus: '2',
    roleInfos: [{ roleCode: 'OWNER', roleName: '企业所有者', enterpriseId }],
  });
  const shown = await portal.call('GET /api/baseInfo/enterpriseInfo/queryPublicDetail', { id: enterpriseId });
  expect(shown.data.name).toBe(application.name);
  expect(await portal.db.$count(searchDocuments, eq(searchDocuments.refId, enterpriseId))).toBe(1);
  const audit = await portal.call('GET /api/baseInfo/enterpriseAudit/queryDetail', { id }, second);
  expect(audit.data.history.map((entry) => `${entry.actorName} ${entry.event} ${entry.step ?? ''}`)).toEqual([
    '许晚棠 submit ',
    '陆知微 return 1',
    '许晚棠 submit ',
    '陆知微 pass 1',
    '顾晚舟 pass 2',
  ]);
});

test('a revoked enterprise disappears, and its members begin anew', async () => {
  const admin = await operatorNamed('韩司南', 'OP_ADMIN', 'OP_AUDIT');
  const { data } = await submit();
  const token = await portal.logIn({
    ...{ userId: applicant.user.id, userType: '200', enterpriseId: data.enterpriseId },
  });
  await forceState(portal.db, data.auditId, 'PASSED');
  expect((await decide(admin, data.auditId, 'revoke', 1)).header.retCode).toBe(retCodes.FIELD_REFUSED);
  const revoked = await decide(admin, data.auditId, 'revoke', 1, { opinion: '租约到期退园' });
  expect(revoked.data).toMatchObject({ state: 'REVOKED', actions: [] });
  const next = await portal.call(info, {}, token);
  expect(next.header).toEqual({ retCode: '200007', retMsg: '企业状态或权限已变更，请重新登录' });
  const [user] = await portal.db.select().from(users).where(eq(users.id, applicant.user.id));
  expect(user).toMatchObject({ enterpriseId: null, auditStatus: '4' });
  const [member] = await portal.db
    .select()
    .from(enterpriseMembers)
    .where(eq(enterpriseMembers.userId, applicant.user.id));
  expect(member?.status).toBe('REMOVED');
});

describe('saving', () => {
  it('keeps a draft with gaps, for its applicant alone', async () => {
    const { regTicket } = applicant;
    expect((await portal.call(detail, { regTicket })).data).toEqual({ reason: 'ENTERPRISE_NOT_FILLED' });
    const draft = await portal.call(save, { regTicket, data: { name: '青禾（演示）' } });
    expect(draft.data).toMatchObject({ state: 'DRAFT', application: { name: '青禾（演示）' }, history: [] });
    const auditor = await operatorNamed('陆知微', 'OP_AUDIT');
    const seen = await portal.call(
      'GET /api/baseInfo/enterpriseAudit/queryDetail',
      { id: draft.data.auditId },
      auditor,
    );
    expect(seen.header.retCode).toBe(retCodes.NOT_FOUND);
    expect(await portal.db.$count(enterprises, eq(enterprises.id, draft.data.enterpriseId))).toBe(0);
  });

  it('names everything that is missing when it is handed in, and saves nothing then', async () => {
    const { regTicket } = applicant;
    const { header, data } = await portal.call(save, {
      regTicket,
      submit: '1',
      data: { name: '青禾（演示）' },
    });
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    const { fields } = data as unknown as { fields: Record<string, string> };
    expect(Object.keys(fields)).toHaveLength(13);
    expect(fields).toMatchObject({
      'data.creditCode': '统一社会信用代码不正确',
      'data.contactPhone': '请输入手机号',
    });
    expect((await portal.call(detail, { regTicket })).header.retCode).toBe(retCodes.EXPLAINED_BY_PAGE);
  });

  it.each([
    [{ creditCode: '91350100M000100Y4Z' }, 'creditCode', '统一社会信用代码不正确'],
    [{ landline: '12-1' }, 'landline', '请输入正确格式的手机号或座机号码'],
    [{ email: 'x' }, 'email', '邮箱格式不正确'],
    [{ name: '青' }, 'name', '请输入企业全称'],
  ])('refuses %o', async (given, field, message) => {
    const { header, data } = await submit(given);
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(data).toEqual({ fields: { [`data.${field}`]: message } });
  });

  it('takes known codes and the applicant’s own licence only', async () => {
    const stranger = await insertUser(portal.db);
    const foreign = await insertLicence(portal.db, stranger.id);
    const answer = await submit({
      property: 'NONE',
      regionId: 'NONE',
      industryTagIds: ['NONE'],
      licenseFileId: foreign,
    });
    expect(answer.header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(answer.data).toEqual({
      fields: {
        'data.property': '请选择企业性质',
        'data.regionId': '请选择所在片区',
        'data.industryTagIds': '没有这个行业标签',
        'data.licenseFileId': '请上传营业执照（jpg、png、pdf，10MB以内）',
      },
    });
    for (const file of [{ mime: 'application/zip' }, { bytes: 10 * 1024 * 1024 + 1 }]) {
      const licenseFileId = await insertLicence(portal.db, applicant.user.id, file);
      expect((await submit({ licenseFileId })).data).toHaveProperty('fields');
    }
  });

  it('knows a credit code and a name that are taken, and frees those of the rejected', async () => {
    const taken = await submit();
    const { creditCode, name } = applicant.application;
    applicant = await insertApplicant(portal.db, clock);
    const byCode = await submit({ creditCode });
    expect(byCode.header.retCode).toBe(retCodes.EXPLAINED_BY_PAGE);
    expect(byCode.data).toMatchObject({ reason: 'CREDIT_CODE_TAKEN' });
    expect((await submit({ name })).data).toEqual({ fields: { 'data.name': '该企业名称已被使用' } });
    await forceState(portal.db, taken.data.auditId, 'REJECTED');
    expect((await submit({ creditCode, name })).header.retCode).toBe('000000');
  });

  it('admits one of two that hand in one credit code at once', async () => {
    const applicants = await Promise.all([1, 2, 3].map(() => insertApplicant(portal.db, clock)));
    const { creditCode } = applicant.application;
    const answers = await Promise.all(
      applicants.map(({ regTicket, application }) =>
        portal.call(save, { regTicket, submit: '1', data: { ...application, creditCode } }),
      ),
    );
    const codes = answers.map(({ header }) => header.retCode).sort();
    expect(codes).toEqual(['000000', '500011', '500011']);
  });

  it('sets nothing that the form does not have', async () => {
    const { data } = await submit({
      entryStatus: 'PASSED',
      creditScore: 100,
      visibility: 'PUBLIC',
      id: ulid(),
    });
    const [row] = await portal.db.select().from(enterprises).where(eq(enterprises.id, data.enterpriseId));
    expect(row).toMatchObject({ entryStatus: 'PENDING', creditScore: null });
  });
});

describe('who may', () => {
  it('nobody without a good ticket or an enterprise session', async () => {
    const person = await portal.logIn({ userId: (await insertUser(portal.db, { userType: '100' })).id });
    for (const [ticket, token] of [
      [undefined, undefined],
      ['x'.repeat(43), undefined],
      [undefined, person],
    ] as const) {
      const input = ticket === undefined ? {} : { regTicket: ticket };
      expect((await portal.call(detail, input, token)).header.retCode).toBe(retCodes.TICKET_EXPIRED);
      const saved = await portal.call(save, { ...input, data: {} }, token);
      expect(saved.header.retCode).toBe(retCodes.TICKET_EXPIRED);
    }
  });

  it('the ticket for 72 hours, the session by itself, and never a userAccId', async () => {
    const { data } = await submit();
    const token = await portal.logIn({ userId: applicant.user.id, userType: '200' });
    expect((await portal.call(detail, {}, token)).data.auditId).toBe(data.auditId);
    const stranger = await insertApplicant(portal.db, clock);
    const { userAccId } = applicant.user;
    const forged = await portal.call(detail, { regTicket: stranger.regTicket, userAccId });
    expect(forged.data).toEqual({ reason: 'ENTERPRISE_NOT_FILLED' });
    now += 3 * day;
    const late = await portal.call(detail, { regTicket: applicant.regTicket });
    expect(late.header.retCode).toBe(retCodes.TICKET_EXPIRED);
  });

  it('OP_ADMIN does not audit, OP_AUDIT does not revoke', async () => {
    const { data } = await submit();
    const admin = await operatorNamed('韩司南', 'OP_ADMIN');
    const auditor = await operatorNamed('陆知微', 'OP_AUDIT');
    const pass = await decide(admin, data.auditId, 'pass', data.version);
    expect(pass.header.retCode).toBe(retCodes.RIGHT_MISSING);
    await forceState(portal.db, data.auditId, 'PASSED');
    const revoke = await decide(auditor, data.auditId, 'revoke', 1, { opinion: '不该' });
    expect(revoke.header.retCode).toBe(retCodes.RIGHT_MISSING);
  });

  it('decides on what he saw, on what is there, and with notes', async () => {
    const { data } = await submit();
    const auditor = await operatorNamed('陆知微', 'OP_AUDIT');
    const codeOf = async (...given: Parameters<typeof decide>) => (await decide(...given)).header.retCode;
    expect(await codeOf(auditor, data.auditId, 'pass', data.version + 1)).toBe(retCodes.VERSION_CONFLICT);
    expect(await codeOf(auditor, ulid(), 'pass', 1)).toBe(retCodes.NOT_FOUND);
    expect(await codeOf(auditor, data.auditId, 'return', data.version)).toBe(retCodes.FIELD_REFUSED);
    expect(await codeOf(auditor, data.auditId, 'reject', data.version)).toBe(retCodes.FIELD_REFUSED);
    const unknown = { fieldNotes: { entryStatus: '不能改' } };
    expect(await codeOf(auditor, data.auditId, 'return', data.version, unknown)).toBe(
      retCodes.PARAMETER_INVALID,
    );
  });

  it('lets one of several auditors through who decide at once', async () => {
    const { data } = await submit();
    const auditor = await operatorNamed('陆知微', 'OP_AUDIT');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => decide(auditor, data.auditId, 'pass', data.version)),
    );
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
  });
});

describe('withdrawing and applying anew', () => {
  it('takes back what nobody has passed, and hands it in again', async () => {
    const { regTicket, application } = applicant;
    expect((await portal.call(withdraw, { regTicket, version: 1 })).data).toEqual({
      reason: 'AUDIT_NOT_FOUND',
    });
    const { data } = await submit();
    const draft = await portal.call(withdraw, { regTicket, version: data.version });
    expect(draft.data).toMatchObject({ state: 'DRAFT', dueAt: null, actions: ['save', 'submit'] });
    const stale = await portal.call(save, { regTicket, version: data.version, data: application });
    expect(stale.header.retCode).toBe(retCodes.VERSION_CONFLICT);
    const { version } = draft.data;
    const again = await portal.call(save, { regTicket, version, submit: '1', data: application });
    expect(again.data).toMatchObject({ state: 'PENDING', enterpriseId: data.enterpriseId });
  });

  it('waits thirty days after a rejection', async () => {
    const auditor = await operatorNamed('陆知微', 'OP_AUDIT');
    const submitted = await submit();
    await decide(auditor, submitted.data.auditId, 'reject', submitted.data.version, {
      opinion: '不属于花卉产业',
    });
    const session = async () => portal.logIn({ userId: applicant.user.id, userType: '200' });
    const { data } = await portal.call(detail, {}, await session());
    expect(data).toMatchObject({ state: 'REJECTED', opinion: '不属于花卉产业', actions: [] });
    expect(data.reapplyAt).toBe(now + 30 * day);
    const { version } = data;
    const anew = { version, submit: '1', data: applicant.application };
    expect((await portal.call(save, anew, await session())).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    now += 30 * day;
    expect((await portal.call(save, anew, await session())).data).toMatchObject({
      state: 'PENDING',
      opinion: '',
    });
  });
});

describe('the licence', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const upload = async (query: string, content = pdf) => {
    const { payload, headers } = writeForm({ purpose: 'LICENCE' }, [{ name: '营业执照.pdf', content }]);
    const url = `/api/baseInfo/enterpriseInfo/uploadForReg${query}`;
    const answer = await portal.app.inject({ method: 'POST', url, headers, payload });
    return answer.json<{ header: { retCode: string }; body: { data: { fileId: string } } }>();
  };

  it('is uploaded with the ticket, and is the applicant’s to hand in', async () => {
    const { body } = await upload(`?regTicket=${applicant.regTicket}`);
    const { data } = await submit({ licenseFileId: body.data.fileId });
    expect(data).toMatchObject({ state: 'PENDING', licence: { mime: 'application/pdf', bytes: pdf.length } });
    const stranger = await portal.app.inject(`/api/fms/show/${body.data.fileId}_0`);
    expect(stranger.statusCode).toBe(404);
  });

  it('is not taken without a ticket, nor in disguise', async () => {
    for (const query of ['', '?regTicket=x', `?regTicket=${'x'.repeat(43)}`])
      expect((await upload(query)).header.retCode).toBe(retCodes.TICKET_EXPIRED);
    const disguised = await upload(`?regTicket=${applicant.regTicket}`, Buffer.from('<svg onload=alert(1)>'));
    expect(disguised.header.retCode).toBe(retCodes.FILE_REFUSED);
  });
});

describe('the queue', () => {
  it('shows what was handed in, masked, by its promised day', async () => {
    await submit({ name: '第一家排队（演示）' });
    now += 3_600_000;
    applicant = await insertApplicant(portal.db, clock);
    await submit({ name: '第二家排队（演示）' });
    const auditor = await operatorNamed('陆知微', 'OP_AUDIT');
    const list = 'GET /api/baseInfo/enterpriseAudit/queryList';
    const { data } = await portal.call(list, { state: 'PENDING', keyword: '家排队' }, auditor);
    expect(data.rows.map(({ name }) => name)).toEqual(['第一家排队（演示）', '第二家排队（演示）']);
    expect(data.rows[1]?.creditCode).toMatch(/^919900\*{10}\w\w$/);
    expect(data.rows[1]?.dueAt).toBe(addWorkingDays(new Date(now), 3).getTime());
    expect((await portal.call(list, { keyword: '%' }, auditor)).data.total).toBe(0);
  });
});

test.each([
  ['2026-11-20T10:00:00+08:00', '2026-11-25T10:00:00+08:00'],
  ['2026-11-21T12:00:00+08:00', '2026-11-26T00:00:00+08:00'],
  ['2026-11-16T10:00:00+08:00', '2026-11-19T10:00:00+08:00'],
])('three working days from %s', (from, to) => {
  expect(addWorkingDays(new Date(from), 3)).toEqual(new Date(to));
});

test.each([
  ['91350100M000100Y4Z', false],
  ['91350100M000100Y43', true],
  ['91990000MA0FLW0017', true],
  ['91990000MA0FLW0018', false],
  ['9199000OMA0FLW0017', false],
  ['', false],
])('credit code %s: %s', (text, isGood) => {
  expect(isCreditCode(text)).toBe(isGood);
});
