import {
  type OwnerEvent,
  ownerEvents,
  type ProjectEvent,
  type ProjectState,
  projectEvents,
  projectStates,
  projectTransitions,
  type ReviewerEvent,
} from '@portal/contract/match/project-terms';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertMember } from '../enterprise/testing/insert-member.ts';
import { messages } from '../message/message.table.ts';
import { settleProjects } from './settle-projects.ts';
import { insertProject, roses } from './testing/insert-project.ts';
import { code, fieldsOf, useTwoSides } from './testing/use-two-sides.ts';

const list = 'GET /api/matchManage/project/queryList';
const own = 'GET /api/matchManage/project/queryOwnDetail';
const form = 'GET /api/matchManage/project/queryForm';
const save = 'POST /api/matchManage/project/save';
const operate = 'POST /api/matchManage/project/operate';
const detail = 'GET /api/matchManage/project/queryDetail';
const manageList = 'GET /api/matchManage/project/queryManageList';
const manageDetail = 'GET /api/matchManage/project/queryManageDetail';
const review = 'POST /api/matchManage/project/review';

const park = useTwoSides();
let owner: string;
let staff: string;

/** Moves to another day, on which everybody logs in again. */
async function comeBackAt(time: string): Promise<void> {
  park.now = new Date(time);
  const acting = { userType: '200', memberRole: 'OWNER', auditStatus: '2' } as const;
  const { buyerUserId: userId, buyerId: enterpriseId } = park;
  owner = await park.portal.logIn({ ...acting, userId, enterpriseId });
}

beforeAll(async () => {
  owner = park.buyer;
  staff = (await insertMember(park.portal, park.buyerId, 'STAFF')).token;
});
afterEach(() => comeBackAt('2026-11-21T04:00:00Z'));

const write = (more: object = {}, rest: object = {}, token = owner) =>
  park.call(save, { data: { ...roses, ...more }, ...rest }, token);
const found = async (keyword: string) =>
  (await park.call('GET /api/searchManage/search/queryList', { keyword, kind: 'PROJECT' })).data.rows.length;

