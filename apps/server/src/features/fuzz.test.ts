import { operatorRoles } from '@portal/contract/operator-role';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemo } from '../demo/fill-demo.ts';
import { readEnv } from '../platform/env.ts';
import type { Identity } from '../platform/session/sessions.ts';
import { chosenEndpoints, keyOf } from '../testing/chosen-endpoints.ts';
import { breakRequest, type FuzzRequest, requestOf } from '../testing/fuzz-requests.ts';
import { type Known, readKnown, valuesOf } from '../testing/fuzz-values.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { findUserByLoginName } from './identity/account/user.queries.ts';
import { verifyCodes } from './identity/proof.table.ts';
import { insertCode } from './identity/testing/insert-user.ts';
import { phoneSignOf } from './identity/verify-code/phone-sign.ts';

// Requests of each kind per endpoint and identity; `npm run test:abuse` sends 1,000.
const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 5) };
const patience = 60_000 + runs.numRuns * 4_000;

type Visitor = 'nobody' | 'member' | 'operator';
const visitors: Visitor[] = ['nobody', 'member', 'operator'];

const sessionRefusals = new Set<string>([
  retCodes.TOKEN_INVALID,
  retCodes.TOKEN_KICKED,
  retCodes.TOKEN_EXPIRED,
  retCodes.NOT_LOGGED_IN,
  retCodes.ACCOUNT_FROZEN,
  retCodes.ROLE_CHANGED,
]);

let portal: TestApp;
let known: Known;
const identities = new Map<Visitor, Partial<Identity>>();
const phones = new Map<Visitor, string>();
const counted = { requests: 0, accepted: 0 };
/** The error the server writes only to its log. */
let lastError: unknown;

beforeAll(async () => {
  portal = await openTestApp();
  portal.app.addHook('onError', async (_request, _reply, error) => {
    lastError = error;
  });
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: portal.dataDir });
  await fillDemo({ database: portal.database, env, log: pino({ level: 'silent' }) });
  known = await readKnown(portal.db);
  await identify('member', 'demo_enterprise', { memberRole: 'OWNER', auditStatus: '2' });
  await identify('operator', 'op_admin', { operatorRoles: [...operatorRoles] });
}, 180_000);
afterAll(async () => {
  if (process.env.FUZZ_RUNS)
    console.log(`${counted.requests} requests, ${counted.accepted} of them accepted.`);
  await portal.close();
});

async function identify(visitor: Visitor, loginName: string, more: Partial<Identity>): Promise<void> {
  const user = await findUserByLoginName(portal.db, loginName);
  if (!user) throw new Error(`the demo park has no ${loginName}`);
  const { id: userId, userAccId, userType, enterpriseId } = user;
  phones.set(visitor, user.phoneNumber);
  identities.set(visitor, { userId, userAccId, userType, enterpriseId, ...more });
}

async function send(request: FuzzRequest, token: string | undefined): Promise<string | null> {
  const answer = await portal.app.inject({
    ...request,
    headers: { ...request.headers, ...(token && { token }) },
  });
  counted.requests += 1;
  expect(answer.statusCode, String((lastError as Error | undefined)?.stack)).toBeLessThan(500);
  if (!String(answer.headers['content-type']).startsWith('application/json')) return null;
  expect(answer.body).not.toMatch(/\bat .+\.(ts|js):\d+/);
  const { retCode } = answer.json<{ header: { retCode: string } }>().header;
  if (retCode === retCodes.UNEXPECTED) throw lastError;
  if (retCode === '000000') counted.accepted += 1;
  return retCode;
}

const goodCode = '246810';
const scenes = ['LOGIN', 'REGISTER', 'RECOVER', 'PHONE_OLD', 'PHONE_NEW', 'PHONE_APPEAL'] as const;

/** Stores the request's code as if it had just been sent to the number it names, or to its sender's. */
async function deliverCode({ payload }: FuzzRequest, sender: string | undefined): Promise<void> {
  const fields = new URLSearchParams(String(payload));
  const phoneNumber = fields.get('phoneNumber') ?? sender;
  if (fields.get('verifyCode') !== goodCode || !isPhone(phoneNumber)) return;
  await portal.db.delete(verifyCodes).where(eq(verifyCodes.phoneNumber, phoneNumber));
  for (const scene of scenes) await insertCode(portal.db, phoneNumber, scene, { code: goodCode });
}

const isPhone = (text: string | undefined): text is string => /^\d{11}$/.test(text ?? '');

/** Sends many requests, logging in again whenever one of them has ended the session. */
async function sendAll(arbitrary: fc.Arbitrary<FuzzRequest>, visitor: Visitor): Promise<void> {
  const identity = identities.get(visitor);
  let token = identity && (await portal.logIn(identity));
  await fc.assert(
    fc.asyncProperty(arbitrary, async (request) => {
      await deliverCode(request, phones.get(visitor));
      const retCode = await send(request, token);
      if (identity && retCode && sessionRefusals.has(retCode)) token = await portal.logIn(identity);
    }),
    runs,
  );
}

/** Gives phone numbers the sign that every client can calculate, and the code that was sent to them. */
function withProofs(input: unknown): unknown {
  const fields = input as Record<string, unknown>;
  const { phoneNumber, sign, verifyCode } = fields;
  return {
    ...fields,
    ...(typeof phoneNumber === 'string' && sign ? { sign: phoneSignOf(phoneNumber) } : {}),
    ...(verifyCode ? { verifyCode: goodCode } : {}),
  };
}

test.each(chosenEndpoints.map((declaration) => [keyOf(declaration), declaration] as const))(
  '%s never breaks',
  async (_key, declaration) => {
    const inputs = valuesOf(declaration.input, known).map(withProofs);
    const valid = inputs.map((input) => requestOf(declaration, input));
    for (const visitor of visitors) {
      await sendAll(valid, visitor);
      await sendAll(breakRequest(declaration, inputs), visitor);
    }
  },
  patience,
);

test('wrong content types and malformed bodies are refused in the envelope', async () => {
  for (const [type, payload, code] of [
    ['application/json', '{"id":', retCodes.DATA_NOT_JSON],
    ['text/xml', '<id/>', retCodes.DATA_NOT_JSON],
    ['application/x-www-form-urlencoded', 'data={broken', retCodes.DATA_NOT_JSON],
    ['application/x-www-form-urlencoded', '%E0%A4%A=1', retCodes.PARAMETER_INVALID],
  ] as const) {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/infoManage/content/view',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode, payload).toBe(200);
    expect(answer.json(), payload).toMatchObject({ header: { retCode: code } });
  }
});
