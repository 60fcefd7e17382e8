import {
  type OwnerEvent,
  ownerEvents,
  type ProjectEvent,
  type ProjectState,
  projectEvents,
  projectStates,
  projectTransitions,
  type ReviewerEvent,
} from '@portal/contract/project-terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { cases } from '../case/case.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertMember } from '../enterprise/testing/insert-member.ts';
import { messages } from '../message/message.table.ts';
import { projects } from './project.table.ts';
import { settleProjects } from './settle-projects.ts';
import { insertProject, insertProjectCodes, roses } from './testing/insert-project.ts';
import { code, fieldsOf } from './testing/use-two-sides.ts';

const list = 'GET /api/matchManage/project/queryList';
const own = 'GET /api/matchManage/project/queryOwnDetail';
const form = 'GET /api/matchManage/project/queryForm';
const save = 'POST /api/matchManage/project/save';
const operate = 'POST /api/matchManage/project/operate';
const detail = 'GET /api/matchManage/project/queryDetail';
const manageList = 'GET /api/matchManage/project/queryManageList';
const manageDetail = 'GET /api/matchManage/project/queryManageDetail';
const review = 'POST /api/matchManage/project/review';

let now = testNow;
let portal: TestApp;
let enterpriseId: string;
let ownerId: string;
let owner: string;
let staff: string;
let other: string;
let operator: string;

const ownerIdentity = () =>
  ({ userId: ownerId, userType: '200', enterpriseId, memberRole: 'OWNER', auditStatus: '2' }) as const;

beforeAll(async () => {
  portal = await openTestApp(() => now);
  await insertProjectCodes(portal.db);
  enterpriseId = await insertEnterprise(portal.db, {
    name: '远岫花卉电商有限公司（演示）',
    shortName: '远岫花卉',
    regionId: 'YX-XD',
    creditGrade: 'A',
    creditScore: 85,
  });
  const otherId = await insertEnterprise(portal.db, { name: '绛云切花有限公司（演示）' });
  const mine = await insertMember(portal, enterpriseId, 'OWNER');
  [ownerId, owner] = [mine.user.id, mine.token];
  staff = (await insertMember(portal, enterpriseId, 'STAFF')).token;
  other = (await insertMember(portal, otherId, 'OWNER')).token;
  operator = await portal.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
});
afterEach(async () => {
  await comeBackAt('2026-11-21T04:00:00Z');
  await portal.db.delete(projects);
  await portal.db.delete(messages);
  await portal.db.delete(cases);
});
afterAll(() => portal.close());

/** Another day, on which everybody logs in again. */
async function comeBackAt(time: string): Promise<void> {
  now = new Date(time);
  owner = await portal.logIn(ownerIdentity());
}

const write = (more: object = {}, rest: object = {}, token = owner) =>
  portal.call(save, { data: { ...roses, ...more }, ...rest }, token);
const found = async (keyword: string) =>
  (await portal.call('GET /api/searchManage/search/queryList', { keyword, kind: 'PROJECT' })).data.rows
    .length;

