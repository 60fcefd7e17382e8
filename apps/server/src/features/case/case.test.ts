import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { type CaseStep, recordCase } from './case.public.ts';

const list = 'GET /api/caseManage/case/queryList';
const detail = 'GET /api/caseManage/case/queryDetail';

let portal: TestApp;
let userId: string;
let token: string;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  userId = ulid();
  token = await portal.logIn({ userId });
});

let recorded = 0;
/** Defaults to an admission, whose title contains the enterprise's name. */
function record({
  subject = '花谷青禾（演示）',
  ...given
}: Partial<CaseStep<'ENTRY'>> = {}): Promise<string> {
  return write({
    kind: 'ENTRY',
    bizId: ulid(),
    userId,
    subject,
    state: 'PENDING',
    event: { event: 'submit', by: { name: '许晚棠' } },
    now: nextMoment(),
    ...given,
  });
}
const write = (step: CaseStep) => recordCase(portal.db, step);
function nextMoment(): Date {
  recorded += 1;
  return new Date(testNow.getTime() + recorded * 1_000);
}

const rowsOf = async (input: Record<string, unknown> = {}, as = token) =>
  (await portal.call(list, input, as)).data.rows;
const titlesOf = async (input: Record<string, unknown> = {}, as = token) =>
  (await rowsOf(input, as)).map(({ title }) => title.replace('企业入驻：', ''));

describe('the list', () => {
  beforeEach(async () => {
    await record({ subject: '已完成的', state: 'PASSED' });
    await record({ subject: '要补正的', state: 'RETURNED' });
    await record({ subject: '审核中的 100%' });
    await record({ subject: '别人的', userId: ulid() });
  });

  it('shows cases waiting for the user first, then open ones', async () => {
    expect(await titlesOf()).toEqual(['要补正的', '审核中的 100%', '已完成的']);
    const { data } = await portal.call(list, { statusKind: 'TODO' }, token);
    expect(data).toMatchObject({ total: 1, counts: { TODO: 1, ACTIVE: 1, DONE: 1, ENDED: 0 } });
  });

  it('shows the progress of a case', async () => {
    const details = { bizId: ulid(), userId, now: nextMoment() };
    const by = { name: '许晚棠' };
    await write({ ...details, kind: 'CHANGE', state: 'REVIEWING', event: { event: 'pass', by } });
    await write({ ...details, kind: 'JOIN', state: 'APPLIED', event: { event: 'apply', by } });
    const rows = await rowsOf();
    const wayOf = (title: string) => rows.find((row) => row.title.startsWith(title))?.way;
    expect(wayOf('信息变更')).toEqual({ stops: ['提交', '初审', '终审', '完成'], now: 2 });
    expect(wayOf('申请加入')).toEqual({ stops: ['申请', '企业同意', '加入'], now: 1 });
    expect(wayOf('企业入驻：要补正的')).toMatchObject({ now: 0 });
    expect(wayOf('企业入驻：已完成的')).toBeNull();
  });

  it('can be searched by words of the title and by number', async () => {
    expect(await titlesOf({ keyword: '补正' })).toEqual(['要补正的']);
    expect(await titlesOf({ keyword: '%' })).toEqual(['审核中的 100%']);
    expect(await titlesOf({ keyword: '入驻：要补' })).toEqual(['要补正的']);
    expect(await titlesOf({ keyword: '变更' })).toEqual([]);
    const [row] = await rowsOf({ statusKind: 'DONE' });
    expect(await titlesOf({ keyword: row?.caseNo.toLowerCase() })).toEqual(['已完成的']);
  });

  it('is paged', async () => {
    expect(await titlesOf({ pageNo: 2, pageSize: 2 })).toEqual(['已完成的']);
  });
});

it('shows a case with its steps, but not another user’s', async () => {
  await record({ state: 'RETURNED', link: '/audit', dueAt: testNow });
  const id = (await rowsOf())[0]?.caseId;
  const { data } = await portal.call(detail, { id }, token);
  expect(data).toMatchObject({
    nextStep: '补正被退回的项并重新提交',
    link: '/audit',
    dueAt: testNow.getTime(),
    events: [{ text: '提交审核', by: '许晚棠' }],
  });
  const other = await portal.logIn({ userId: ulid() });
  expect((await portal.call(detail, { id }, other)).header.retCode).toBe(retCodes.NOT_FOUND);
  expect((await portal.call(detail, { id: ulid() }, token)).header.retCode).toBe(retCodes.NOT_FOUND);
  expect((await portal.call(detail, { id: 'x' }, token)).header.retCode).toBe(retCodes.PARAMETER_INVALID);
});

it('uses the reader’s language, also for search', async () => {
  await record({
    state: 'RETURNED',
    event: { event: 'return', params: { round: '1', reason: '照片模糊' }, by: { agent: 'PARK' } },
  });
  const readIn = async (url: string, cookie?: string) => {
    const headers = { token, ...(cookie ? { cookie } : {}) };
    return (await portal.app.inject({ url, headers })).json().body.data;
  };
  const english = 'park_portal_language=en';
  const [row] = (await readIn('/api/caseManage/case/queryList?keyword=application%3A', english)).rows;
  expect(row).toMatchObject({
    title: 'Park application: 花谷青禾（演示）',
    statusText: 'Returned for changes',
    nextStep: 'Correct the returned items and submit again',
    way: { stops: ['Submitted', 'First review', 'Final review', 'Done'], now: 0 },
  });
  const url = `/api/caseManage/case/queryDetail?id=${row.caseId}`;
  expect((await readIn(url, english)).events).toMatchObject([
    { text: 'First review: Returned for changes: 照片模糊', by: 'Park' },
  ]);
  expect(await readIn(url)).toMatchObject({
    title: '企业入驻：花谷青禾（演示）',
    statusText: '退回修改',
    events: [{ text: '初审退回修改：照片模糊', by: '园区' }],
  });
});

it.each([
  ['OWNER', 1],
  ['ADMIN', 1],
  ['FINANCE', 0],
  ['STAFF', 0],
] as const)('shows an enterprise’s case to its %s: %i', async (memberRole, seen) => {
  const enterpriseId = ulid();
  await record({ userId: null, enterpriseId });
  const member = await portal.logIn({ userId: ulid(), userType: '200', enterpriseId, memberRole });
  expect(await titlesOf({}, member)).toHaveLength(seen);
  const stranger = await portal.logIn({
    userId: ulid(),
    userType: '200',
    enterpriseId: ulid(),
    memberRole: 'OWNER',
  });
  expect(await titlesOf({ enterpriseId }, stranger)).toEqual([]);
});

it('is only for members', async () => {
  expect((await portal.call(list, {})).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
  expect((await portal.call(detail, { id: ulid() })).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
});
