import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { secureSession } from '../../../platform/session/secure-session.ts';
import { sessions } from '../../../platform/session/session.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertDictionaries, insertLicence } from '../admission/testing/apply.ts';
import { enterprises } from '../enterprise.table.ts';
import { chosenFields, writtenFields } from '../testing/filled-fields.ts';
import { insertMember, insertOwned } from '../testing/insert-member.ts';

const query = 'GET /api/baseInfo/enterpriseInfo/queryProfile';
const save = 'POST /api/baseInfo/enterpriseInfo/saveProfile';
const shown = 'GET /api/baseInfo/enterpriseInfo/queryPublicDetail';

let portal: TestApp;
let own: Awaited<ReturnType<typeof insertOwned>>;

beforeAll(async () => {
  portal = await openTestApp();
  await insertDictionaries(portal.db);
});
afterAll(() => portal.close());
beforeEach(async () => {
  own = await insertOwned(portal);
});

const saveSection = (data: object, { token = own.token, version = 1 } = {}) =>
  portal.call(save, { version, data }, token);

const basic = {
  section: 'BASIC',
  shortName: '有主',
  ...chosenFields,
  ...writtenFields,
};
const intro = { section: 'INTRO', intro: '重新写过的简介。' };
const bank = { section: 'BANK', name: '有主', bank: '演示银行', number: '6222 0000 0000 1234' };
const title = { title: '有主', taxNo: '91990000MA0FLW0017', isDefault: true };

describe('reading', () => {
  it('shows an owner everything, with the missing parts and the editable sections', async () => {
    const { data } = await portal.call(query, {}, own.token);
    expect(data).toMatchObject({
      enterpriseId: own.enterpriseId,
      memberRole: 'OWNER',
      change: null,
      annual: [],
      actions: ['change'],
      completeness: { percent: 0 },
    });
    expect(data.editable).toHaveLength(9);
  });

  it('hides figures and the bank account from staff, who can save nothing', async () => {
    await portal.db
      .update(enterprises)
      .set({ bankAccount: { name: '有主', bank: '演示银行', number: 'sealed', tail: '1234' } })
      .where(eq(enterprises.id, own.enterpriseId));
    const staff = await insertMember(portal, own.enterpriseId, 'STAFF');
    const { data } = await portal.call(query, {}, staff.token);
    expect(data).toMatchObject({ annual: null, bankAccount: null, editable: [], actions: [] });
    const refused = await saveSection(intro, staff);
    expect(refused.header.retCode).toBe(retCodes.RIGHT_MISSING);
    const seen = await portal.call(query, {}, own.token);
    expect(seen.data.bankAccount).toEqual({ name: '有主', bank: '演示银行', numberTail: '1234' });
    expect(JSON.stringify(seen.data)).not.toContain('sealed');
  });

  it('lets finance edit figures, bank account and invoice titles', async () => {
    const finance = await insertMember(portal, own.enterpriseId, 'FINANCE');
    const { data } = await portal.call(query, {}, finance.token);
    expect(data.editable).toEqual(['ANNUAL', 'BANK', 'INVOICE']);
    expect((await saveSection(intro, finance)).header.retCode).toBe(retCodes.RIGHT_MISSING);
  });

  it('allows no saving before the enterprise is admitted', async () => {
    const pending = await insertOwned(portal, { entryStatus: 'PENDING' });
    const token = await portal.logIn({
      userId: pending.user.id,
      userType: '200',
      enterpriseId: pending.enterpriseId,
      memberRole: 'OWNER',
      auditStatus: '1',
    });
    expect((await portal.call(query, {}, token)).data).toMatchObject({ editable: [], actions: [] });
    expect((await saveSection(intro, { token, version: 1 })).header.retCode).toBe(
      retCodes.ENTERPRISE_NOT_AUDITED,
    );
  });
});

