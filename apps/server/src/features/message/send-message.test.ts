import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import { smsMessages } from '../../platform/sms/sms-message.table.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { enterpriseMembers } from '../enterprise/admission/enterprise-member.table.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { sendMessage } from './message.public.ts';
import { listMessages } from './message.queries.ts';
import { messages, quietHours, reachChoices } from './message.table.ts';
import { messageInWords } from './testing/message-in-words.ts';

let portal: TestApp;
let user: Awaited<ReturnType<typeof insertUser>>;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  user = await insertUser(portal.db);
});

const messagesOf = async (userId: string) =>
  (await portal.db.select().from(messages).where(eq(messages.userId, userId))).map(messageInWords);
const smsOf = (phoneNumber: string) =>
  portal.db.select().from(smsMessages).where(eq(smsMessages.phoneNumber, phoneNumber));

const changed = (day: string, link = '/policy/policylist/1') => ({
  eventCode: 'COLLECT_CHANGED' as const,
  params: { title: '节能改造补助', changes: [{ code: 'VALID_UNTIL' as const, day }] },
  link,
  now: testNow,
});
const switchOff = (matter: 'FOLLOWED' | 'COMMUNITY') =>
  portal.db
    .insert(reachChoices)
    .values({ userId: user.id, matter, site: false, sms: false, mail: false, updatedAt: testNow });

it('fills in title and body, and links to a page where the user can act', async () => {
  await sendMessage(portal.db, { ...changed('2026-12-31'), userIds: [user.id] });
  expect(await messagesOf(user.id)).toMatchObject([
    {
      group: 'COLLECT',
      level: 'NORMAL',
      link: '/policy/policylist/1',
      readAt: null,
      mergedCount: 1,
      title: '收藏有更新：节能改造补助',
      body: '您收藏的《节能改造补助》有更新：有效期改为 2026-12-31。',
    },
  ]);
  expect(await smsOf(user.phoneNumber)).toEqual([]);
});

it('stores no text except what people wrote', async () => {
  await sendMessage(portal.db, { ...changed('2026-12-31'), userIds: [user.id] });
  const rows = await portal.db.select().from(messages).where(eq(messages.userId, user.id));
  expect(JSON.stringify(rows).replace('节能改造补助', '')).not.toMatch(/\p{Script=Han}/u);
});

it('keeps the order of messages sent at the same moment', async () => {
  const links = Array.from({ length: 8 }, (_, index) => `/policy/policylist/${index}`);
  for (const link of links)
    await sendMessage(portal.db, { ...changed('2026-10-01', link), userIds: [user.id] });
  const latestFirst = await listMessages(portal.db, { userId: user.id, pageNo: 1, pageSize: 10 });
  expect(latestFirst.map(({ link }) => link)).toEqual(links.toReversed());
});

describe('repeats', () => {
  it('are counted in the unread message about the same page', async () => {
    await sendMessage(portal.db, { ...changed('2026-10-01'), userIds: [user.id] });
    await sendMessage(portal.db, { ...changed('2026-11-01'), userIds: [user.id] });
    await sendMessage(portal.db, { ...changed('2026-12-01', '/policy/policylist/2'), userIds: [user.id] });
    const rows = await messagesOf(user.id);
    expect(new Set(rows.map(({ mergedCount }) => mergedCount))).toEqual(new Set([1, 2]));
    expect(rows.find(({ mergedCount }) => mergedCount === 2)?.body).toContain('2026-11-01');
  });

  it('start a new message once it was read', async () => {
    await sendMessage(portal.db, { ...changed('2026-10-01'), userIds: [user.id] });
    await portal.db.update(messages).set({ readAt: testNow }).where(eq(messages.userId, user.id));
    await sendMessage(portal.db, { ...changed('2026-11-01'), userIds: [user.id] });
    expect(await messagesOf(user.id)).toHaveLength(2);
  });

  it('of other events are counted for ten minutes, and only for the same subject', async () => {
    const logIn = (device: string, minute: number) =>
      sendMessage(portal.db, {
        eventCode: 'LOGIN_NEW_DEVICE',
        params: { device, time: testNow.getTime() + minute * 60_000 },
        link: '/person-preserve',
        userIds: [user.id],
        now: new Date(testNow.getTime() + minute * 60_000),
      });
    await logIn('Chrome · Windows', 10);
    await logIn('Chrome · Windows', 20);
    await logIn('Firefox · Linux', 20);
    await logIn('Chrome · Windows', 31);
    const notice = (await messagesOf(user.id)).map(
      ({ body, mergedCount }) => `${/\d\d:\d\d/.exec(body)?.[0]} ${mergedCount}`,
    );
    expect(new Set(notice)).toEqual(new Set(['12:20 1', '12:20 2', '12:31 1']));
  });

  it('at the same moment are merged into one message', async () => {
    const granted = {
      eventCode: 'ROLE_GRANTED' as const,
      params: { role: 'OP_CONTENT' as const },
      link: '/manage/home',
      now: testNow,
      userIds: [user.id],
    };
    await Promise.all(Array.from({ length: 5 }, () => sendMessage(portal.db, granted)));
    expect(await messagesOf(user.id)).toMatchObject([{ mergedCount: 5 }]);
  });
});

