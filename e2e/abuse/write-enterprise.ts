import { termsVersion } from '@portal/contract/terms';
import { nextCreditCode } from '../../apps/server/src/features/enterprise/admission/testing/apply.ts';
import { chosenFields } from '../../apps/server/src/features/enterprise/testing/filled-fields.ts';
import {
  insertCode,
  nextPhone,
  password,
  shaOf,
} from '../../apps/server/src/features/identity/testing/insert-user.ts';
import { callAs } from './caller.ts';
import type { Writer } from './writer.ts';

interface Versioned {
  version: number;
}
interface Audit extends Versioned {
  auditId: string;
}

const audit = '/api/baseInfo/enterpriseAudit/operate';
const basic = { ...chosenFields, industryTagIds: [] };
const product = { seasonFrom: 1, seasonTo: 12 };

/** Data for every section of a profile. */
const sections = (taxNo: string) => [
  { section: 'BASIC', ...basic },
  { section: 'INTRO' },
  { section: 'PRODUCTS', products: [product] },
  { section: 'HONOURS', honours: [{ year: 2024 }] },
  { section: 'CONTACTS', contactPhone: '15410009222' },
  { section: 'BANK', number: '622200001111222' },
  { section: 'INVOICE', invoiceTitles: [{ taxNo, isDefault: true }] },
];

/** An applicant whose form is returned with notes on its fields. */
async function apply({ db, fixtures, write, file }: Writer, origin: string) {
  const visitor = callAs(origin);
  const phoneNumber = nextPhone();
  const loginName = `a${Date.now()}`;
  const registered = await write<{ regTicket: string; regTicketExpiresAt: number }>(
    visitor,
    '/api/userManage/register/userRegisterCK',
    {
      loginName,
      phoneNumber,
      userType: '200',
      language: 'zh',
      termsVersion,
      password_sha: shaOf(password),
      verifyCode: await insertCode(db, phoneNumber, 'REGISTER', { at: new Date() }),
    },
  );
  const { regTicket } = registered;
  const licence = await visitor.upload<{ fileId: string }>(
    `/api/baseInfo/enterpriseInfo/uploadForReg?regTicket=${regTicket}`,
    file(),
    { purpose: 'LICENCE' },
  );
  const submitted = await write<Audit>(visitor, '/api/baseInfo/enterpriseInfo/saveForReg', {
    regTicket,
    submit: '1',
    data: {
      ...basic,
      creditCode: nextCreditCode(),
      contactPhone: phoneNumber,
      products: [product],
      licenseFileId: licence.fileId,
    },
  });
  await write(fixtures.author.caller, audit, {
    id: submitted.auditId,
    event: 'return',
    version: submitted.version,
    data: { fieldNotes: { name: '', intro: '', licenseFileId: '' } },
  });
  const { regTicketExpiresAt: expiresAt } = registered;
  return {
    application: submitted.auditId,
    admission: { ticket: regTicket, expiresAt, loginName, phoneNumber },
  };
}

/** An admitted enterprise with its members, an approved change and a pending one. */
export async function writeEnterprise(writer: Writer, origin: string) {
  const { fixtures, write, file } = writer;
  const { owner, person, author, chief } = fixtures;
  for (const section of sections(fixtures.creditCode)) {
    const { version } = await owner.caller.get<Versioned>('/api/baseInfo/enterpriseInfo/queryProfile');
    await write(owner.caller, '/api/baseInfo/enterpriseInfo/saveProfile', { version, data: section });
  }
  const upload = async () => {
    const fields = { purpose: 'LICENCE' };
    return (await owner.caller.upload<{ fileId: string }>('/api/fms/upload', file(), fields)).fileId;
  };
  const submitWork = (data: object) =>
    write<Audit>(owner.caller, '/api/baseInfo/enterpriseChange/submit', { data });
  const { auditId: id, version } = await submitWork({ licenseFileId: await upload() });
  const passed = await write<Versioned>(author.caller, audit, { id, event: 'pass', version, data: {} });
  await write(chief.caller, audit, { id, event: 'pass', version: passed.version, data: {} });
  const change = await owner.caller.post<Audit>('/api/baseInfo/enterpriseChange/submit', {
    data: { creditCode: nextCreditCode(), licenseFileId: await upload() },
  });

  const join = { enterprise: fixtures.creditCode };
  const request = await write<{ memberId: string } & Versioned>(
    person.caller,
    '/api/baseInfo/enterpriseMember/apply',
    join,
  );
  await write(owner.caller, '/api/baseInfo/enterpriseMember/operate', {
    id: request.memberId,
    event: 'refuse',
    version: request.version,
    data: {},
  });
  await write(person.caller, '/api/baseInfo/enterpriseMember/apply', join);
  const invited = { phoneNumber: nextPhone(), memberRole: 'STAFF' };
  const invite = await owner.caller.post<{ inviteId: string }>('/api/communityManage/invite/save', invited);
  return {
    ...(await apply(writer, origin)),
    change: change.auditId,
    invite: invite.inviteId,
  };
}