describe('saving', () => {
  it('updates the public page and the completeness at once, and writes the log', async () => {
    const answer = await saveSection({ ...intro, intro: '好'.repeat(100) });
    expect(answer.data).toMatchObject({ version: 2, completeness: { percent: 14 } });
    const { data } = await portal.call(shown, { id: own.enterpriseId });
    expect(data.intro).toBe('好'.repeat(100));
    const [row] = await portal.db.select().from(enterprises).where(eq(enterprises.id, own.enterpriseId));
    expect(row).toMatchObject({ completeness: 14, version: 2, updatedBy: own.user.id });
    const log = await portal.db
      .select()
      .from(operLogs)
      .where(eq(operLogs.entityId, own.enterpriseId))
      .orderBy(operLogs.at, operLogs.id);
    expect(log.at(-1)).toMatchObject({ event: 'enterprise.saveProfile', after: { section: 'INTRO' } });
  });

  it('accepts every section', async () => {
    const sections = [
      basic,
      {
        section: 'PRODUCTS',
        products: [{ name: '月季苗', category: '种苗', seasonFrom: 3, seasonTo: 6, yearOutput: '2万株' }],
      },
      { section: 'HONOURS', honours: [{ name: '重点企业', year: 2022, issuer: '园区' }] },
      {
        section: 'ANNUAL',
        annual: [
          { year: 2025, revenueFen: 2, taxFen: 1, rdFen: 0, staff: 3 },
          { year: 2024, revenueFen: 1, taxFen: 1, staff: 3 },
        ],
      },
      {
        section: 'CONTACTS',
        contactName: '许晚棠',
        contactPhone: '15410009222',
        landline: '',
        email: 'a@b.example',
      },
      { section: 'INVOICE', invoiceTitles: [title] },
      { section: 'VISIBILITY', visibility: 'HIDDEN' },
    ];
    for (const [at, section] of sections.entries()) {
      const { header, data } = await saveSection(section, { version: at + 1 });
      expect([section.section, header.retCode, data]).toMatchObject([section.section, '000000', {}]);
    }
    const { data } = await portal.call(query, {}, own.token);
    expect(data).toMatchObject({
      shortName: '有主',
      landline: null,
      email: 'a@b.example',
      visibility: 'HIDDEN',
      annual: [
        { year: 2024, rdFen: null },
        { year: 2025, rdFen: 0 },
      ],
      honours: [{ name: '重点企业', file: null }],
      invoiceTitles: [title],
    });
    const gone = await portal.call(shown, { id: own.enterpriseId });
    expect(gone.header.retCode).toBe(retCodes.NOT_FOUND);
  });

  it('refuses a stale version', async () => {
    await saveSection(intro);
    expect((await saveSection(intro)).header.retCode).toBe(retCodes.VERSION_CONFLICT);
  });

  it('lets only one of several concurrent saves succeed', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => saveSection(intro)));
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
  });

  it('ignores fields the section does not have', async () => {
    await saveSection({ ...intro, name: '改名（演示）', creditScore: 100, entryStatus: 'REVOKED' });
    const [row] = await portal.db.select().from(enterprises).where(eq(enterprises.id, own.enterpriseId));
    expect(row).toMatchObject({ name: own.name, creditScore: null, entryStatus: 'PASSED' });
  });

  it.each([
    [{ section: 'NONE' }, 'data.section', '没有这个部分'],
    [{ section: 'INTRO', intro: ' ' }, 'data.intro', '请填写企业简介'],
    [{ ...basic, chainStages: [] }, 'data.chainStages', '请选择产业环节'],
    [
      { section: 'CONTACTS', contactName: '许', contactPhone: '19912345678' },
      'data.contactPhone',
      '手机号格式不正确',
    ],
    [
      { section: 'CONTACTS', contactName: '许', contactPhone: '15410009222', landline: '1-1' },
      'data.landline',
      '请输入正确格式的手机号或座机号码',
    ],
    [
      { section: 'ANNUAL', annual: [{ year: 2025, revenueFen: 1.5, taxFen: 1, staff: 1 }] },
      'data.annual.0.revenueFen',
      '请输入数字（允许保留两位小数点）',
    ],
    [{ ...bank, number: '12a' }, 'data.number', '请输入8到30位银行账号'],
    [
      { section: 'INVOICE', invoiceTitles: [{ ...title, taxNo: '123' }] },
      'data.invoiceTitles.0.taxNo',
      '纳税人识别号不正确',
    ],
    [
      { section: 'INVOICE', invoiceTitles: [{ ...title, isDefault: false }] },
      'data.invoiceTitles',
      '请设一个默认抬头',
    ],
  ])('refuses %o', async (section, field, message) => {
    const { header, data } = await saveSection(section);
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(data).toMatchObject({ fields: { [field]: message } });
  });

  it('refuses unknown codes, future dates, and other people’s files', async () => {
    const stranger = await insertOwned(portal);
    const foreign = await insertLicence(portal.db, stranger.user.id);
    const future = { name: '重点企业', year: 2027, issuer: '园区' };
    const cases = [
      [{ ...basic, property: 'NONE' }, 'data.property', '请选择企业性质'],
      [{ ...basic, registeredOn: '2026-11-22' }, 'data.registeredOn', '成立日期不能晚于今天'],
      [{ ...intro, logoFileId: foreign }, 'data.logoFileId', '请上传企业标志（jpg、png、webp，10MB以内）'],
      [{ section: 'HONOURS', honours: [future] }, 'data.honours.0.year', '年份不能晚于今年'],
      [
        { section: 'HONOURS', honours: [{ ...future, year: 2020, fileId: foreign }] },
        'data.honours.0.fileId',
        '请上传证书（图片或 pdf）',
      ],
    ] as const;
    for (const [section, field, message] of cases) {
      const { header, data } = await saveSection(section);
      expect([header.retCode, data]).toEqual([retCodes.FIELD_REFUSED, { fields: { [field]: message } }]);
    }
    const certificate = await insertLicence(portal.db, own.user.id);
    const honours = [{ name: '重点企业', year: 2020, issuer: '园区', fileId: certificate }];
    expect((await saveSection({ section: 'HONOURS', honours })).header.retCode).toBe('000000');
    const { data } = await portal.call(query, {}, own.token);
    expect(data.honours[0]?.file).toMatchObject({ fileId: certificate, mime: 'application/pdf' });
    const open = await portal.call(shown, { id: own.enterpriseId });
    expect(JSON.stringify(open.data)).not.toContain(certificate);
  });
});