describe('quiet hours', () => {
  const night = new Date('2026-11-21T15:30:00Z');
  const place = () => ({ link: '/person-preserve', now: night, userIds: [user.id] });
  const unfreeze = () => sendMessage(portal.db, { eventCode: 'USER_UNFROZEN', params: {}, ...place() });
  const beQuiet = (enabled: boolean) =>
    portal.db
      .insert(quietHours)
      .values({ userId: user.id, enabled, from: '22:00', to: '07:00', updatedAt: night });

  it('delay a text message until they end, unless it is urgent', async () => {
    await beQuiet(true);
    for (let time = 0; time < 2; time++) await unfreeze();
    await sendMessage(portal.db, {
      eventCode: 'PASSWORD_CHANGED',
      params: { time: night.getTime() },
      ...place(),
    });
    expect(await messagesOf(user.id)).toHaveLength(2);
    const sms = (await smsOf(user.phoneNumber)).map(({ parameters, notBefore }) => [
      parameters.title ?? '',
      notBefore,
    ]);
    expect(sms).toHaveLength(2);
    expect(Object.fromEntries(sms)).toEqual({
      登录密码已修改: null,
      账号已恢复使用: new Date('2026-11-21T23:00:00Z'),
    });
  });

  it('delay nothing when switched off', async () => {
    await beQuiet(false);
    await unfreeze();
    expect(await smsOf(user.phoneNumber)).toMatchObject([{ notBefore: null }]);
  });
});

it('refuses a link that is not a page of its event', async () => {
  const astray = { ...changed('2026-10-01', '/my-message'), userIds: [user.id] };
  await expect(sendMessage(portal.db, astray)).rejects.toThrow('links to /my-message');
});

describe('choices', () => {
  it('keep a matter out of the message centre', async () => {
    await switchOff('FOLLOWED');
    await sendMessage(portal.db, { ...changed('2026-10-01'), userIds: [user.id] });
    expect(await messagesOf(user.id)).toEqual([]);
  });

  it('concern their own matter only', async () => {
    await switchOff('COMMUNITY');
    const frozen = { eventCode: 'USER_FROZEN', params: { reason: '冒用他人证照' } } as const;
    await sendMessage(portal.db, { ...frozen, link: '/about-us', now: testNow, userIds: [user.id] });
    expect(await messagesOf(user.id)).toMatchObject([{ level: 'URGENT' }]);
    expect(await smsOf(user.phoneNumber)).toMatchObject([
      { template: 'MESSAGE', status: 'WAITING', parameters: { title: '账号已被冻结' } },
    ]);
  });
});

it('reaches members of an enterprise with the given role, and no ended accounts', async () => {
  const enterpriseId = await insertEnterprise(portal.db, { name: '花谷青禾（演示）' });
  const [staff, gone] = await Promise.all([
    insertUser(portal.db),
    insertUser(portal.db, { status: 'CANCELLED' }),
  ]);
  const member = (userId: string, memberRole: 'OWNER' | 'ADMIN' | 'STAFF') => ({
    id: ulid(),
    enterpriseId,
    userId,
    memberRole,
    status: 'ACTIVE' as const,
  });
  await portal.db
    .insert(enterpriseMembers)
    .values([member(user.id, 'OWNER'), member(staff.id, 'STAFF'), member(gone.id, 'ADMIN')]);
  await sendMessage(portal.db, { ...changed('2026-10-01'), enterpriseId, memberRoles: ['OWNER', 'ADMIN'] });
  expect(await messagesOf(user.id)).toHaveLength(1);
  expect(await messagesOf(staff.id)).toEqual([]);
  expect(await messagesOf(gone.id)).toEqual([]);
  await sendMessage(portal.db, { ...changed('2026-11-01'), enterpriseId });
  expect(await messagesOf(staff.id)).toHaveLength(1);
});

it('is rolled back with its transaction', async () => {
  const failed = inTransaction(portal.db, async (tx) => {
    await sendMessage(tx, { ...changed('2026-10-01'), userIds: [user.id] });
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow();
  expect(await messagesOf(user.id)).toEqual([]);
});