describe('creating a project', () => {
  it('is prefilled, and its draft is accessible to the whole enterprise only', async () => {
    expect((await park.call(form, {}, owner)).data).toMatchObject({ regionId: 'YX-XD' });
    const { data } = await write();
    expect(data).toMatchObject({ state: 'DRAFT', version: 1 });
    const id = data.projectId;
    expect((await park.call(own, { id }, staff)).data).toMatchObject({
      data: roses,
      actions: ['submit', 'withdraw'],
    });
    expect((await park.call(list, {}, staff)).data).toMatchObject({
      total: 1,
      counts: { ALL: 1, DRAFT: 1 },
    });
    expect(await code(park.call(own, { id }, park.grower))).toBe('500404');
    expect((await park.call(list, {}, park.grower)).data.rows).toEqual([]);
    expect(await code(write({}, { id, version: 1 }, park.grower))).toBe('500404');
    expect(await code(write({}, { id, version: 1 }, staff))).toBe('300002');
    expect(await code(write({}, { id, version: 7 }))).toBe('500409');
    expect(await code(park.call(detail, { id }))).toBe('500404');
  });

  it('names each invalid field', async () => {
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

  it('keeps the enterprise out of the public text', async () => {
    expect(await fieldsOf(write({ title: '远岫花卉收购红玫瑰' }))).toEqual(['data.title']);
    expect(await fieldsOf(write({ body: '请致电一五四或 15410067719，长期有效。' }))).toEqual(['data.body']);
    expect(await fieldsOf(write({ body: '到货后找席远岫验收，分四批到货。' }))).toEqual(['data.body']);
  });
});

describe('the life of a project', () => {
  it('is reviewed, published without its enterprise, found, and closed', async () => {
    const { projectId: id } = (await write()).data;
    const fire = (event: OwnerEvent, version: number) => park.call(operate, { id, event, version }, owner);
    expect((await fire('submit', 1)).data).toMatchObject({
      state: 'PENDING',
      no: expect.stringMatching(/^GX/),
    });
    const waiting = (await park.call('GET /api/workManage/todo/queryList', {}, park.operator)).data.rows;
    expect(waiting).toMatchObject([{ kind: 'PROJECT', refId: id }]);
    const decide = (event: ReviewerEvent, version: number, reason = '') =>
      park.call(review, { id, event, version, data: { reason } }, park.operator);
    expect(await fieldsOf(decide('reject', 2))).toEqual(['data.reason']);
    expect((await decide('reject', 2, '请写明到货地点')).data.state).toBe('REJECTED');
    expect((await park.call(own, { id }, owner)).data.reason).toBe('请写明到货地点');
    expect((await write({ body: '须预冷并附温度记录，到西渡冷库。' }, { id, version: 3 })).data.state).toBe(
      'REJECTED',
    );
    await fire('submit', 4);
    expect((await decide('approve', 5)).data).toMatchObject({ state: 'PUBLISHED', reason: '' });
    const notices = await park.db.select().from(messages).where(eq(messages.userId, park.buyerUserId));
    expect(notices.map(({ eventCode }) => eventCode).sort()).toEqual([
      'PROJECT_APPROVED',
      'PROJECT_REJECTED',
    ]);

    const answer = await park.portal.app.inject({ url: `/api/matchManage/project/queryDetail?id=${id}` });
    expect(answer.json().body.data).toMatchObject({
      title: roses.title,
      // Three enterprises are too few to hide among.
      creditGrade: '',
      regionName: '',
      categoryName: '',
      chainStage: null,
    });
    for (const secret of ['远岫', '席远岫', '15410067719', park.buyerId, park.buyerUserId])
      expect(answer.body).not.toContain(secret);
    expect(await found('红玫瑰')).toBe(1);

    expect(await code(fire('refresh', 6))).toBe('500024');
    await comeBackAt('2026-11-22T04:00:00Z');
    expect(await code(fire('refresh', 6))).toBe('000000');
    expect((await fire('withdraw', 7)).data.state).toBe('WITHDRAWN');
    const gone = await park.call(detail, { id });
    expect(gone).toMatchObject({
      header: { retCode: '500404' },
      data: { withdrawn: { at: park.now.getTime() } },
    });
    expect(await found('红玫瑰')).toBe(0);
  });

  it('needs another review when its text changes, but not when its figures do', async () => {
    const id = await insertProject(park.db, { enterpriseId: park.buyerId });
    expect((await write({ priceToFen: 260 }, { id, version: 1 })).data).toMatchObject({
      state: 'PUBLISHED',
      version: 2,
    });
    expect((await park.call(detail, { id })).data.priceToFen).toBe(260);
    expect((await write({ title: '春节前红玫瑰8万枝' }, { id, version: 2 })).data.state).toBe('PENDING');
    expect(await code(park.call(detail, { id }))).toBe('500404');
    expect(await code(write({}, { id, version: 3 }))).toBe('500012');
  });

  it('ends on the day after its deadline, once, and returns with a new one', async () => {
    const id = await insertProject(park.db, { enterpriseId: park.buyerId, deadline: '2026-11-21' });
    await settleProjects(park.deps);
    expect((await park.call(own, { id }, owner)).data.state).toBe('PUBLISHED');
    await comeBackAt('2026-11-21T16:00:00Z');
    await settleProjects(park.deps);
    await settleProjects(park.deps);
    expect((await park.call(own, { id }, owner)).data).toMatchObject({ state: 'EXPIRED', version: 2 });
    expect(await park.db.$count(messages, eq(messages.eventCode, 'PROJECT_EXPIRED'))).toBe(1);
    expect(await fieldsOf(park.call(operate, { id, event: 'submit', version: 2 }, owner))).toEqual([
      'data.deadline',
    ]);
    await write({ deadline: '2026-12-01' }, { id, version: 2 });
    expect((await park.call(operate, { id, event: 'submit', version: 3 }, owner)).data.state).toBe('PENDING');
  });

  it('is withdrawn when its enterprise leaves', async () => {
    const leaving = await insertEnterprise(park.db, { name: '离园企业（演示）' });
    const id = await insertProject(park.db, { enterpriseId: leaving });
    await park.db.update(enterprises).set({ entryStatus: 'REVOKED' }).where(eq(enterprises.id, leaving));
    expect(await code(park.call(detail, { id }))).toBe('500404');
    await settleProjects(park.deps);
    expect((await park.call(manageDetail, { id }, park.operator)).data.state).toBe('WITHDRAWN');
  });
});

it('shows operators the enterprise of each project, filtered by state and enterprise', async () => {
  await insertProject(park.db, { enterpriseId: park.buyerId });
  await insertProject(park.db, { enterpriseId: park.buyerId, status: 'PENDING', title: '预冷与恒温库位' });
  const answer = await park.call(manageList, { keyword: '远岫', state: 'PENDING' }, park.operator);
  expect(answer.data).toMatchObject({
    counts: { ALL: 2, PENDING: 1, PUBLISHED: 1 },
    rows: [{ title: '预冷与恒温库位', enterpriseName: '远岫花卉电商有限公司（演示）' }],
  });
  expect(await code(park.call(manageList, {}, owner))).toBe('500403');
});

const isOwners = (event: ProjectEvent): event is OwnerEvent => ownerEvents.some((own) => own === event);
const fired = projectEvents.filter((event) => event !== 'revise' && event !== 'expire');

describeTransitions<ProjectState, ProjectEvent, ProjectState>({
  states: projectStates,
  events: fired,
  planned: (state, event) => projectTransitions[state][event],
  next: (state, event) => nextState(projectTransitions, state, event),
  fire: async (state, event, planned) => {
    const id = await insertProject(park.db, { enterpriseId: park.buyerId, status: state });
    const input = { id, event, version: 1, data: { reason: '不再需要' } };
    const { header, data } = isOwners(event)
      ? await park.call(operate, { ...input, event }, owner)
      : await park.call(review, { ...input, event: event as ReviewerEvent }, park.operator);
    expect(header.retCode).toBe(planned ? '000000' : '500012');
    if (planned) expect(data.state).toBe(planned);
  },
});
