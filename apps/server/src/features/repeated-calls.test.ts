import { randomUUID } from 'node:crypto';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../platform/http/app-error.ts';
import { answeredCalls } from '../platform/idempotency/answered-call.table.ts';
import { forgetAnswers, idempotent } from '../platform/idempotency/idempotent.ts';
import { openTestApp, type TestApp, testNow } from '../testing/test-app.ts';
import { articles } from './content/article.table.ts';
import { insertUser } from './identity/testing/insert-user.ts';

const save = '/api/infoManage/content/save';
const draft = (title: string) => ({ data: JSON.stringify({ column: 'INDUSTRY', title }) });

let portal: TestApp;
let now = testNow.getTime();
let editorId: string;
let token: string;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
});
afterAll(() => portal.close());
beforeEach(async () => {
  ({ id: editorId } = await insertUser(portal.db, { userType: '900' }));
  token = await logIn();
});

const logIn = (userId = editorId) => portal.logIn({ userId, userType: '900', operatorRoles: ['OP_CONTENT'] });

async function post(fields: Record<string, string>, { path = save, as = token } = {}) {
  const answer = await portal.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: { token: as, 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { header, body } = answer.json<{
    header: { retCode: string };
    body: { data: Record<string, unknown> };
  }>();
  return { code: header.retCode, data: body.data };
}

const written = (by = editorId) => portal.db.$count(articles, eq(articles.createdBy, by));
const deps = () => ({ database: portal.database, clock: { now: () => new Date(now) } });
const callOf = (input: unknown = {}) => ({ userId: editorId, path: '/x', requestId: randomUUID(), input });

it('runs a call repeated under one id once and returns the same answer', async () => {
  const asked = { ...draft('只写一次'), requestId: randomUUID() };
  const first = await post(asked);
  expect(first.code).toBe(retCodes.SUCCESS);
  expect(await post(asked, { as: await logIn() })).toEqual(first);
  expect(await post({ ...asked, requestId: asked.requestId.toUpperCase() })).toEqual(first);
  expect(await written()).toBe(1);
  expect((await post({ ...asked, requestId: randomUUID() })).data).not.toEqual(first.data);
  expect((await post(draft('只写一次'))).data).not.toEqual(first.data);
  expect(await written()).toBe(3);
});

it('runs only one of many simultaneous calls', async () => {
  const asked = { ...draft('同时提交'), requestId: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 12 }, () => post(asked)));
  const notice = new Set(answers.map(({ code }) => code));
  expect(notice.delete(retCodes.SUCCESS)).toBe(true);
  expect([...notice].filter((code) => code !== retCodes.DUPLICATE_SUBMIT)).toEqual([]);
  expect(await written()).toBe(1);
});

it('reports a call still in progress as a duplicate, and lets a refused one be retried', async () => {
  const call = callOf();
  const gate = Promise.withResolvers<string>();
  const first = idempotent(deps(), call, () => gate.promise);
  await vi.waitFor(async () =>
    expect(await portal.db.$count(answeredCalls, eq(answeredCalls.requestId, call.requestId))).toBe(1),
  );
  const work = vi.fn(async () => 'again');
  await expect(idempotent(deps(), call, work)).rejects.toMatchObject({ retCode: retCodes.DUPLICATE_SUBMIT });
  gate.reject(new AppError(retCodes.TRANSITION_REFUSED));
  await expect(first).rejects.toMatchObject({ retCode: retCodes.TRANSITION_REFUSED });
  expect(work).not.toHaveBeenCalled();
  expect(await idempotent(deps(), call, work)).toBe('again');
});

it('does not rerun a call whose outcome is unknown', async () => {
  const call = callOf();
  await expect(idempotent(deps(), call, () => Promise.reject(new Error('cut off')))).rejects.toThrow(
    'cut off',
  );
  await expect(idempotent(deps(), call, async () => 'again')).rejects.toMatchObject({
    retCode: retCodes.DUPLICATE_SUBMIT,
  });
});

it('binds an id to one request, one user and one address', async () => {
  const requestId = randomUUID();
  await post({ ...draft('甲'), requestId });
  const other = await post({ ...draft('乙'), requestId });
  expect(other).toMatchObject({
    code: retCodes.PARAMETER_INVALID,
    data: { fields: { requestId: '请求编号已用于另一次提交' } },
  });
  const { id: otherId } = await insertUser(portal.db, { userType: '900' });
  expect((await post({ ...draft('乙'), requestId }, { as: await logIn(otherId) })).code).toBe(
    retCodes.SUCCESS,
  );
  expect(await written(otherId)).toBe(1);
  const story = { path: '/api/messageManage/message/operate' };
  expect((await post({ event: 'readAll', requestId }, story)).code).toBe(retCodes.SUCCESS);
});

it('refuses malformed ids, and checks the token first', async () => {
  expect(await post({ ...draft('甲'), requestId: '1' })).toMatchObject({
    code: retCodes.PARAMETER_INVALID,
    data: { fields: { requestId: '请求编号格式不正确' } },
  });
  const asked = { ...draft('甲'), requestId: randomUUID() };
  await post(asked);
  expect((await post(asked, { as: 'none' })).code).not.toBe(retCodes.SUCCESS);
});

it('keeps answers for a day', async () => {
  const asked = { ...draft('隔日再写'), requestId: randomUUID() };
  await post(asked);
  now += 24 * 3_600_000;
  token = await logIn();
  await forgetAnswers(deps());
  await post(asked);
  expect(await written()).toBe(1);
  now += 1;
  await post(asked);
  expect(await written()).toBe(2);
  now += 24 * 3_600_000 + 1;
  await forgetAnswers(deps());
  expect(await portal.db.$count(answeredCalls)).toBe(0);
});
