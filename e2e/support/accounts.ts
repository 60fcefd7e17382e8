import { createHash } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { termsVersion } from '@portal/contract/terms';

export const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

/** The signature required with every request for a code. */
const signOf = (phoneNumber: string) => sha1([...phoneNumber].reverse().join('')).slice(10, 20);

let made = 0;

/** A number no other test uses, built from the worker, the millisecond and a counter. */
export function newPhone(): string {
  made += 1;
  return `15${process.env.TEST_PARALLEL_INDEX ?? 0}${String(Date.now() * 10 + (made % 10)).slice(-8)}`;
}

interface Envelope<Data> {
  header: { retCode: string; retMsg: string; token?: string };
  body: { data: Data };
}

/** Posts a form as the portal's own client does. */
export async function post<Data = Record<string, unknown>>(
  request: APIRequestContext,
  path: string,
  form: Record<string, string>,
  token = '',
): Promise<Envelope<Data>> {
  const answer = await request.post(path, { form, headers: { token } });
  return (await answer.json()) as Envelope<Data>;
}

/** Returns the code that the demo shows instead of sending it. */
async function codeFor(request: APIRequestContext, phoneNumber: string, scene: string) {
  const form = { phoneNumber, scene, sign: signOf(phoneNumber) };
  const { header, body } = await post<{ demoCode?: string }>(
    request,
    '/api/userManage/login/sendVerifyCode',
    form,
  );
  if (!body.data.demoCode) throw new Error(`no code: ${header.retCode} ${header.retMsg}`);
  return body.data.demoCode;
}

export interface Account {
  loginName: string;
  phoneNumber: string;
  password: string;
}

/** Registers an account for this test only. */
export async function register(
  request: APIRequestContext,
  userType: '100' | '200' = '100',
): Promise<Account & { regTicket: string }> {
  const phoneNumber = newPhone();
  const account = { loginName: `t${phoneNumber}`, phoneNumber, password: 'Peony2026' };
  const { header, body } = await post<{ regTicket: string }>(
    request,
    '/api/userManage/register/userRegisterCK',
    {
      loginName: account.loginName,
      phoneNumber,
      userType,
      termsVersion,
      verifyCode: await codeFor(request, phoneNumber, 'REGISTER'),
      password_sha: sha1(account.password),
    },
  );
  if (header.retCode !== '000000') throw new Error(`not registered: ${header.retMsg}`);
  return { ...account, regTicket: body.data.regTicket };
}

const prefix = 'park_portal_';

/** Logs a browser in without the login page; returns the token and the phone number. */
export async function logIn(
  context: BrowserContext,
  { loginName, password }: Pick<Account, 'loginName' | 'password'>,
  baseURL = '',
): Promise<{ token: string; userId: string; phoneNumber: string }> {
  const form = { loginName, password_sha: sha1(password) };
  const { header, body } = await post<{ userId: string; phoneNumber: string }>(
    context.request,
    '/api/userManage/login',
    form,
  );
  const { token } = header;
  if (!token) throw new Error(`not logged in: ${header.retMsg}`);
  const fields = Object.entries({ ...body.data, token }).filter(([, value]) => value !== null);
  await context.addCookies(
    fields.map(([name, value]) => ({
      name: prefix + name,
      value: encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value)),
      url: baseURL,
    })),
  );
  const { userId, phoneNumber } = body.data;
  return { token, userId, phoneNumber };
}

export const demo = (loginName: string) => ({ loginName, password: 'Demo2026' });
