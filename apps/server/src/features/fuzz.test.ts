import type { Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { retCodes } from '@portal/contract/ret-code';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const runs = { numRuns: Number(process.env.FUZZ_RUNS ?? 40) };
let portal: TestApp;

/** Sessions of its own for every endpoint: some calls end them. */
const openSessions = () =>
  Promise.all([
    portal.logIn({
      userType: '200',
      enterpriseId: '01J000000000000000000000E1',
      memberRole: 'OWNER',
      auditStatus: '2',
    }),
    portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] }),
  ]);

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const nasty = fc.constantFrom(
  '',
  ' ',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'abc',
  "'; drop table article; --",
  '%',
  '%00',
  '\u0000',
  '\uD800',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '[]',
  '{}',
  '{"__proto__":{"x":1}}',
  'null',
  'true',
  '中文'.repeat(3_000),
  '01J000000000000000000000E1',
  '2026-02-30',
);
const value = fc.oneof(
  nasty,
  fc.string({ unit: 'grapheme' }),
  fc.integer().map(String),
  fc.boolean().map(String),
);

function namesOf(declaration: Endpoint): string[] {
  const declared = declaration.input instanceof z.ZodObject ? Object.keys(declaration.input.shape) : [];
  return [...declared, 'pageNo', 'pageSize', 'data', 'unknownColumn', 'userType', '__proto__', 'constructor'];
}

function inputOf(declaration: Endpoint) {
  return fc.array(fc.tuple(fc.constantFrom(...namesOf(declaration)), value), { maxLength: 8 });
}

// Lone surrogates cannot be percent-encoded; a client could only send their replacement.
const encode = (pairs: [string, string][]) =>
  new URLSearchParams(pairs.map(([name, text]): [string, string] => [name, text.toWellFormed()])).toString();

test.each(
  endpoints.map((declaration) => [`${declaration.method} ${declaration.path}`, declaration as Endpoint]),
)(
  '%s never breaks',
  async (_key, declaration) => {
    const [memberToken, operatorToken] = await openSessions();
    await fc.assert(
      fc.asyncProperty(
        inputOf(declaration),
        fc.constantFrom(undefined, 'forged', memberToken, operatorToken),
        async (pairs, token) => {
          const text = encode(pairs);
          const isGet = declaration.method === 'GET';
          const answer = await portal.app.inject({
            method: declaration.method,
            url: isGet ? `${declaration.path}?${text}` : declaration.path,
            headers: {
              ...(token ? { token } : {}),
              ...(isGet ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
            },
            ...(isGet ? {} : { payload: text }),
          });
          expect(answer.statusCode).toBeLessThan(500);
          expect(answer.body).not.toMatch(/\bat .+\.(ts|js):\d+/);
          if (!String(answer.headers['content-type']).startsWith('application/json')) return;
          const { retCode } = answer.json<{ header: { retCode: string } }>().header;
          expect(retCode).not.toBe(retCodes.UNEXPECTED);
        },
      ),
      runs,
    );
  },
  600_000,
);

test('wrong content types and broken bodies are refused in the envelope', async () => {
  for (const [type, payload] of [
    ['application/json', '{"id":'],
    ['text/xml', '<id/>'],
    ['application/x-www-form-urlencoded', 'data={broken'],
    ['application/x-www-form-urlencoded', '%E0%A4%A=1'],
  ] as const) {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/infoManage/content/view',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({ header: { retCode: expect.stringMatching(/^10000[13]$/) } });
  }
});