describe('the bank account', () => {
  it('needs a session with a verified code, and is encrypted in the database', async () => {
    expect((await saveSection(bank)).header.retCode).toBe(retCodes.SECURE_LOGIN_NEEDED);
    const [session] = await portal.db.select().from(sessions).where(eq(sessions.userId, own.user.id));
    await secureSession(portal.db, { now: () => testNow }, session?.id ?? '');
    expect((await saveSection(bank)).header.retCode).toBe('000000');
    const [row] = await portal.db.select().from(enterprises).where(eq(enterprises.id, own.enterpriseId));
    expect(row?.bankAccount).toMatchObject({ tail: '1234' });
    const kept = JSON.stringify([row, await portal.db.select().from(operLogs)]);
    expect(kept).not.toContain('622200000000');
  });
});

it('returns only the caller’s own enterprise, whatever the query says', async () => {
  const stranger = await insertOwned(portal);
  const { data } = await portal.call(query, { enterpriseId: own.enterpriseId }, stranger.token);
  expect(data.enterpriseId).toBe(stranger.enterpriseId);
  const nobody = await portal.logIn({
    userType: '200',
    enterpriseId: ulid(),
    memberRole: 'OWNER',
    auditStatus: '2',
  });
  expect((await portal.call(query, {}, nobody)).header.retCode).toBe(retCodes.NOT_FOUND);
  expect((await saveSection(intro, { token: nobody, version: 1 })).header.retCode).toBe(retCodes.NOT_FOUND);
});
