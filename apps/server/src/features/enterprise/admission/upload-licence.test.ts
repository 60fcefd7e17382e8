import { retCodes } from '@portal/contract/ret-code';
import { describe, expect, it } from 'vitest';
import { writeForm } from '../../../platform/files/testing/upload-form.ts';
import { useAdmission } from './testing/admission-desk.ts';

const desk = useAdmission();

describe('licence upload', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const upload = async (query: string, content = pdf) => {
    const { payload, headers } = writeForm({ purpose: 'LICENCE' }, [{ name: '营业执照.pdf', content }]);
    const url = `/api/baseInfo/enterpriseInfo/uploadForReg${query}`;
    const answer = await desk.portal.app.inject({ method: 'POST', url, headers, payload });
    return answer.json<{ header: { retCode: string; retMsg: string }; body: { data: { fileId: string } } }>();
  };

  it('works with the ticket, and the applicant can submit the file', async () => {
    const { header, body } = await upload(`?regTicket=${desk.applicant.regTicket}`);
    expect(header.retCode).toBe('000000');
    const { data } = await desk.submit({ licenseFileId: body.data.fileId });
    expect(data).toMatchObject({ state: 'PENDING', licence: { mime: 'application/pdf', bytes: pdf.length } });
    const stranger = await desk.portal.app.inject(`/api/fms/show/${body.data.fileId}_0`);
    expect(stranger.statusCode).toBe(404);
  });

  it('shows the licence to its applicant after a return', async () => {
    const { regTicket } = desk.applicant;
    const { body } = await upload(`?regTicket=${regTicket}`);
    const { data } = await desk.submit({ licenseFileId: body.data.fileId });
    const show = (ticket: string) =>
      desk.portal.app.inject(`/api/baseInfo/enterpriseInfo/showReturned?regTicket=${ticket}`);
    expect((await show(regTicket)).statusCode).toBe(404);
    const auditor = await desk.operatorNamed('陆知微', 'OP_AUDIT');
    const notes = { fieldNotes: { licenseFileId: '照片模糊' } };
    await desk.decide(auditor, data.auditId, 'return', data.version, notes);
    expect((await show(regTicket)).rawPayload).toEqual(pdf);
    expect((await show('x'.repeat(43))).json().header.retCode).toBe(retCodes.TICKET_EXPIRED);
  });

  it('is refused without a ticket or with a disguised file type', async () => {
    for (const query of ['', '?regTicket=x', `?regTicket=${'x'.repeat(43)}`])
      expect((await upload(query)).header.retCode).toBe(retCodes.TICKET_EXPIRED);
    const disguised = await upload(
      `?regTicket=${desk.applicant.regTicket}`,
      Buffer.from('<svg onload=alert(1)>'),
    );
    expect(disguised.header.retCode).toBe(retCodes.FILE_REFUSED);
  });
});
