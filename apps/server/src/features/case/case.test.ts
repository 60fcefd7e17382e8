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
function record(given: Partial<CaseStep> = {}): Promise<void> {
  recorded += 1;
  return recordCase(portal.db, {
    kind: 'ENTRY',
    bizId: ulid(),
    userId,
    title: '花谷青禾（演示）入驻申请',
    statusText: '待初审',
    statusKind: 'ACTIVE',
    event: { text: '提交申请', by: '许晚棠' },
    now: new Date(testNow.getTime() + recorded * 1_000),
    ...given,
  });
}

const rowsOf = async (input: Record<string, unknown> = {}, as = token) =>
  (await portal.call(list, input, as)).data.rows;
const titlesOf = async (input: Record<string, unknown> = {}, as = token) =>
  (await rowsOf(input, as)).map(({ title }) => title);

describe('the list', () => {
  beforeEach(async () => {
    await record({ title: '已完成的', statusKind: 'DONE' });
    await record({ title: '要补正的', statusKind: 'TODO' });
    await record({ title: '审核中的 100%' });
    await record({ title: '别人的', userId: ulid() });
  });

  it('has what waits for the user first, then what is under way', async () => {
    expect(await titlesOf()).toEqual(['要补正的', '审核中的 100%', '已完成的']);
    const { data } = await portal.call(list, { statusKind: 'TODO' }, token);
    expect(data).toMatchObject({ total: 1, counts: { TODO: 1, ACTIVE: 1, DONE: 1, ENDED: 0 } });
  });

  it('says how far a case has come on its way', async () => {
    await record({ title: '变更', kind: 'CHANGE', statusText: '待终审' });
    await record({ title: '加入', kind: 'JOIN', statusText: '待企业同意' });
    await record({ title: '改过的', statusText: '退回补正', statusKind: 'TODO' });
    const rows = await rowsOf();
    const wayOf = (title: string) => rows.find((row) => row.title === title)?.way;
    expect(wayOf('变更')).toEqual({ stops: ['提交', '初审', '终审', '完成'], now: 2 });
    expect(wayOf('加入')).toEqual({ stops: ['申请', '企业同意', '加入'], now: 1 });
    expect(wayOf('改过的')).toMatchObject({ now: 0 });
    expect(wayOf('已完成的')).toBeNull();
  });

  it('is found by words of the title and by the number', async () => {
    expect(await titlesOf({ keyword: '补正' })).toEqual(['要补正的']);
    expect(await titlesOf({ keyword: '%' })).toEqual(['审核中的 100%']);
    const [row] = await rowsOf({ statusKind: 'DONE' });
    expect(await titlesOf({ keyword: row?.caseNo.toLowerCase() })).toEqual(['已完成的']);
  });

  it('goes by pages', async () => {
    expect(await titlesOf({ pageNo: 2, pageSize: 2 })).toEqual(['已完成的']);
  });
});

it('shows a case with its steps, and another’s to nobody', async () => {
  await record({ nextStep: '补正资料', link: '/audit', dueAt: testNow });
  const id = (await rowsOf())[0]?.caseId;
  const { data } = await portal.call(detail, { id }, token);
  expect(data).toMatchObject({
    nextStep: '补正资料',
    link: '/audit',
    dueAt: testNow.getTime(),
    events: [{ text: '提交申请', by: '许晚棠' }],
  });
  const other = await portal.logIn({ userId: ulid() });
  expect((await portal.call(detail, { id }, other)).header.retCode).toBe(retCodes.NOT_FOUND);
  expect((await portal.call(detail, { id: ulid() }, token)).header.retCode).toBe(retCodes.NOT_FOUND);
  expect((await portal.call(detail, { id: 'x' }, token)).header.retCode).toBe(retCodes.PARAMETER_INVALID);
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

it('is for members', async () => {
  expect((await portal.call(list, {})).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
  expect((await portal.call(detail, { id: ulid() })).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
});
