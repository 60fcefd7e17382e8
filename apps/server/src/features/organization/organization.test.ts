import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { activities } from '../activity/activity.table.ts';
import { insertActivity } from '../activity/testing/insert-activity.ts';
import { articles } from '../content/article.table.ts';
import { insertArticle } from '../content/testing/insert-article.ts';
import { insertOwned } from '../enterprise/testing/insert-member.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { organizations, orgMembers } from './organization.table.ts';
import { insertOrganization, insertOrgMember } from './testing/insert-organization.ts';

const list = 'GET /api/communityManage/organization/queryList';
const detail = 'GET /api/communityManage/organization/queryDetail';
const standing = 'GET /api/communityManage/organization/queryStanding';
const manageList = 'GET /api/communityManage/organization/queryManageList';
const save = 'POST /api/communityManage/organization/save';
const operate = 'POST /api/communityManage/organization/operate';

let portal: TestApp;
let office: string;

beforeAll(async () => {
  portal = await openTestApp();
  const officer = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_COMMUNITY'] });
  office = await portal.logIn({ userId: officer.id, userType: '900', operatorRoles: ['OP_COMMUNITY'] });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(orgMembers);
  await portal.db.delete(organizations);
});

const person = async (name = '温听雨') => {
  const user = await insertUser(portal.db, { userType: '100', name });
  return { user, token: await portal.logIn({ userId: user.id, userType: '100' }) };
};

const content = (given: object = {}) => ({
  name: '花艺社',
  parentId: null,
  kind: 'CLUB',
  duty: '每周六一场公开练习。',
  leaderText: '社长 裴小苔',
  phone: '000-8800035',
  others: 3,
  takesMembers: true,
  tasks: ['场地布置'],
  aliases: [],
  sort: 10,
  ...given,
});

test('the chart contains every open organisation, each after its parent', async () => {
  const council = await insertOrganization(portal.db, { name: '理事会', sort: 1, others: 4 });
  const club = await insertOrganization(portal.db, { name: '读书会', sort: 3 });
  await insertOrganization(portal.db, { name: '服务台', parentId: council, sort: 2 });
  await insertOrganization(portal.db, { name: '撤销的', status: 'CLOSED' });
  const { user } = await person();
  await insertOrgMember(portal.db, club, user.id);
  const { data } = await portal.call(list, {});
  expect(data.rows.map(({ name, depth, members }) => [depth, name, members])).toEqual([
    [0, '理事会', 4],
    [1, '服务台', 0],
    [0, '读书会', 1],
  ]);
  expect(data.members).toBe(5);
});

