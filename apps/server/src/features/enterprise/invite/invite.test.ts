import {
  type InviteEvent,
  type InviteStatus,
  inviteEvents,
  inviteStatuses,
  inviteTransitions,
} from '@portal/contract/invite/public';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser, nextPhone } from '../../identity/testing/insert-user.ts';
import { invites } from '../../invite/invite.table.ts';
import { type Invite, nextInviteStatus } from '../../invite/invite-policy.public.ts';
import { messages } from '../../message/message.table.ts';
import { insertMember, insertOwned } from '../testing/insert-member.ts';

const save = 'POST /api/communityManage/invite/save';
const list = 'GET /api/communityManage/invite/queryList';
const detail = 'GET /api/communityManage/invite/queryDetail';
const operate = 'POST /api/communityManage/invite/operate';
const ownList = 'GET /api/baseInfo/enterpriseMember/queryOwnList';
const info = 'GET /api/userManage/userInfo/queryDetail';

const day = 86_400_000;
const dayLater = new Date(testNow.getTime() + day);
let now = testNow.getTime();
let portal: TestApp;
let own: Awaited<ReturnType<typeof insertOwned>>;

beforeAll(async () => {
  portal = await openTestApp(() => new Date(now));
});
afterAll(() => portal.close());
beforeEach(async () => {
  now = testNow.getTime();
  own = await insertOwned(portal);
});

const invite = (phoneNumber: string, memberRole = 'STAFF', token = own.token) =>
  portal.call(save, { phoneNumber, memberRole }, token);
const answer = (id: string, event: InviteEvent, token: string, version = 1) =>
  portal.call(operate, { id, event, version }, token);
const person = async (phoneNumber = nextPhone()) => {
  const user = await insertUser(portal.db, { userType: '100', phoneNumber, name: '温听雨' });
  return { user, token: await portal.logIn({ userId: user.id, userType: '100' }) };
};

test('an invitee with an account is notified, accepts, and acts for the enterprise', async () => {
  const { user, token } = await person();
  const { data: sent } = await invite(user.phoneNumber, 'FINANCE');
  expect(sent).toMatchObject({ status: 'SENT', memberRole: 'FINANCE', actions: ['withdraw'] });
  expect(sent.expiresAt).toBe(now + 7 * day);
  const [notice] = await portal.db.select().from(messages).where(eq(messages.userId, user.id));
  expect(notice).toMatchObject({ eventCode: 'INVITE', link: `/invite/${sent.inviteId}` });
  const { data: mine } = await portal.call(ownList, {}, token);
  expect(mine.invites).toMatchObject([{ inviteId: sent.inviteId, actions: ['accept', 'decline'] }]);

  expect((await answer(sent.inviteId, 'accept', token)).data.status).toBe('ACCEPTED');
  expect((await portal.call(info, {}, token)).data).toMatchObject({
    enterpriseId: own.enterpriseId,
    roleInfos: [{ roleCode: 'FINANCE' }],
  });
  const { data } = await portal.call(list, {}, own.token);
  expect(data.rows).toMatchObject([{ inviteId: sent.inviteId, status: 'ACCEPTED', actions: [] }]);
  const told2 = await portal.db.select().from(messages).where(eq(messages.userId, own.user.id));
  expect(told2.map(({ eventCode }) => eventCode)).toEqual(['INVITE_ACCEPTED']);
  expect((await invite(user.phoneNumber)).data).toEqual({
    fields: { phoneNumber: '该手机号已是企业成员' },
  });
});