describe('writing a project', () => {
  it('begins with what is known, is a draft of the whole enterprise, and nobody else’s', async () => {
    expect((await portal.call(form, {}, owner)).data).toMatchObject({ regionId: 'YX-XD' });
    const { data } = await write();
    expect(data).toMatchObject({ state: 'DRAFT', version: 1 });
    const id = data.projectId;
    expect((await portal.call(own, { id }, staff)).data).toMatchObject({
      data: roses,
      actions: ['submit', 'withdraw'],
    });
    expect((await portal.call(list, {}, staff)).data).toMatchObject({
      total: 1,
      counts: { ALL: 1, DRAFT: 1 },
    });
    expect(await code(portal.call(own, { id }, other))).toBe('500404');
    expect((await portal.call(list, {}, other)).data.rows).toEqual([]);
    expect(await code(write({}, { id, version: 1 }, other))).toBe('500404');
    expect(await code(write({}, { id, version: 1 }, staff))).toBe('300002');
    expect(await code(write({}, { id, version: 7 }))).toBe('500409');
    expect(await code(portal.call(detail, { id }))).toBe('500404');
  });

  it('names each field that is wrong', async () => {
    expect(await fieldsOf(write({ categoryCode: 'T_OLD' }))).toEqual(['data.categoryCode']);
    expect(await fieldsOf(write({ regionId: 'NOWHERE' }))).toEqual(['data.regionId']);
    expect(await fieldsOf(write({ priceFromFen: 300 }))).toEqual(['data.priceToFen']);
    expect(await fieldsOf(write({ seasonTo: null }))).toEqual(['data.seasonTo']);
    expect(await fieldsOf(write({ seasonFrom: null }))).toEqual(['data.seasonFrom']);
    expect(await fieldsOf(write({ deadline: '2026-11-20' }))).toEqual(['data.deadline']);
    expect(await fieldsOf(write({ deadline: '2027-11-23' }))).toEqual(['data.deadline']);
    expect(await fieldsOf(write({ fileId: ulid() }))).toEqual(['data.fileId']);
    expect(await code(write({ deadline: '2026-11-21' }))).toBe('000000');
    expect(await code(write({ title: '短' }))).toBe('100001');
    expect(await code(write({ contactPhone: '12345' }))).toBe('100001');
  });

  it('keeps its enterprise out of what others read', async () => {
    expect(await fieldsOf(write({ title: '远岫花卉收购红玫瑰' }))).toEqual(['data.title']);
    expect(await fieldsOf(write({ body: '请致电一五四或 15410067719，长期有效。' }))).toEqual(['data.body']);
    expect(await fieldsOf(write({ body: '到货后找席远岫验收，分四批到货。' }))).toEqual(['data.body']);
  });
});

describe('a project on its way', () => {
  it('is reviewed, public without its enterprise, found, and ended', async () => {
    const { projectId: id } = (await write()).data;
    const fire = (event: OwnerEvent, version: number) => portal.call(operate, { id, event, version }, owner);
    expect((await fire('submit', 1)).data).toMatchObject({
      state: 'PENDING',
      no: expect.stringMatching(/^GX/),
    });
    const waiting = (await portal.call('GET /api/workManage/todo/queryList', {}, operator)).data.rows;
    expect(waiting).toMatchObject([{ kind: 'PROJECT', refId: id }]);
    const decide = (event: ReviewerEvent, version: number, reason = '') =>
      portal.call(review, { id, event, version, data: { reason } }, operator);
    expect(await fieldsOf(decide('reject', 2))).toEqual(['data.reason']);
    expect((await decide('reject', 2, '请写明到货地点')).data.state).toBe('REJECTED');
    expect((await portal.call(own, { id }, owner)).data.reason).toBe('请写明到货地点');
    expect((await write({ body: '须预冷并附温度记录，到西渡冷库。' }, { id, version: 3 })).data.state).toBe(
      'REJECTED',
    );
    await fire('submit', 4);
    expect((await decide('approve', 5)).data).toMatchObject({ state: 'PUBLISHED', reason: '' });
    const told = await portal.db.select().from(messages).where(eq(messages.userId, ownerId));
    expect(told.map(({ eventCode }) => eventCode).sort()).toEqual(['PROJECT_APPROVED', 'PROJECT_REJECTED']);

    const answer = await portal.app.inject({ url: `/api/matchManage/project/queryDetail?id=${id}` });
    expect(answer.json().body.data).toMatchObject({
      title: roses.title,
      creditGrade: 'A',
      regionName: '西渡商贸片区',
    });
    for (const secret of ['远岫', '席远岫', '15410067719', enterpriseId, ownerId])
      expect(answer.body).not.toContain(secret);
    expect(await found('红玫瑰')).toBe(1);

    expect(await code(fire('refresh', 6))).toBe('500024');
    await comeBackAt('2026-11-22T04:00:00Z');
    expect(await code(fire('refresh', 6))).toBe('000000');
    expect((await fire('withdraw', 7)).data.state).toBe('WITHDRAWN');
    const gone = await portal.call(detail, { id });
    expect(gone).toMatchObject({ header: { retCode: '500404' }, data: { withdrawn: { at: now.getTime() } } });
    expect(await found('红玫瑰')).toBe(0);
  });

  it('is reviewed again when its words change, and not when its figures do', async () => {
    const id = await insertProject(portal.db, { enterpriseId });
    expect((await write({ priceToFen: 260 }, { id, version: 1 })).data).toMatchObject({
      state: 'PUBLISHED',
      version: 2,
    });
    expect((await portal.call(detail, { id })).data.priceToFen).toBe(260);
    expect((await write({ title: '春节前红玫瑰8万枝' }, { id, version: 2 })).data.state).toBe('PENDING');
    expect(await code(portal.call(detail, { id }))).toBe('500404');
    expect(await code(write({}, { id, version: 3 }))).toBe('500012');
  });

  it('ends on the day after its deadline, once, and comes back with another', async () => {
    const id = await insertProject(portal.db, { enterpriseId, deadline: '2026-11-21' });
    const deps = { database: portal.database, clock: { now: () => now }, pay: portal.pay };
    await settleProjects(deps);
    expect((await portal.call(own, { id }, owner)).data.state).toBe('PUBLISHED');
    await comeBackAt('2026-11-21T16:00:00Z');
    await settleProjects(deps);
    await settleProjects(deps);
    expect((await portal.call(own, { id }, owner)).data).toMatchObject({ state: 'EXPIRED', version: 2 });
    expect(await portal.db.$count(messages, eq(messages.eventCode, 'PROJECT_EXPIRED'))).toBe(1);
    expect(await fieldsOf(portal.call(operate, { id, event: 'submit', version: 2 }, owner))).toEqual([
      'data.deadline',
    ]);
    await write({ deadline: '2026-12-01' }, { id, version: 2 });
    expect((await portal.call(operate, { id, event: 'submit', version: 3 }, owner)).data.state).toBe(
      'PENDING',
    );
  });

  it('goes with its enterprise', async () => {
    const leaving = await insertEnterprise(portal.db, { name: '离园企业（演示）' });
    const id = await insertProject(portal.db, { enterpriseId: leaving });
    await portal.db.update(enterprises).set({ entryStatus: 'REVOKED' }).where(eq(enterprises.id, leaving));
    expect(await code(portal.call(detail, { id }))).toBe('500404');
    await settleProjects({ database: portal.database, clock: { now: () => now }, pay: portal.pay });
    expect((await portal.call(manageDetail, { id }, operator)).data.state).toBe('WITHDRAWN');
  });
});

