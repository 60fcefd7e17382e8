import { createHash } from 'node:crypto';
import { endpoints } from '@portal/contract/collected/endpoints';
import type { Endpoint } from '@portal/contract/endpoint';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { fillDemo } from '../demo/fill-demo.ts';
import { readEnv } from '../platform/env.ts';
import { spreadsheetType } from '../platform/xlsx/build-sheet.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { users } from './identity/user.table.ts';

const logins = [
  'demo_person',
  'demo_enterprise',
  'demo_staff',
  'op_admin',
  'op_audit',
  'op_content',
  'op_policy',
  'op_service',
  'op_property',
  'op_finance',
  'op_community',
  'op_worker',
  'demo_expert',
  'demo_judge',
];
// The hash of the demo password, as a browser sends it.
const password_sha = createHash('sha1').update('Demo2026').digest('hex');

let portal: TestApp;
/** Unmasked phone numbers of all users in the demo park. */
let numbers: string[];
/** Visitors by login name, with their session token and own number. */
const visitors = new Map<string, { token?: string; ownNumber?: string }>([['nobody', {}]]);

beforeAll(async () => {
  portal = await openTestApp();
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: portal.dataDir });
  await fillDemo({ database: portal.database, env, log: pino({ level: 'silent' }) });
  const rows = await portal.db.select({ phoneNumber: users.phoneNumber }).from(users);
  numbers = [...new Set(rows.map(({ phoneNumber }) => phoneNumber))];
  for (const loginName of logins) {
    const { header } = await portal.call('POST /api/userManage/login', { loginName, password_sha });
    const [user] = await portal.db.select().from(users).where(eq(users.loginName, loginName));
    if (!header.token || !user) throw new Error(`${loginName} cannot log in`);
    visitors.set(loginName, { token: header.token, ownNumber: user.phoneNumber });
  }
}, 180_000);
afterAll(() => portal.close());

async function readSheets(content: Buffer): Promise<string> {
  const { sheets } = await readXlsx(content);
  return JSON.stringify(sheets.map(({ rows }) => rows));
}

const needsNothing = ({ method, path, input }: Endpoint) =>
  method === 'GET' && !path.includes(':') && z.safeParse(input, {}).success;
const lists = (endpoints as readonly Endpoint[]).filter(needsNothing);

test.each(lists.map((list) => [list.path, list] as const))('%s', async (path, { input, raw }) => {
  const isPaged = input instanceof z.ZodObject && 'pageSize' in input.shape;
  let hasAnswered = false;
  for (const [loginName, { token, ownNumber }] of visitors) {
    const answer = await portal.app.inject({
      url: `${path}${isPaged ? '?pageSize=50' : ''}`,
      headers: token ? { token } : {},
    });
    const isSheet = String(answer.headers['content-type']).startsWith(spreadsheetType);
    const text = isSheet ? await readSheets(answer.rawPayload) : answer.body;
    // None of these visitors has a file of their own.
    const isFile = raw !== undefined && (answer.statusCode === 200 || answer.statusCode === 404);
    hasAnswered ||= isSheet || isFile || answer.body.includes('"retCode":"000000"');
    const shown = numbers.filter((number) => number !== ownNumber && text.includes(number));
    expect(shown, loginName).toEqual([]);
  }
  expect(hasAnswered).toBe(true);
});

test('more than forty lists are checked', () => {
  expect(lists.length).toBeGreaterThan(40);
});