test('the list can be filtered by status and number, and exported as a spreadsheet', async () => {
  const [waiting, expired] = [nextPhone(), nextPhone()];
  now -= 8 * day;
  await invite(expired);
  now += 8 * day;
  await invite(waiting, 'FINANCE');
  const found = async (filter: Record<string, unknown>) => {
    const { data } = await portal.call(list, filter, own.token);
    expect(data.total).toBe(data.rows.length);
    return data.rows.map(({ status, memberRole }) => `${status} ${memberRole}`);
  };
  expect(await found({})).toEqual(['SENT FINANCE', 'EXPIRED STAFF']);
  expect(await found({ status: 'SENT' })).toEqual(['SENT FINANCE']);
  expect(await found({ status: 'EXPIRED' })).toEqual(['EXPIRED STAFF']);
  expect(await found({ status: 'WITHDRAWN' })).toEqual([]);
  for (const keyword of [waiting, waiting.slice(-4)])
    expect(await found({ keyword })).toEqual(['SENT FINANCE']);
  expect(await found({ keyword: waiting.slice(0, 8) })).toEqual([]);
  expect(await found({ keyword: '温' })).toEqual([]);

  const exported = (token: string) =>
    portal.app.inject({ url: '/api/communityManage/invite/export?status=SENT', headers: { token } });
  expect((await exported(own.token)).headers['content-type']).toContain('spreadsheetml');
  const [row] = await portal.db.select().from(operLogs).where(eq(operLogs.event, 'invite.export'));
  expect(row?.after).toEqual({ status: 'SENT', totalRows: 1 });
  const finance = await insertMember(portal, own.enterpriseId, 'FINANCE');
  expect((await exported(finance.token)).json().header.retCode).toBe(retCodes.RIGHT_MISSING);
});

describe('the invitation page', () => {
  it('shows anyone with the link the inviter and the enterprise, but no phone number', async () => {
    const phone = nextPhone();
    const { data: sent } = await invite(phone);
    const { data } = await portal.call(detail, { id: sent.inviteId });
    expect(data).toMatchObject({
      kind: 'ENTERPRISE_MEMBER',
      targetName: own.name,
      inviterName: '许晚棠',
      phoneTail: phone.slice(-4),
      isForCaller: null,
      actions: [],
    });
    expect(JSON.stringify(data)).not.toContain(phone);
    expect((await portal.call(detail, { id: ulid() })).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await portal.call(detail, { id: '1' })).header.retCode).toBe(retCodes.PARAMETER_INVALID);
  });

  it('tells other accounts which number the invitation is for', async () => {
    const phone = nextPhone();
    const { data: sent } = await invite(phone);
    const { token } = await person();
    const { data } = await portal.call(detail, { id: sent.inviteId }, token);
    expect(data).toMatchObject({ isForCaller: false, actions: [] });
    for (const event of ['accept', 'decline'] as const)
      expect((await answer(sent.inviteId, event, token)).header).toMatchObject({
        retCode: retCodes.RIGHT_MISSING,
        retMsg: `此邀请发给尾号 ${phone.slice(-4)} 的手机`,
      });
    const operator = await insertUser(portal.db, { userType: '900', phoneNumber: phone });
    const staff = await portal.logIn({ userId: operator.id, userType: '900' });
    expect((await answer(sent.inviteId, 'accept', staff)).header.retCode).toBe(retCodes.RIGHT_MISSING);
  });
});

describe('permission to invite', () => {
  it('is held by the owner and administrators, each for lower roles only', async () => {
    const admin = await insertMember(portal, own.enterpriseId, 'ADMIN');
    const finance = await insertMember(portal, own.enterpriseId, 'FINANCE');
    const codeOf = async (...given: Parameters<typeof invite>) => (await invite(...given)).header.retCode;
    expect(await codeOf(nextPhone(), 'ADMIN')).toBe('000000');
    expect(await codeOf(nextPhone(), 'STAFF', admin.token)).toBe('000000');
    // A refused member is referred to someone else with the right, never to themselves.
    expect((await invite(nextPhone(), 'ADMIN', admin.token)).header).toMatchObject({
      retCode: retCodes.RIGHT_MISSING,
      retMsg: '须由企业所有者办理',
    });
    expect((await invite(nextPhone(), 'STAFF', finance.token)).header).toMatchObject({
      retCode: retCodes.RIGHT_MISSING,
      retMsg: '您没有该操作权限，请联系企业管理员',
    });
    expect(await codeOf(nextPhone(), 'OWNER')).toBe(retCodes.PARAMETER_INVALID);
    expect(await codeOf('19912345678')).toBe(retCodes.PARAMETER_INVALID);
    expect((await portal.call(list, {}, finance.token)).data).toMatchObject({ rows: [], total: 0 });
  });

  it('includes withdrawing; to other enterprises the invitation does not exist', async () => {
    const { data: sent } = await invite(nextPhone());
    const stranger = await insertOwned(portal);
    expect((await answer(sent.inviteId, 'withdraw', stranger.token)).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await portal.call(list, {}, stranger.token)).data.total).toBe(0);
    expect((await answer(sent.inviteId, 'withdraw', own.token)).data.status).toBe('WITHDRAWN');
  });
});

