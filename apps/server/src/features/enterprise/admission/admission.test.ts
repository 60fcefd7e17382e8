import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../identity/user.table.ts';
import { searchDocuments } from '../../search/search-document.table.ts';
import { enterpriseMembers } from './enterprise-member.table.ts';
import { useAdmission } from './testing/admission-desk.ts';
import { forceState, insertLicence } from './testing/apply.ts';

const save = 'POST /api/baseInfo/enterpriseInfo/saveForReg';
const detail = 'GET /api/baseInfo/enterpriseInfo/queryDetail';
const info = 'GET /api/userManage/userInfo/queryDetail';

const desk = useAdmission();

test('an application is returned for a blurred licence, corrected, and passed by two auditors', async () => {
  const first = await desk.operatorNamed('陆知微', 'OP_AUDIT');
  const second = await desk.operatorNamed('顾晚舟', 'OP_AUDIT');
  const { regTicket, user, application } = desk.applicant;
  const token = await desk.portal.logIn({ userId: user.id, userType: '200' });
  const submitted = await desk.submit();
  const { auditId: id, enterpriseId } = submitted.data;
  expect(submitted.data).toMatchObject({ state: 'PENDING', stateLabel: '待初审', actions: ['withdraw'] });
  // The number shown to the applicant is the case number.
  const { data: cases } = await desk.portal.call('GET /api/caseManage/case/queryList', {}, token);
  expect(submitted.data.caseNo).toBe(cases.rows[0]?.caseNo);
  expect((await desk.portal.call(info, {}, token)).data).toMatchObject({ auditStatus: '1', enterpriseId });

  const noted = { fieldNotes: { licenseFileId: '照片模糊，看不清编号' }, opinion: '请补正' };
  await desk.decide(first, id, 'return', submitted.data.version, noted);
  const returned = await desk.portal.call(detail, { regTicket });
  expect(returned.data).toMatchObject({ state: 'RETURNED', ...noted, actions: ['save', 'submit'] });
  expect(JSON.stringify(returned.data)).not.toContain('陆知微');

  const { version } = returned.data;
  const changed = { ...application, name: '换了名字（演示）' };
  const refused = await desk.portal.call(save, { regTicket, version, submit: '1', data: changed });
  expect(refused.header.retCode).toBe(retCodes.FIELD_REFUSED);
  expect(refused.data).toEqual({ fields: { 'data.name': '该项未被退回，不能修改' } });
  const unchanged = await desk.portal.call(save, { regTicket, version, submit: '1', data: {} });
  expect(unchanged.header.retCode).toBe(retCodes.FIELD_REFUSED);
  expect(unchanged.data).toEqual({
    fields: { 'data.licenseFileId': '营业执照尚未更换。审核意见：照片模糊，看不清编号' },
  });
  const sharper = await insertLicence(desk.portal.db, user.id);
  const again = await desk.portal.call(save, {
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

  const seen = await desk.portal.call('GET /api/baseInfo/enterpriseAudit/queryDetail', { id }, first);
  expect(seen.data.before).toEqual({ licenseFileId: application.licenseFileId });
  expect(seen.data.history[1]?.fieldNotes).toEqual(noted.fieldNotes);

  const aside = { fieldNotes: { contactName: '与执照上的法定代表人同名，请复核' } };
  const passed = await desk.decide(first, id, 'pass', again.data.version, aside);
  expect(passed.data).toMatchObject({ state: 'REVIEWING', actions: ['return', 'reject'] });
  const twice = await desk.decide(first, id, 'pass', passed.data.version);
  expect(twice.header).toMatchObject({ retCode: '300002', retMsg: '终审须由另一位审核员办理' });
  expect((await desk.decide(second, id, 'pass', passed.data.version)).data.state).toBe('PASSED');

  expect((await desk.portal.call(info, {}, token)).data).toMatchObject({
    auditStatus: '2',
    roleInfos: [{ roleCode: 'OWNER', roleName: '企业所有者', enterpriseId }],
  });
  const shown = await desk.portal.call('GET /api/baseInfo/enterpriseInfo/queryPublicDetail', {
    id: enterpriseId,
  });
  expect(shown.data.name).toBe(application.name);
  expect(await desk.portal.db.$count(searchDocuments, eq(searchDocuments.refId, enterpriseId))).toBe(1);
  const audit = await desk.portal.call('GET /api/baseInfo/enterpriseAudit/queryDetail', { id }, second);
  expect(audit.data.history.map((entry) => `${entry.actorName} ${entry.event} ${entry.step ?? ''}`)).toEqual([
    '许晚棠 submit ',
    '陆知微 return 1',
    '许晚棠 submit ',
    '陆知微 pass 1',
    '顾晚舟 pass 2',
  ]);
  // Notes added when passing are for colleagues, not for the applicant.
  expect(audit.data.history[3]?.fieldNotes).toEqual(aside.fieldNotes);
  const mine = await desk.portal.call(detail, { regTicket });
  expect(mine.data.history.map(({ fieldNotes }) => fieldNotes)).toEqual([
    undefined,
    noted.fieldNotes,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a revoked enterprise disappears and its members start over', async () => {
  const admin = await desk.operatorNamed('韩司南', 'OP_ADMIN', 'OP_AUDIT');
  const { data } = await desk.submit();
  const token = await desk.portal.logIn({
    userId: desk.applicant.user.id,
    userType: '200',
    enterpriseId: data.enterpriseId,
  });
  await forceState(desk.portal.db, data.auditId, 'PASSED');
  expect((await desk.decide(admin, data.auditId, 'revoke', 1)).header.retCode).toBe(retCodes.FIELD_REFUSED);
  const revoked = await desk.decide(admin, data.auditId, 'revoke', 1, { opinion: '租约到期退园' });
  expect(revoked.data).toMatchObject({ state: 'REVOKED', actions: [] });
  const next = await desk.portal.call(info, {}, token);
  expect(next.header).toEqual({ retCode: '200007', retMsg: '企业状态或权限已变更，请重新登录' });
  const [user] = await desk.portal.db.select().from(users).where(eq(users.id, desk.applicant.user.id));
  expect(user).toMatchObject({ enterpriseId: null, auditStatus: '4' });
  const [member] = await desk.portal.db
    .select()
    .from(enterpriseMembers)
    .where(eq(enterpriseMembers.userId, desk.applicant.user.id));
  expect(member?.status).toBe('REMOVED');
});
