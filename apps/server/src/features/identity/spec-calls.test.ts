import { retCodes } from '@portal/contract/ret-code';
import { termsVersion } from '@portal/contract/terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { insertArticle } from '../content/testing/insert-article.ts';
import { insertApplicant, insertDictionaries } from '../enterprise/admission/testing/apply.ts';
import type { CodeScene } from './proof.table.ts';
import { insertCode, insertUser, nextPhone, password, shaOf } from './testing/insert-user.ts';
import { issueTicket } from './ticket.public.ts';
import type { UserRow } from './user.public.ts';
import { changeSignOf, phoneSignOf } from './verify-code/phone-sign.ts';

let portal: TestApp;
const clock = { now: () => testNow };

interface Scene {
  user: UserRow;
  token: string;
  code: (scene: CodeScene, phoneNumber?: string) => Promise<string>;
}

type Payload = Record<string, string>;

/** A row of the specification's table of calls: method, path, payload, and where the answer holds its data. */
interface SpecCall {
  call: `${'GET' | 'POST'} /api/${string}`;
  variant?: string;
  payload: (scene: Scene) => Payload | Promise<Payload>;
  place?: 'data' | 'menusList';
  as?: 'member' | 'secure' | 'editor';
  answersToken?: boolean;
}

const none = () => ({});
const sha = shaOf(password);
const newSha = shaOf('Peony2026');
const user = 'GET /api/userManage';
const back = '/api/userManage/getPasswordBack';

const calls: SpecCall[] = [
  {
    call: 'POST /api/userManage/login',
    payload: ({ user: { loginName } }) => ({ loginName, password_sha: sha }),
    answersToken: true,
  },
  {
    call: 'POST /api/userManage/loginByPhone',
    payload: async ({ user: { phoneNumber }, code }) => ({ phoneNumber, verifyCode: await code('LOGIN') }),
    answersToken: true,
  },
  {
    call: 'POST /api/userManage/checkPhone',
    payload: async ({ user: { phoneNumber }, code }) => ({
      phoneNumber,
      verifyCode: await code('PHONE_OLD'),
    }),
    as: 'member',
  },
  { call: `${user}/userInfo/queryDetail`, payload: none, as: 'member' },
  { call: `${user}/menu/queryList`, payload: none, place: 'menusList', as: 'member' },
  {
    call: 'POST /api/userManage/register/userRegisterCK',
    payload: async ({ code }) => {
      const phoneNumber = nextPhone();
      const verifyCode = await code('REGISTER', phoneNumber);
      const registration = { loginName: 'flower_field', phoneNumber, verifyCode, password_sha: sha };
      return { ...registration, userType: '200', termsVersion };
    },
  },
  { call: 'GET /api/baseData/bussinessData/queryList', payload: none },
  { call: 'GET /api/baseData/bussinessData/queryList', payload: () => ({ type: 'ENTERPRISE_PROPERTS' }) },
  {
    call: 'POST /api/baseInfo/enterpriseInfo/saveForReg',
    payload: async () => {
      const { regTicket, application } = await insertApplicant(portal.db, clock);
      return { regTicket, submit: '1', data: JSON.stringify(application) };
    },
  },
  {
    call: 'GET /api/baseInfo/enterpriseInfo/queryDetail',
    payload: async () => {
      const { regTicket, application, user: applicant } = await insertApplicant(portal.db, clock);
      const form = { regTicket, data: JSON.stringify(application) };
      await send('POST /api/baseInfo/enterpriseInfo/saveForReg', form);
      return { regTicket, userAccId: applicant.userAccId };
    },
  },
  {
    call: `POST ${back}/sendVerifyCode`,
    payload: ({ user: { phoneNumber } }) => ({ phoneNumber, sign: phoneSignOf(phoneNumber) }),
  },
  {
    call: `POST ${back}/checkVerifyCode`,
    payload: async ({ user: { phoneNumber }, code }) => ({ phoneNumber, verifyCode: await code('RECOVER') }),
  },
  {
    call: `POST ${back}/changePassword`,
    variant: 'by the phone',
    payload: ({ user: { phoneNumber } }) => ({ phoneNumber, oldPassword: sha, newPassword: newSha }),
    as: 'member',
  },
  {
    call: `POST ${back}/changePassword`,
    variant: 'by timestamp and sign',
    payload: async ({ user: { phoneNumber, id, userAccId } }) => {
      const timestamp = testNow.getTime();
      const { ticket } = await issueTicket(portal.db, clock, 'PWD', phoneNumber);
      const signed = { timestamp: String(timestamp), sign: changeSignOf(phoneNumber, timestamp) };
      return { ...signed, userId: id, userAccId, oldPassword: sha, newPassword: newSha, pwdTicket: ticket };
    },
  },
  {
    call: 'POST /api/userManage/userInfo/sendVerifyCode',
    variant: 'to the present number',
    payload: ({ user: { phoneNumber } }) => ({
      phoneNumber,
      isSend4NewPhone: '0',
      sign: phoneSignOf(phoneNumber),
    }),
    as: 'member',
  },
  {
    call: 'POST /api/userManage/userInfo/sendVerifyCode',
    variant: 'to the new one',
    payload: () => {
      const phoneNumber = nextPhone();
      return { phoneNumber, isSend4NewPhone: '1', sign: phoneSignOf(phoneNumber) };
    },
    as: 'secure',
  },
  {
    call: 'POST /api/userManage/userInfo/updateMobilePhone',
    payload: async ({ code }) => {
      const phoneNumber = nextPhone();
      return { phoneNumber, verifyCode: await code('PHONE_NEW', phoneNumber) };
    },
    as: 'secure',
  },
  { call: 'GET /api/baseInfoManage/personalInfoMgr/queryDetail', payload: none, as: 'member' },
  {
    call: 'GET /api/baseInfoManage/businessData/queryBusinessDataList',
    payload: () => ({ type: 'ENTERPRISE_PROPERTS' }),
  },
  { call: 'GET /api/baseInfoManage/businessData/queryTagInfoList', payload: () => ({ shield: '0' }) },
  {
    call: 'POST /api/baseInfoManage/topInfo/setTopFlag',
    payload: async () => ({
      businessType: 'ARTICLE',
      businessId: await insertArticle(portal.db, { publishAt: testNow }),
      topFlag: '1',
    }),
    as: 'editor',
  },
  { call: 'GET /api/baseInfoManage/regionManage/queryList', payload: none },
  { call: 'GET /api/communityManage/communityPlate/queryTypeCommunityPlate', payload: none },
];