it('replaces an older invitation to the same number, and expires after seven days', async () => {
  const { user, token } = await person();
  const first = await invite(user.phoneNumber);
  const second = await invite(user.phoneNumber, 'FINANCE');
  expect((await portal.call(detail, { id: first.data.inviteId })).data.status).toBe('WITHDRAWN');
  now += 7 * day;
  const late = await portal.call(detail, { id: second.data.inviteId });
  expect(late.data.status).toBe('EXPIRED');
  const fresh = await portal.logIn({ userId: user.id, userType: '100' });
  expect((await answer(second.data.inviteId, 'accept', fresh)).header.retCode).toBe(
    retCodes.TRANSITION_REFUSED,
  );
  expect((await portal.call(ownList, {}, fresh)).data.invites).toEqual([]);
  expect(token).not.toBe(fresh);
});

it('is accepted only once, even with concurrent calls', async () => {
  const { user, token } = await person();
  const { data: sent } = await invite(user.phoneNumber);
  const answers = await Promise.all([1, 2, 3, 4].map(() => answer(sent.inviteId, 'accept', token)));
  expect(answers.filter(({ header }) => header.retCode === '000000')).toHaveLength(1);
});

it('cannot be accepted after the enterprise has left the park', async () => {
  const gone = await insertOwned(portal, { entryStatus: 'REVOKED' });
  const { user, token } = await person();
  const id = ulid();
  await portal.db.insert(invites).values({
    id,
    kind: 'ENTERPRISE_MEMBER',
    targetId: gone.enterpriseId,
    inviterId: gone.user.id,
    phoneNumber: user.phoneNumber,
    role: 'STAFF',
    expiresAt: new Date(now + day),
  });
  expect((await answer(id, 'accept', token)).header.retCode).toBe(retCodes.TRANSITION_REFUSED);
});

async function walk(status: InviteStatus, event: InviteEvent, next: InviteStatus | undefined) {
  const { user, token } = await person();
  const { data: sent } = await invite(user.phoneNumber);
  const isIt = eq(invites.id, sent.inviteId);
  const isOver = status === 'EXPIRED';
  await portal.db
    .update(invites)
    .set(isOver ? { expiresAt: new Date(now) } : { status })
    .where(isIt);
  const { header } = await answer(sent.inviteId, event, event === 'withdraw' ? own.token : token);
  const [row] = await portal.db.select().from(invites).where(isIt);
  if (next) expect([header.retCode, row?.status]).toEqual(['000000', next]);
  else expect([header.retCode, row?.version]).toEqual([retCodes.TRANSITION_REFUSED, 1]);
}

describeTransitions({
  states: inviteStatuses,
  events: inviteEvents,
  planned: (status, event) => inviteTransitions[status][event],
  next: (status, event) => {
    const isOver = status === 'EXPIRED';
    const expiresAt = isOver ? testNow : dayLater;
    const invite = { status: isOver ? 'SENT' : status, expiresAt, uses: 0, maxUses: 1 } as Invite;
    return nextInviteStatus(invite, event, testNow);
  },
  fire: walk,
});
