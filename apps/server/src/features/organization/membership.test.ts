import {
  type OrgMemberEvent,
  type OrgMemberState,
  orgMemberEvents,
  orgMemberStates,
  orgMemberTransitions,
} from '@portal/contract/organization/terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { systemContext } from '../../platform/http/context.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { cases } from '../case/case.table.ts';
import { sensitiveWords } from '../community/post.table.ts';
import { insertUser, nextPhone } from '../identity/testing/insert-user.ts';
import { invites } from '../invite/invite.table.ts';
import { messages } from '../message/message.table.ts';
import { leaveOrganizations } from './organization.sources.ts';
import { organizations, orgMembers } from './organization.table.ts';
import { insertOrganization, insertOrgMember } from './testing/insert-organization.ts';

const submit = 'POST /api/communityManage/organizationMember/submit';
const operate = 'POST /api/communityManage/organizationMember/operate';
const decide = 'POST /api/communityManage/organizationMember/operateManage';
const manageList = 'GET /api/communityManage/organizationMember/queryManageList';
const send = 'POST /api/communityManage/organizationInvite/save';
const sentList = 'GET /api/communityManage/organizationInvite/queryManageList';
const inviteDetail = 'GET /api/communityManage/invite/queryDetail';
const answer = 'POST /api/communityManage/invite/operate';
const todo = 'GET /api/caseManage/todo/queryList';
const day = 86_400_000;

let portal: TestApp;
let office: { userId: string; token: string };

beforeAll(async () => {
  portal = await openTestApp();
  office = await operator();
});
afterAll(() => portal.close());

async function operator() {
  const { id: userId } = await insertUser(portal.db, { userType: '900', operatorRoles: ['OP_COMMUNITY'] });
  return { userId, token: await portal.logIn({ userId, userType: '900', operatorRoles: ['OP_COMMUNITY'] }) };
}

const person = async (phoneNumber = nextPhone()) => {
  const user = await insertUser(portal.db, { userType: '100', phoneNumber, name: '温听雨' });
  return { user, token: await portal.logIn({ userId: user.id, userType: '100' }) };
};

const data = (given: object = {}) => ({ tasks: [], note: '', phoneShown: false, ...given });
const notice = async (userId: string, eventCode: string) =>
  portal.db.$count(
    messages,
    and(eq(messages.userId, userId), eq(messages.eventCode, eventCode as 'ORG_INVITED')),
  );
const caseOf = async (bizId: string) => {
  const [row] = await portal.db.select().from(cases).where(eq(cases.bizId, bizId));
  return row;
};

test('an applicant is admitted and notified, has a case, shows a phone number, and leaves', async () => {
  const id = await insertOrganization(portal.db);
  const { user, token } = await person();
  const asked = await portal.call(submit, { id, data: data({ tasks: ['导览'], note: '周末有空' }) }, token);
  expect(asked.data).toMatchObject({ state: 'APPLIED', tasks: ['导览'], actions: ['cancel'], version: 1 });
  const { memberId } = asked.data;
  expect(await notice(office.userId, 'ORG_JOIN_ASKED')).toBe(1);
  expect(await caseOf(memberId)).toMatchObject({
    kind: 'ORG_MEMBER',
    state: 'APPLIED',
    statusKind: 'ACTIVE',
  });
  const { data: waiting } = await portal.call(
    manageList,
    { state: 'APPLIED', organizationId: id },
    office.token,
  );
  expect(waiting.rows).toMatchObject([{ memberId, note: '周末有空', actions: ['approve', 'refuse'] }]);
  expect(waiting.rows[0]?.phoneNumber).not.toBe(user.phoneNumber);
  const version = 1;
  const input = { id: memberId, event: 'approve' as const, version, data: { reason: '', title: '联络员' } };
  expect((await portal.call(decide, input, office.token)).data).toMatchObject({
    state: 'ACTIVE',
    title: '联络员',
  });
  expect((await portal.call(decide, input, office.token)).header.retCode).toBe(retCodes.VERSION_CONFLICT);
  expect(await notice(user.id, 'ORG_JOIN_PASSED')).toBe(1);
  const shown = await portal.call(operate, { id: memberId, event: 'showPhone', version: 2 }, token);
  expect(shown.data).toMatchObject({ phoneShown: true, actions: ['leave', 'hidePhone'] });
  const left = await portal.call(operate, { id: memberId, event: 'leave', version: 3 }, token);
  expect(left.data).toMatchObject({ state: 'LEFT', title: '', note: '', phoneShown: false, actions: [] });
  expect(await notice(office.userId, 'ORG_MEMBER_LEFT')).toBe(1);
  const kept = await caseOf(memberId);
  expect([kept?.state, kept?.statusKind, kept?.events.length]).toEqual(['LEFT', 'ENDED', 3]);
  // The same row is reused.
  const again = await portal.call(submit, { id, data: data() }, token);
  expect(again.data).toMatchObject({ memberId, state: 'APPLIED' });
});