describe('the organisation page', () => {
  it('shows members, position in the tree, and activities and notices under any of its names', async () => {
    await portal.db.delete(activities);
    await portal.db.delete(articles);
    const council = await insertOrganization(portal.db, { name: '理事会' });
    const id = await insertOrganization(portal.db, {
      name: '志愿队',
      parentId: council,
      aliases: ['园区志愿队'],
    });
    await insertOrganization(portal.db, { name: '热水组', parentId: id });
    await insertActivity(portal.db, { title: '说明会', organizer: '园区志愿队' });
    await insertActivity(portal.db, { title: '别人的', organizer: '别人' });
    await insertActivity(portal.db, { title: '草稿', organizer: '志愿队', status: 'DRAFT' });
    await insertArticle(portal.db, {
      column: 'NOTICE',
      title: '服务时长',
      source: '志愿队',
      publishAt: testNow,
    });
    await insertArticle(portal.db, {
      column: 'PARK',
      title: '不是公告',
      source: '志愿队',
      publishAt: testNow,
    });
    const [first, second] = [await person('安小禾'), await person('王知夏')];
    await insertOrgMember(portal.db, id, first.user.id, { appliedAt: new Date(testNow.getTime() - 1) });
    await insertOrgMember(portal.db, id, second.user.id, { title: '副队长' });
    await insertOrgMember(portal.db, id, (await person('申请人')).user.id, { status: 'APPLIED' });
    const { data } = await portal.call(detail, { id });
    expect(data).toMatchObject({ depth: 1, parent: { name: '理事会' }, peopleTotal: 2, members: 2 });
    expect(data.children.map(({ name }) => name)).toEqual(['热水组']);
    expect(data.people.map(({ name, title }) => [name, title])).toEqual([
      ['王知夏', '副队长'],
      ['安小禾', ''],
    ]);
    expect(data.activities.map(({ title }) => title)).toEqual(['说明会']);
    expect(data.notices.map(({ title }) => title)).toEqual(['服务时长']);
    for (const { user } of [first, second]) expect(JSON.stringify(data)).not.toContain(user.phoneNumber);
  });

  it('is missing for a closed or unknown organisation', async () => {
    const id = await insertOrganization(portal.db, { status: 'CLOSED' });
    for (const wanted of [id, '01J00000000000000000000000'])
      expect((await portal.call(detail, { id: wanted })).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await portal.call(detail, { id: '1' })).header.retCode).toBe(retCodes.PARAMETER_INVALID);
  });

  it('shows members all phone numbers, and others only the published ones', async () => {
    const id = await insertOrganization(portal.db);
    const [hidden, shown, stranger] = [await person(), await person(), await person()];
    const hiddenId = await insertOrgMember(portal.db, id, hidden.user.id);
    const shownId = await insertOrgMember(portal.db, id, shown.user.id, { phoneShown: true });
    const phonesFor = async (token: string) => {
      const { data } = await portal.call(standing, { id }, token);
      return new Map(data.phones.map(({ memberId, phone }) => [memberId, phone]));
    };
    const masked = await phonesFor(stranger.token);
    expect(masked.get(shownId)).toBe(shown.user.phoneNumber);
    expect(masked.get(hiddenId)).toMatch(/^154\*{4}\d{4}$/);
    for (const token of [shown.token, office])
      expect((await phonesFor(token)).get(hiddenId)).toBe(hidden.user.phoneNumber);
    // A former member has the same access as a stranger.
    await portal.db.update(orgMembers).set({ status: 'LEFT' }).where(eq(orgMembers.id, shownId));
    expect((await phonesFor(shown.token)).get(hiddenId)).toMatch(/\*/);
    expect((await portal.call(standing, { id })).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
  });
});

