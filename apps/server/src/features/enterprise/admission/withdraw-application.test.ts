import { retCodes } from '@portal/contract/ret-code';
import { describe, expect, it } from 'vitest';
import { useAdmission } from './testing/admission-desk.ts';
import { insertLicence } from './testing/apply.ts';

const save = 'POST /api/baseInfo/enterpriseInfo/saveForReg';
const detail = 'GET /api/baseInfo/enterpriseInfo/queryDetail';
const withdraw = 'POST /api/baseInfo/enterpriseInfo/withdraw';
const day = 86_400_000;

const desk = useAdmission();

describe('withdrawing and reapplying', () => {
  it('withdraws an application before the first audit and resubmits it', async () => {
    const { regTicket, application } = desk.applicant;
    expect((await desk.portal.call(withdraw, { regTicket, version: 1 })).data).toEqual({
      reason: 'AUDIT_NOT_FOUND',
    });
    const { data } = await desk.submit();
    const draft = await desk.portal.call(withdraw, { regTicket, version: data.version });
    expect(draft.data).toMatchObject({ state: 'DRAFT', dueAt: null, actions: ['save', 'submit'] });
    const stale = await desk.portal.call(save, { regTicket, version: data.version, data: application });
    expect(stale.header.retCode).toBe(retCodes.VERSION_CONFLICT);
    const { version } = draft.data;
    const again = await desk.portal.call(save, { regTicket, version, submit: '1', data: application });
    expect(again.data).toMatchObject({ state: 'PENDING', enterpriseId: data.enterpriseId });
  });

  it('returns to the correction, in which other fields stay locked', async () => {
    const { regTicket, user, application } = desk.applicant;
    const auditor = await desk.operatorNamed('陆知微', 'OP_AUDIT');
    const products = [{ name: '红玫瑰', category: '切花', seasonFrom: 3, seasonTo: 5, yearOutput: '八万枝' }];
    const { data } = await desk.submit({ products });
    const notes = { fieldNotes: { licenseFileId: '照片模糊' }, opinion: '请补正' };
    const returned = await desk.decide(auditor, data.auditId, 'return', data.version, notes);
    const correct = async (version: number, licenseFileId: string) =>
      desk.portal.call(save, { regTicket, version, submit: '1', data: { licenseFileId } });
    const again = await correct(returned.data.version, await insertLicence(desk.portal.db, user.id));
    const draft = await desk.portal.call(withdraw, { regTicket, version: again.data.version });
    expect(draft.data).toMatchObject({
      state: 'DRAFT',
      ...notes,
      returned: { application: { licenseFileId: application.licenseFileId } },
    });
    const { version } = draft.data;
    const changed = { regTicket, version, data: { ...application, products, contactName: '另一位' } };
    expect((await desk.portal.call(save, changed)).data).toEqual({
      fields: { 'data.contactName': '该项未被退回，不能修改' },
    });
    const last = await correct(version, await insertLicence(desk.portal.db, user.id));
    expect(last.data).toMatchObject({ state: 'PENDING', fieldNotes: {}, returned: null });
    // The auditor sees the differences from the returned version, but not keys the database merely reordered.
    const detailed = 'GET /api/baseInfo/enterpriseAudit/queryDetail';
    const seen = await desk.portal.call(detailed, { id: data.auditId }, auditor);
    expect(seen.data.before).toEqual({ licenseFileId: application.licenseFileId });
  });

  it('requires thirty days after a rejection', async () => {
    const auditor = await desk.operatorNamed('陆知微', 'OP_AUDIT');
    const submitted = await desk.submit();
    await desk.decide(auditor, submitted.data.auditId, 'reject', submitted.data.version, {
      opinion: '不属于花卉产业',
    });
    const session = async () => desk.portal.logIn({ userId: desk.applicant.user.id, userType: '200' });
    const { data } = await desk.portal.call(detail, {}, await session());
    expect(data).toMatchObject({ state: 'REJECTED', opinion: '不属于花卉产业', actions: [] });
    expect(data.reapplyAt).toBe(desk.now + 30 * day);
    const { version } = data;
    const resubmission = { version, submit: '1', data: desk.applicant.application };
    expect((await desk.portal.call(save, resubmission, await session())).header.retCode).toBe(
      retCodes.TRANSITION_REFUSED,
    );
    desk.now += 30 * day;
    expect((await desk.portal.call(save, resubmission, await session())).data).toMatchObject({
      state: 'PENDING',
      opinion: '',
    });
  });
});
