import { applicationFields, fieldOf } from '@portal/contract/enterprise/fields';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { enterprises } from '../enterprise.table.ts';
import { useAdmission } from './testing/admission-desk.ts';
import { forceState, insertApplicant, insertLicence } from './testing/apply.ts';

const save = 'POST /api/baseInfo/enterpriseInfo/saveForReg';
const detail = 'GET /api/baseInfo/enterpriseInfo/queryDetail';
const day = 86_400_000;

const desk = useAdmission();

describe('saving', () => {
  it('keeps an incomplete draft that only its applicant can see', async () => {
    const { regTicket } = desk.applicant;
    expect((await desk.portal.call(detail, { regTicket })).data).toEqual({ reason: 'ENTERPRISE_NOT_FILLED' });
    const draft = await desk.portal.call(save, { regTicket, data: { name: '青禾（演示）' } });
    expect(draft.data).toMatchObject({
      state: 'DRAFT',
      caseNo: null,
      application: { name: '青禾（演示）' },
      history: [],
    });
    const auditor = await desk.operatorNamed('陆知微', 'OP_AUDIT');
    const seen = await desk.portal.call(
      'GET /api/baseInfo/enterpriseAudit/queryDetail',
      { id: draft.data.auditId },
      auditor,
    );
    expect(seen.header.retCode).toBe(retCodes.NOT_FOUND);
    expect(await desk.portal.db.$count(enterprises, eq(enterprises.id, draft.data.enterpriseId))).toBe(0);
  });

  it('lists all missing fields on submission and saves nothing', async () => {
    const { regTicket } = desk.applicant;
    const { header, data } = await desk.portal.call(save, {
      regTicket,
      submit: '1',
      data: { name: '青禾（演示）' },
    });
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    const { fields } = data as unknown as { fields: Record<string, string> };
    const missing = applicationFields.filter((field) => field !== 'name' && !fieldOf(field).optional);
    expect(Object.keys(fields).toSorted()).toEqual(missing.map((field) => `data.${field}`).toSorted());
    expect(fields).toMatchObject({
      'data.creditCode': '统一社会信用代码不正确',
      'data.contactPhone': '请输入手机号',
      'data.property': '请选择企业性质',
      'data.regionId': '请选择所在片区',
      'data.registeredOn': '请选择成立日期',
      'data.licenseFileId': '请上传营业执照（jpg、png、pdf，10MB以内）',
    });
    expect((await desk.portal.call(detail, { regTicket })).header.retCode).toBe(retCodes.EXPLAINED_BY_PAGE);
  });

  it.each([
    [{ creditCode: '91350100M000100Y4Z' }, 'creditCode', '统一社会信用代码不正确'],
    [{ landline: '12-1' }, 'landline', '请输入正确格式的手机号或座机号码'],
    [{ email: 'x' }, 'email', '邮箱格式不正确'],
    [{ name: '青' }, 'name', '请输入企业全称'],
  ])('refuses %o', async (given, field, message) => {
    const { header, data } = await desk.submit(given);
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(data).toEqual({ fields: { [`data.${field}`]: message } });
  });

  it('refuses a founding date in the future', async () => {
    const { now } = desk;
    const late = await desk.submit({ registeredOn: chinaDayOf(new Date(now + day)) });
    expect(late.header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(late.data).toEqual({ fields: { 'data.registeredOn': '成立日期不能晚于今天' } });
    expect((await desk.submit({ registeredOn: chinaDayOf(new Date(now)) })).header.retCode).toBe('000000');
  });

  it('accepts only known codes and the applicant’s own licence', async () => {
    const stranger = await insertUser(desk.portal.db);
    const foreign = await insertLicence(desk.portal.db, stranger.id);
    const answer = await desk.submit({
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
      const licenseFileId = await insertLicence(desk.portal.db, desk.applicant.user.id, file);
      expect((await desk.submit({ licenseFileId })).data).toHaveProperty('fields');
    }
  });

  it('refuses a taken credit code or name, and frees those of rejected applications', async () => {
    const taken = await desk.submit();
    const { creditCode, name } = desk.applicant.application;
    desk.applicant = await insertApplicant(desk.portal.db, desk.clock);
    const byCode = await desk.submit({ creditCode });
    expect(byCode.header.retCode).toBe(retCodes.EXPLAINED_BY_PAGE);
    expect(byCode.data).toMatchObject({ reason: 'CREDIT_CODE_TAKEN' });
    expect((await desk.submit({ name })).data).toEqual({ fields: { 'data.name': '该企业名称已被使用' } });
    const seenAlike = `${name.slice(0, 2)} ${name.slice(2)}`;
    expect((await desk.submit({ name: seenAlike })).data).toEqual({
      fields: { 'data.name': '该企业名称已被使用' },
    });
    await forceState(desk.portal.db, taken.data.auditId, 'REJECTED');
    expect((await desk.submit({ creditCode, name })).header.retCode).toBe('000000');
  });

  it('accepts one of several concurrent submissions with the same credit code', async () => {
    const applicants = await Promise.all([1, 2, 3].map(() => insertApplicant(desk.portal.db, desk.clock)));
    const { creditCode } = desk.applicant.application;
    const answers = await Promise.all(
      applicants.map(({ regTicket, application }) =>
        desk.portal.call(save, { regTicket, submit: '1', data: { ...application, creditCode } }),
      ),
    );
    const codes = answers.map(({ header }) => header.retCode).sort();
    expect(codes).toEqual(['000000', '500011', '500011']);
  });

  it('ignores fields the form does not have', async () => {
    const { data } = await desk.submit({
      entryStatus: 'PASSED',
      creditScore: 100,
      visibility: 'PUBLIC',
      id: ulid(),
    });
    const [row] = await desk.portal.db
      .select()
      .from(enterprises)
      .where(eq(enterprises.id, data.enterpriseId));
    expect(row).toMatchObject({ entryStatus: 'PENDING', creditScore: null });
  });
});

describe('access', () => {
  it('requires a valid ticket or an enterprise session', async () => {
    const person = await desk.portal.logIn({
      userId: (await insertUser(desk.portal.db, { userType: '100' })).id,
    });
    for (const [ticket, token] of [
      [undefined, undefined],
      ['x'.repeat(43), undefined],
      [undefined, person],
    ] as const) {
      const input = ticket === undefined ? {} : { regTicket: ticket };
      expect((await desk.portal.call(detail, input, token)).header.retCode).toBe(retCodes.TICKET_EXPIRED);
      const saved = await desk.portal.call(save, { ...input, data: {} }, token);
      expect(saved.header.retCode).toBe(retCodes.TICKET_EXPIRED);
    }
  });

  it('works with a ticket for 72 hours or with a session, and ignores userAccId', async () => {
    const { data } = await desk.submit();
    const token = await desk.portal.logIn({ userId: desk.applicant.user.id, userType: '200' });
    expect((await desk.portal.call(detail, {}, token)).data.auditId).toBe(data.auditId);
    const stranger = await insertApplicant(desk.portal.db, desk.clock);
    const { userAccId } = desk.applicant.user;
    const forged = await desk.portal.call(detail, { regTicket: stranger.regTicket, userAccId });
    expect(forged.data).toEqual({ reason: 'ENTERPRISE_NOT_FILLED' });
    desk.now += 3 * day;
    const late = await desk.portal.call(detail, { regTicket: desk.applicant.regTicket });
    expect(late.header.retCode).toBe(retCodes.TICKET_EXPIRED);
  });
});