describe('asking to join', () => {
  it('is refused to operators, to bodies that admit nobody, and while a request is pending', async () => {
    const id = await insertOrganization(portal.db);
    const closed = await insertOrganization(portal.db, { status: 'CLOSED' });
    const appointed = await insertOrganization(portal.db, { takesMembers: false });
    const { token } = await person();
    const codeOf = async (organization: string, given: object = {}, by = token) =>
      (await portal.call(submit, { id: organization, data: data(given) }, by)).header.retCode;
    expect(await codeOf(id, {}, office.token)).toBe(retCodes.RIGHT_MISSING);
    expect(await codeOf(closed)).toBe(retCodes.NOT_FOUND);
    expect(await codeOf(ulid())).toBe(retCodes.NOT_FOUND);
    expect(await codeOf(appointed)).toBe(retCodes.TRANSITION_REFUSED);
    expect(await codeOf(id, { tasks: ['跳伞'] })).toBe(retCodes.FIELD_REFUSED);
    expect(await codeOf(id, { note: '长'.repeat(101) })).toBe(retCodes.PARAMETER_INVALID);
    expect(await codeOf(id)).toBe('000000');
    expect(await codeOf(id)).toBe(retCodes.TRANSITION_REFUSED);
  });

  it('succeeds once, even concurrently, and for at most five bodies', async () => {
    const id = await insertOrganization(portal.db);
    const { user, token } = await person();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => portal.call(submit, { id, data: data() }, token)),
    );
    expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
    const others = await Promise.all([1, 2, 3, 4, 5, 6].map(() => insertOrganization(portal.db)));
    const more = await Promise.all(
      others.map((other) => portal.call(submit, { id: other, data: data() }, token)),
    );
    expect(more.filter(({ header }) => header.retCode === '000000')).toHaveLength(4);
    expect(new Set(more.map(({ header }) => header.retCode))).toEqual(
      new Set(['000000', retCodes.LIMIT_REACHED]),
    );
    const isWaiting = and(eq(orgMembers.userId, user.id), eq(orgMembers.status, 'APPLIED'));
    expect(await portal.db.$count(orgMembers, isWaiting)).toBe(5);
  });

  it('is private: to others the membership does not exist', async () => {
    const id = await insertOrganization(portal.db);
    const [own, stranger] = [await person(), await person()];
    const { data: asked } = await portal.call(submit, { id, data: data() }, own.token);
    const foreign = { id: asked.memberId, event: 'cancel' as const, version: 1 };
    expect((await portal.call(operate, foreign, stranger.token)).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await portal.call(decide, { ...foreign, event: 'approve' }, own.token)).header.retCode).toBe(
      retCodes.SECURITY_STOP,
    );
  });
});

test('refusing and removing need a reason, which the member sees; naming needs a title', async () => {
  const id = await insertOrganization(portal.db);
  const { user } = await person();
  const memberId = await insertOrgMember(portal.db, id, user.id, { status: 'APPLIED' });
  const fire = (event: 'approve' | 'refuse' | 'name' | 'remove', version: number, given: object = {}) =>
    portal.call(decide, { id: memberId, event, version, data: { reason: '', ...given } }, office.token);
  expect((await fire('refuse', 1)).data).toEqual({ fields: { 'data.reason': expect.any(String) } });
  expect((await fire('approve', 1)).data.state).toBe('ACTIVE');
  expect((await fire('name', 2)).data).toEqual({ fields: { 'data.title': expect.any(String) } });
  expect((await fire('name', 2, { title: '记录' })).data.title).toBe('记录');
  expect((await fire('remove', 3)).data).toEqual({ fields: { 'data.reason': expect.any(String) } });
  expect((await fire('remove', 3, { reason: '久未参加' })).data).toMatchObject({ state: 'LEFT', title: '' });
  const [message] = await portal.db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, user.id), eq(messages.eventCode, 'ORG_MEMBER_REMOVED')));
  expect(JSON.stringify(message?.params)).toContain('久未参加');
});