describe('the office', () => {
  it('creates an organisation, changes it, and finds it again', async () => {
    const { data: made } = await portal.call(save, { data: content() }, office);
    expect(made).toMatchObject({ name: '花艺社', state: 'OPEN', members: 0, others: 3, actions: ['close'] });
    const { organizationId: id, version } = made;
    const changed = await portal.call(save, { id, version, data: content({ duty: '改过的职责。' }) }, office);
    expect(changed.data).toMatchObject({ duty: '改过的职责。', version: 2 });
    const stale = await portal.call(save, { id, version, data: content() }, office);
    expect(stale.header.retCode).toBe(retCodes.VERSION_CONFLICT);
    const { data: found } = await portal.call(manageList, { keyword: '裴小苔' }, office);
    expect(found).toMatchObject({ total: 1, counts: { ALL: 1, OPEN: 1, CLOSED: 0 } });
    const logged = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, id));
    expect(logged.map(({ event }) => event).sort()).toEqual(['organization.create', 'organization.edit']);
  });

  it.each([
    ['a name', { name: '' }, 'data.name'],
    ['a longer name than fits', { name: '社'.repeat(31) }, 'data.name'],
    ['a duty', { duty: '' }, 'data.duty'],
    ['a number of digits', { phone: '<b>' }, 'data.phone'],
    ['a known kind', { kind: 'BAND' }, 'data.kind'],
    ['so many tasks', { tasks: Array.from({ length: 9 }, (_, at) => `事${at}`) }, 'data.tasks'],
    ['a parent that is there', { parentId: '01J00000000000000000000000' }, 'data.parentId'],
    ['whole people', { others: -1 }, 'data.others'],
  ])('needs %s', async (_what, given, field) => {
    const { data } = await portal.call(save, { data: content(given) }, office);
    expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual([field]);
  });

  it('keeps the tree acyclic, of limited depth, and its names unique', async () => {
    const council = await insertOrganization(portal.db, { name: '理事会' });
    const team = await insertOrganization(portal.db, { name: '志愿队', parentId: council });
    const group = await insertOrganization(portal.db, { name: '热水组', parentId: team });
    const night = await insertOrganization(portal.db, { name: '夜班', parentId: group });
    const faultOf = async (input: object) => {
      const { data } = await portal.call(save, input as never, office);
      return (data as unknown as { fields?: Record<string, string> }).fields;
    };
    const moved = content({ name: '理事会', parentId: group });
    expect(await faultOf({ id: council, version: 1, data: moved })).toEqual({
      'data.parentId': '不能放在自己或自己的下级之下',
    });
    expect(await faultOf({ data: content({ parentId: night }) })).toEqual({ 'data.parentId': '最多4层' });
    expect(await faultOf({ data: content({ name: '志愿队' }) })).toEqual({ 'data.name': '已有同名的组织' });
  });

  it('refuses one of two concurrent changes that together would form a cycle', async () => {
    const one = await insertOrganization(portal.db, { name: '甲' });
    const other = await insertOrganization(portal.db, { name: '乙' });
    const answers = await Promise.all([
      portal.call(save, { id: one, version: 1, data: content({ name: '甲', parentId: other }) }, office),
      portal.call(save, { id: other, version: 1, data: content({ name: '乙', parentId: one }) }, office),
    ]);
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
  });

  it('closes one without children or pending requests, notifies its members, and reopens it', async () => {
    const council = await insertOrganization(portal.db, { name: '理事会' });
    const team = await insertOrganization(portal.db, { name: '志愿队', parentId: council });
    const [member, asker] = [await person(), await person()];
    await insertOrgMember(portal.db, team, member.user.id);
    const asked = await insertOrgMember(portal.db, team, asker.user.id, { status: 'APPLIED' });
    const fire = (id: string, event: string, version = 1, reason = '并入别处') =>
      portal.call(operate, { id, event, version, data: { reason } } as never, office);
    expect((await fire(council, 'close')).header).toMatchObject({
      retCode: retCodes.TRANSITION_REFUSED,
      retMsg: '请先撤销或移走下级组织',
    });
    expect((await fire(team, 'close')).header.retMsg).toBe('还有加入申请没有答复');
    await portal.db.delete(orgMembers).where(eq(orgMembers.id, asked));
    expect((await fire(team, 'close', 1, '')).data).toEqual({
      fields: { 'data.reason': expect.any(String) },
    });
    expect((await fire(team, 'reopen')).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    expect((await fire(team, 'close')).data).toMatchObject({ state: 'CLOSED', version: 2 });
    const notices = await portal.db
      .select()
      .from(messages)
      .where(and(eq(messages.userId, member.user.id), eq(messages.eventCode, 'ORG_CLOSED')));
    expect(notices).toHaveLength(1);
    expect((await portal.call(detail, { id: team })).header.retCode).toBe(retCodes.NOT_FOUND);
    // Members still find their membership; others find nothing.
    expect((await portal.call(standing, { id: team }, member.token)).data).toMatchObject({
      mayApply: false,
      phones: [],
      membership: { state: 'ACTIVE' },
    });
    expect((await portal.call(standing, { id: team }, asker.token)).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await fire(council, 'close')).data).toMatchObject({ state: 'CLOSED' });
    expect((await fire(team, 'reopen', 2)).header.retMsg).toBe('上级组织已撤销，请先恢复上级');
    expect((await fire(council, 'reopen', 2)).data).toMatchObject({ state: 'OPEN' });
    expect((await fire(team, 'reopen', 2)).data).toMatchObject({ state: 'OPEN', members: 1 });
  });

  it('exports its lists as spreadsheets, with masked numbers', async () => {
    const own = await insertOwned(portal);
    const id = await insertOrganization(portal.db);
    await insertOrgMember(portal.db, id, own.user.id);
    for (const path of ['organization/export', 'organizationMember/export?state=ACTIVE']) {
      const answer = await portal.app.inject({
        url: `/api/communityManage/${path}`,
        headers: { token: office },
      });
      expect(answer.headers['content-type']).toContain('spreadsheetml');
    }
    const refused = await portal.app.inject({
      url: '/api/communityManage/organization/export',
      headers: { token: own.token },
    });
    expect(refused.json().header.retCode).toBe(retCodes.SECURITY_STOP);
  });
});
