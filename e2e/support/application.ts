import type { APIRequestContext } from '@playwright/test';
import {
  chosenFields,
  writtenFields,
} from '../../apps/server/src/features/enterprise/testing/filled-fields.ts';
import { demo, post, sha1 } from './accounts.ts';

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A credit code with a valid check digit. */
export function creditCode(): string {
  const body = `91990000MA${String(Date.now()).slice(-7)}`;
  const sum = [...body].reduce((total, sign, at) => total + alphabet.indexOf(sign) * (3 ** at % 31), 0);
  return body + alphabet[(31 - (sum % 31)) % 31];
}

/** A PNG of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const enterpriseInfo = '/api/baseInfo/enterpriseInfo';

async function uploadLicence(request: APIRequestContext, regTicket: string): Promise<string> {
  const file = { name: 'licence.png', mimeType: 'image/png', buffer: png };
  const answer = await request.post(`${enterpriseInfo}/uploadForReg?regTicket=${regTicket}`, {
    multipart: { purpose: 'LICENCE', file },
  });
  return ((await answer.json()) as { body: { data: { fileId: string } } }).body.data.fileId;
}

interface Audit {
  auditId: string;
  version: number;
}

/** Submits a complete application with the ticket issued at registration. */
export async function apply(request: APIRequestContext, regTicket: string): Promise<Audit> {
  const regions = await request.get('/api/baseInfoManage/regionManage/queryList');
  const [region] = ((await regions.json()) as { body: { data: { regionId: string }[] } }).body.data;
  const application = {
    name: `试走花卉${String(Date.now()).slice(-8)}（演示）`,
    creditCode: creditCode(),
    ...chosenFields,
    ...writtenFields,
    regionId: region?.regionId,
    licenseFileId: await uploadLicence(request, regTicket),
  };
  const form = { regTicket, submit: '1', data: JSON.stringify(application) };
  const { header, body } = await post<Audit>(request, `${enterpriseInfo}/saveForReg`, form);
  if (header.retCode !== '000000') throw new Error(`not handed in: ${JSON.stringify(body.data)}`);
  return body.data;
}

/** Returns an application for correction of some of its fields, as an auditor. */
export async function returnForCorrection(
  office: APIRequestContext,
  { auditId, version }: Audit,
  fieldNotes: Record<string, string>,
): Promise<void> {
  const { loginName, password } = demo('op_audit');
  const { header } = await post(office, '/api/userManage/login', { loginName, password_sha: sha1(password) });
  const data = JSON.stringify({ opinion: '请按标注补正', fieldNotes });
  const form = { id: auditId, event: 'return', version: String(version), data };
  const answer = await post(office, '/api/baseInfo/enterpriseAudit/operate', form, header.token);
  if (answer.header.retCode !== '000000') throw new Error(`not returned: ${answer.header.retMsg}`);
}