describe('an invitation', () => {
  const letter = (organizationId: string, given: object = {}) => ({
    data: {
      organizationId,
      phoneNumber: '',
      title: '企业委员',
      message: '想请您一起来定格式。',
      maxUses: 1,
      ...given,
    },
  });

  it('refuses blocked words', async () => {
    await portal.db
      .insert(sensitiveWords)
      .values({ id: ulid(), word: '代开发票', level: 'BLOCK', category: 'AD' });
    const id = await insertOrganization(portal.db, { name: ulid() });
    const { header, data: answered } = await portal.call(
      send,
      letter(id, { message: '来了就能代开发票。' }),
      office.token,
    );
    expect([header.retCode, Object.keys((answered as unknown as { fields: object }).fields)]).toEqual([
      '500014',
      ['data.message'],
    ]);
    await portal.db.delete(sensitiveWords);
  });

  it('to a number is announced, appears in the to-do list, and is accepted with its title', async () => {
    const id = await insertOrganization(portal.db, { name: '专委会', others: 3 });
    const { user, token } = await person();
    const { data: sent } = await portal.call(
      send,
      letter(id, { phoneNumber: user.phoneNumber }),
      office.token,
    );
    expect(sent).toMatchObject({ status: 'SENT', organizationName: '专委会', actions: ['withdraw'] });
    expect(sent.inviteId).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    expect(await notice(user.id, 'ORG_INVITED')).toBe(1);
    expect((await portal.call(todo, {}, token)).data.rows).toMatchObject([
      { kind: 'ORG_INVITE', title: '专委会', link: `/invite/${sent.inviteId}` },
    ]);
    const { data: read } = await portal.call(inviteDetail, { id: sent.inviteId });
    expect(read).toMatchObject({ kind: 'ORG', targetName: '专委会', members: 3, memberRole: null });
    expect(JSON.stringify(read)).not.toContain(user.phoneNumber);
    const done = await portal.call(answer, { id: sent.inviteId, event: 'accept', version: 1 }, token);
    expect(done.data.status).toBe('ACCEPTED');
    const [member] = await portal.db.select().from(orgMembers).where(eq(orgMembers.userId, user.id));
    expect(member).toMatchObject({ status: 'ACTIVE', title: '企业委员' });
    expect((await caseOf(member?.id ?? ''))?.state).toBe('ACTIVE');
    expect(await notice(office.userId, 'ORG_INVITE_ACCEPTED')).toBe(1);
    const again = await portal.call(send, letter(id, { phoneNumber: user.phoneNumber }), office.token);
    expect(again.data).toEqual({ fields: { 'data.phoneNumber': '该手机号已是成员' } });
  });

  it('by link allows a limited number of uses, one per person and none by operators', async () => {
    const id = await insertOrganization(portal.db);
    const { data: sent } = await portal.call(send, letter(id, { maxUses: 2 }), office.token);
    const accept = (token: string, version: number) =>
      portal.call(answer, { id: sent.inviteId, event: 'accept', version }, token);
    const [one, other, late] = [await person(), await person(), await person()];
    expect((await accept(office.token, 1)).header.retCode).toBe(retCodes.RIGHT_MISSING);
    expect((await accept(one.token, 1)).data).toEqual({ status: 'SENT', version: 2 });
    expect((await accept(one.token, 2)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    expect((await accept(other.token, 2)).data).toEqual({ status: 'ACCEPTED', version: 3 });
    expect((await accept(late.token, 3)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    const decline = { id: sent.inviteId, event: 'decline' as const, version: 3 };
    expect((await portal.call(answer, decline, late.token)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    const { data: row } = await portal.call(sentList, { organizationId: id }, office.token);
    expect(row.rows).toMatchObject([{ uses: 2, maxUses: 2, status: 'ACCEPTED', actions: [] }]);
  });

  it('is void once the body is closed, and can be withdrawn only by the office', async () => {
    const id = await insertOrganization(portal.db);
    const { user, token } = await person();
    const { data: sent } = await portal.call(
      send,
      letter(id, { phoneNumber: user.phoneNumber }),
      office.token,
    );
    await portal.db.update(organizations).set({ status: 'CLOSED' }).where(eq(organizations.id, id));
    const fire = (event: 'accept' | 'withdraw', by: string) =>
      portal.call(answer, { id: sent.inviteId, event, version: 1 }, by);
    expect((await fire('accept', token)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    expect((await fire('withdraw', token)).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await fire('withdraw', (await operator()).token)).data.status).toBe('WITHDRAWN');
  });

  it.each([
    ['a letter', { message: '' }, 'data.message'],
    ['a number', { phoneNumber: '123' }, 'data.phoneNumber'],
    ['one use of what is for one number', { phoneNumber: '15400000000', maxUses: 2 }, 'data.maxUses'],
    ['a choice', { organizationId: '' }, 'data.organizationId'],
  ])('needs %s', async (_what, given, field) => {
    const id = await insertOrganization(portal.db);
    const { data: refused } = await portal.call(send, letter(id, given), office.token);
    expect(Object.keys((refused as unknown as { fields: object }).fields)).toEqual([field]);
  });
});

test('ending an account ends all memberships and erases their notes', async () => {
  const [id, other] = [await insertOrganization(portal.db), await insertOrganization(portal.db)];
  const { user } = await person();
  await insertOrgMember(portal.db, id, user.id, { title: '联络员', note: '周末有空', phoneShown: true });
  await insertOrgMember(portal.db, other, user.id, { status: 'REFUSED', note: '想旁听', reason: '名额已满' });
  await inTransaction(portal.db, (tx) =>
    leaveOrganizations(tx, user.id, systemContext({ ...portal, clock: { now: () => testNow } })),
  );
  const rows = await portal.db
    .select()
    .from(orgMembers)
    .where(eq(orgMembers.userId, user.id))
    .orderBy(orgMembers.organizationId);
  expect(rows.map(({ status }) => status).sort()).toEqual(['LEFT', 'REFUSED']);
  for (const row of rows) expect(row).toMatchObject({ title: '', note: '', reason: '', phoneShown: false });
});

async function walk(state: OrgMemberState, event: OrgMemberEvent, next: OrgMemberState | undefined) {
  const id = await insertOrganization(portal.db);
  const { user, token } = await person();
  const memberId = await insertOrgMember(portal.db, id, user.id, {
    status: state,
    phoneShown: event === 'hidePhone',
  });
  const version = 1;
  const fire = async () => {
    switch (event) {
      case 'apply':
        return portal.call(submit, { id, data: data() }, token);
      case 'join': {
        const inviteId = ulid();
        await portal.db.insert(invites).values({
          id: inviteId,
          kind: 'ORG',
          targetId: id,
          inviterId: office.userId,
          phoneNumber: user.phoneNumber,
          expiresAt: new Date(testNow.getTime() + day),
        });
        return portal.call(answer, { id: inviteId, event: 'accept', version }, token);
      }
      case 'cancel':
      case 'leave':
      case 'showPhone':
      case 'hidePhone':
        return portal.call(operate, { id: memberId, event, version }, token);
      case 'approve':
      case 'refuse':
      case 'name':
      case 'remove':
        return portal.call(
          decide,
          { id: memberId, event, version, data: { reason: '原因', title: '联络员' } },
          office.token,
        );
    }
  };
  const { header } = await fire();
  const [row] = await portal.db.select().from(orgMembers).where(eq(orgMembers.id, memberId));
  if (next) expect([header.retCode, row?.status]).toEqual(['000000', next]);
  else expect([header.retCode, row?.version]).toEqual([retCodes.TRANSITION_REFUSED, 1]);
}

describeTransitions({
  states: orgMemberStates,
  events: orgMemberEvents,
  planned: (state, event) => orgMemberTransitions[state][event],
  next: (state, event) => nextState(orgMemberTransitions, state, event),
  fire: walk,
});