/** Parameters the specification's client adds to every call. */
const added = {
  userAccId: '1',
  userType: '200',
  roleInfos: '[]',
  LOGIN: '1',
  SECURELOGIN: '0',
  enterpriseId: '',
  channel: '3',
  callSide: 'portal',
};

async function send(call: string, payload: Payload, token = '') {
  const [method, path = ''] = call.split(' ');
  const isGet = method === 'GET';
  const query = new URLSearchParams({ ...added, ...(isGet ? payload : {}) });
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await portal.app.inject({
    method: isGet ? 'GET' : 'POST',
    url: `${path}?${query.toString()}`,
    headers: isGet ? { token } : { token, ...type },
    ...(isGet ? {} : { payload: new URLSearchParams(payload).toString() }),
  });
  return { status: answer.statusCode, ...answer.json<{ header: Payload; body: Record<string, unknown> }>() };
}

async function setScene(as: SpecCall['as']): Promise<Scene> {
  const row = await insertUser(portal.db);
  const token = await portal.logIn({
    userId: row.id,
    ...(as === 'editor' ? { userType: '900', operatorRoles: ['OP_CONTENT'] } : { userType: '200' }),
  });
  const code: Scene['code'] = (scene, phoneNumber = row.phoneNumber) =>
    insertCode(portal.db, phoneNumber, scene);
  if (as === 'secure') {
    const proof = { phoneNumber: row.phoneNumber, verifyCode: await code('PHONE_OLD') };
    await send('POST /api/userManage/checkPhone', proof, token);
  }
  return { user: row, token: as === undefined ? '' : token, code };
}

beforeAll(async () => {
  portal = await openTestApp();
  await insertDictionaries(portal.db);
});
afterAll(() => portal.close());

const named = calls.map((row) => [row.variant ? `${row.call}, ${row.variant}` : row.call, row] as const);

describe.each(named)('%s', (_name, { call, payload, place = 'data', as, answersToken = false }) => {
  it('returns its data in the specified place', async () => {
    const scene = await setScene(as);
    const { status, header, body } = await send(call, await payload(scene), scene.token);
    expect(header).toMatchObject({ retCode: retCodes.SUCCESS, retMsg: '操作成功' });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([place]);
    expect('token' in header).toBe(answersToken);
  });

  it('refuses the other method, and names its own', async () => {
    const [method, path = ''] = call.split(' ');
    const answer = await portal.app.inject({ method: method === 'GET' ? 'POST' : 'GET', url: path });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toContain(method);
  });
});
