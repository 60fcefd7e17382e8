import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { useAdmission } from './testing/admission-desk.ts';
import { forceState } from './testing/apply.ts';

const desk = useAdmission();

describe('decisions', () => {
  it('OP_ADMIN cannot audit, OP_AUDIT cannot revoke', async () => {
    const { data } = await desk.submit();
    const admin = await desk.operatorNamed('韩司南', 'OP_ADMIN');
    const auditor = await desk.operatorNamed('陆知微', 'OP_AUDIT');
    const pass = await desk.decide(admin, data.auditId, 'pass', data.version);
    expect(pass.header.retCode).toBe(retCodes.RIGHT_MISSING);
    await forceState(desk.portal.db, data.auditId, 'PASSED');
    const revoke = await desk.decide(auditor, data.auditId, 'revoke', 1, { opinion: '不该' });
    expect(revoke.header.retCode).toBe(retCodes.RIGHT_MISSING);
  });

  it('require the current version, an existing application, and notes or a reason', async () => {
    const { data } = await desk.submit();
    const auditor = await desk.operatorNamed('陆知微', 'OP_AUDIT');
    const codeOf = async (...given: Parameters<typeof desk.decide>) =>
      (await desk.decide(...given)).header.retCode;
    expect(await codeOf(auditor, data.auditId, 'pass', data.version + 1)).toBe(retCodes.VERSION_CONFLICT);
    expect(await codeOf(auditor, ulid(), 'pass', 1)).toBe(retCodes.NOT_FOUND);
    expect(await codeOf(auditor, data.auditId, 'return', data.version)).toBe(retCodes.FIELD_REFUSED);
    expect(await codeOf(auditor, data.auditId, 'reject', data.version)).toBe(retCodes.FIELD_REFUSED);
    const unknown = { fieldNotes: { entryStatus: '不能改' } };
    expect(await codeOf(auditor, data.auditId, 'return', data.version, unknown)).toBe(
      retCodes.PARAMETER_INVALID,
    );
  });

  it('let only one of several concurrent calls succeed', async () => {
    const { data } = await desk.submit();
    const auditor = await desk.operatorNamed('陆知微', 'OP_AUDIT');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => desk.decide(auditor, data.auditId, 'pass', data.version)),
    );
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
  });
});