it('operators see whose projects they are, by state and by enterprise', async () => {
  await insertProject(portal.db, { enterpriseId });
  await insertProject(portal.db, { enterpriseId, status: 'PENDING', title: '预冷与恒温库位' });
  const answer = await portal.call(manageList, { keyword: '远岫', state: 'PENDING' }, operator);
  expect(answer.data).toMatchObject({
    counts: { ALL: 2, PENDING: 1, PUBLISHED: 1 },
    rows: [{ title: '预冷与恒温库位', enterpriseName: '远岫花卉电商有限公司（演示）' }],
  });
  expect(await code(portal.call(manageList, {}, owner))).toBe('500403');
});

const isOwners = (event: ProjectEvent): event is OwnerEvent => ownerEvents.some((own) => own === event);
const fired = projectEvents.filter((event) => event !== 'revise' && event !== 'expire');

describeTransitions<ProjectState, ProjectEvent, ProjectState>({
  states: projectStates,
  events: fired,
  planned: (state, event) => projectTransitions[state][event],
  next: (state, event) => nextState(projectTransitions, state, event),
  fire: async (state, event, planned) => {
    const id = await insertProject(portal.db, { enterpriseId, status: state });
    const input = { id, event, version: 1, data: { reason: '不再需要' } };
    const { header, data } = isOwners(event)
      ? await portal.call(operate, { ...input, event }, owner)
      : await portal.call(review, { ...input, event: event as ReviewerEvent }, operator);
    expect(header.retCode).toBe(planned ? '000000' : '500012');
    if (planned) expect(data.state).toBe(planned);
  },
});

it('counts a reader once, and a project that is not open never', async () => {
  const [open, closed] = [
    await insertProject(portal.db, { enterpriseId }),
    await insertProject(portal.db, { enterpriseId, status: 'CLOSED' }),
  ];
  const look = (id: string) => portal.call('POST /api/matchManage/project/view', { id });
  expect((await look(open)).data).toEqual({ counted: true });
  expect((await look(open)).data).toEqual({ counted: false });
  await look(closed);
  const viewsOf = async (id: string) => (await portal.call(own, { id }, owner)).data.views;
  await vi.waitFor(async () => expect(await viewsOf(open)).toBe(1), 10_000);
  expect(await viewsOf(closed)).toBe(0);
});
