import { messageEvents } from '@portal/contract/collected/message-events';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailFaults, mailMessages } from '../../../platform/mail/mail-message.table.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { smsMessages } from '../../../platform/sms/sms-message.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';
import { users } from '../../identity/user.table.ts';
import { sendMessage } from '../message.public.ts';
import { digestItems, mailProofs, messages, quietHours, reachChoices } from '../message.table.ts';
import { sendDigests } from './send-digests.ts';

const query = 'GET /api/messageManage/reach/query';
const save = 'POST /api/messageManage/reach/save';
const preset = 'POST /api/messageManage/reach/applyPreset';
const prove = 'POST /api/messageManage/reach/sendMailProof';
const profile = 'POST /api/baseInfoManage/personalInfoMgr/save';

let portal: TestApp;
let now = testNow;
let user: Awaited<ReturnType<typeof insertUser>>;
let token: string;

beforeAll(async () => {
  portal = await openTestApp(() => now);
});
afterAll(() => portal.close());
beforeEach(async () => {
  now = testNow;
  for (const table of [
    messages,
    mailMessages,
    smsMessages,
    digestItems,
    reachChoices,
    quietHours,
    mailFaults,
  ])
    await portal.db.delete(table);
  user = await insertUser(portal.db, { email: 'lin@example.com' });
  token = await portal.logIn({ userId: user.id });
});

const mails = () => portal.db.select().from(mailMessages).orderBy(mailMessages.id);
const waiting = () => portal.db.select().from(digestItems).orderBy(digestItems.id);
const collected = (link: string, at = now) =>
  sendMessage(portal.db, {
    eventCode: 'COLLECT_CHANGED',
    params: { title: '节能改造补助', changes: [{ code: 'VALID_UNTIL', day: '2026-12-31' }] },
    link,
    now: at,
    userIds: [user.id],
  });
/** About money: at once, and by SMS. */
const refunded = (at = now, id = 1) =>
  sendMessage(portal.db, {
    eventCode: 'REFUND_SUCCESS',
    params: { title: '物业费', fen: 8_600 },
    link: `/pay-result?id=${id}`,
    now: at,
    userIds: [user.id],
  });
const unfrozen = () =>
  sendMessage(portal.db, {
    eventCode: 'USER_UNFROZEN',
    params: {},
    link: '/person-preserve',
    now,
    userIds: [user.id],
  });
const deliver = () => sendDigests({ database: portal.database, clock: { now: () => now }, pay: portal.pay });
const choiceOf = async (matter: string) =>
  (await portal.call(query, {}, token)).data.matters.find((row) => row.matter === matter);
const faultsOf = ({ data }: { data: unknown }) => Object.keys((data as { fields: object }).fields);

describe('a message goes', () => {
  it('by mail at once with an address that ends such mails, and by SMS', async () => {
    await refunded();
    expect(await mails()).toMatchObject([
      {
        address: 'lin@example.com',
        link: '/pay-result?id=1',
        notBefore: null,
        unsubscribe: expect.stringMatching(/^\/unsubscribe\?token=[\w-]{24}&matter=MONEY$/),
      },
    ]);
    expect(await portal.db.select().from(smsMessages)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('to a mail of the week, which is sent on Monday at nine, once over two copies', async () => {
    await collected('/policy/policylist/1');
    await collected('/policy/policylist/2');
    expect(await mails()).toEqual([]);
    // testNow is a Saturday.
    const monday = new Date('2026-11-23T01:00:00Z');
    expect((await waiting()).map(({ dueAt }) => dueAt)).toEqual([monday, monday]);
    now = new Date(monday.getTime() - 1);
    await deliver();
    expect(await mails()).toEqual([]);
    now = monday;
    await Promise.all([deliver(), deliver()]);
    expect(await mails()).toMatchObject([
      {
        subject: '2 条新消息',
        link: '/my-message',
        unsubscribe: expect.stringContaining('matter=FOLLOWED'),
        body: '政策、栏目与收藏：\n- 收藏有更新：节能改造补助\n- 收藏有更新：节能改造补助',
      },
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('in the language of its reader', async () => {
    await portal.db.update(users).set({ language: 'es' }).where(eq(users.id, user.id));
    await collected('/policy/policylist/1');
    now = new Date('2026-11-23T01:00:00Z');
    await deliver();
    expect(await mails()).toMatchObject([{ subject: '1 mensaje nuevo', language: 'es' }]);
  });

  it('not by mail to an address that is not confirmed, or that refuses mails', async () => {
    await portal.db.update(users).set({ emailProvenAt: null }).where(eq(users.id, user.id));
    await refunded();
    await portal.db.update(users).set({ emailProvenAt: now }).where(eq(users.id, user.id));
    await portal.db.insert(mailFaults).values({ address: 'lin@example.com', answer: '550', since: now });
    await refunded();
    expect(await mails()).toEqual([]);
  });

  it('after the quiet hours, unless it is about money', async () => {
    now = new Date('2026-11-21T15:30:00Z');
    await portal.db
      .insert(quietHours)
      .values({ userId: user.id, enabled: true, from: '22:00', to: '07:00', updatedAt: now });
    await unfrozen();
    await refunded();
    const starts = (await mails()).map(({ subject, notBefore }) => [subject, notBefore]);
    expect(Object.fromEntries(starts)).toEqual({
      账号已恢复使用: new Date('2026-11-21T23:00:00Z'),
      退款已到账: null,
    });
  });

  it('nowhere if its transaction fails', async () => {
    const failed = portal.db.transaction(async (tx) => {
      await sendMessage(tx, {
        eventCode: 'REFUND_SUCCESS',
        params: { title: '物业费', fen: 8_600 },
        link: '/pay-result?id=1',
        now,
        userIds: [user.id],
      });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow();
    expect([await mails(), await portal.db.select().from(smsMessages)]).toEqual([[], []]);
  });
});

describe('choices', () => {
  it('start with the standard, are kept for each user, and logged', async () => {
    expect(await choiceOf('FOLLOWED')).toMatchObject({ site: true, sms: false, mail: true, timing: 'WEEK' });
    const off = { matter: 'FOLLOWED', site: '0', sms: '0', mail: '0', timing: 'NOW' };
    await collected('/policy/policylist/1');
    await portal.call(save, off, token);
    expect(await choiceOf('FOLLOWED')).toMatchObject({ site: false, mail: false, timing: 'NOW' });
    expect(await waiting()).toEqual([]);
    const other = await insertUser(portal.db);
    const { data } = await portal.call(query, {}, await portal.logIn({ userId: other.id }));
    expect(data.matters.every(({ site }) => site)).toBe(true);
    const log = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, user.id));
    expect(log).toMatchObject([{ event: 'message.reach' }]);
  });

  it.each([
    ['TODO', { site: '0' }, 'site'],
    ['SAFETY', { sms: '0' }, 'sms'],
    ['PROGRESS', { sms: '1' }, 'sms'],
  ])('of %s cannot be %o', async (matter, given, field) => {
    const standard = { matter, site: '1', sms: matter === 'PROGRESS' ? '0' : '1', mail: '1', timing: 'NOW' };
    expect((await portal.call(save, standard, token)).header.retCode).toBe(retCodes.SUCCESS);
    const refused = await portal.call(save, { ...standard, ...given }, token);
    expect(refused.header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(faultsOf(refused)).toEqual([field]);
  });

  it.each([
    [{ matter: 'SPAM' }, 'matter'],
    [{ mail: 'x' }, 'mail'],
    [{ timing: 'HOUR' }, 'timing'],
  ])('refuse %o at the field', async (given, field) => {
    const input = { matter: 'TODO', site: '1', sms: '1', mail: '1', timing: 'NOW', ...given };
    const refused = await portal.call(save, input, token);
    expect(refused.header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(faultsOf(refused)).toEqual([field]);
  });

  it('that are made at the same time are both kept', async () => {
    await Promise.all([
      portal.call(save, { matter: 'TODO', sms: '0' }, token),
      portal.call(save, { matter: 'TODO', mail: '0' }, token),
    ]);
    expect(await choiceOf('TODO')).toMatchObject({ site: true, sms: false, mail: false, timing: 'NOW' });
  });

  it('are replaced by a ready-made plan', async () => {
    const { data } = await portal.call(preset, { preset: 'ALL' }, token);
    expect(data.presets.filter(({ inUse }) => inUse).map((row) => row.preset)).toEqual(['ALL']);
    await collected('/policy/policylist/1');
    expect(await mails()).toHaveLength(1);
  });

  it('leave text messages out of matters without an event that has one', async () => {
    const { matterOf, lockOf, matterCodes } = await import('@portal/contract/message/reach-terms');
    const texted = Object.values(messageEvents)
      .filter((event) => 'sms' in event && event.sms)
      .map(matterOf);
    for (const matter of matterCodes)
      expect([matter, lockOf(matter, 'SMS') === 'UNUSED']).toEqual([matter, !texted.includes(matter)]);
  });
});

it('counts what the last 30 days would have been, as they were sent', async () => {
  const day = 86_400_000;
  for (const ago of [31, 20, 3, 2]) await refunded(new Date(testNow.getTime() - ago * day));
  // Two of one week go out together.
  for (const ago of [10, 9, 1])
    await collected(`/policy/policylist/${ago}`, new Date(testNow.getTime() - ago * day));
  const { data } = await portal.call(query, {}, token);
  const sinceMonth = (await mails()).filter(
    ({ createdAt }) => testNow.getTime() - createdAt.getTime() <= 30 * day,
  );
  const digests = new Set((await waiting()).map(({ dueAt }) => dueAt.getTime()));
  expect(data.sent).toEqual({ sms: 3, mail: sinceMonth.length + digests.size });
  expect(data.sent.mail).toBe(5);
  expect(data.matters.find(({ matter }) => matter === 'MONEY')?.received).toBe(3);
  expect(data.presets.map(({ preset: code, sms, mail }) => [code, sms, mail])).toEqual([
    ['LOW', 3, 3],
    ['STANDARD', 3, 5],
    ['ALL', 3, 6],
  ]);
  expect(data.waiting).toEqual({ count: 3, dueAt: Math.min(...digests) });
});

describe('a mail address', () => {
  const keyOf = (link: string | null) => new URL(link ?? '', 'http://x').searchParams.get('token') ?? '';
  const open = (key: string) => portal.app.inject({ method: 'POST', url: `/verify-mail?token=${key}` });

  it('is confirmed by the link that is sent to it, once', async () => {
    const { version } = user;
    const changed = {
      name: '许晚棠',
      email: 'new@example.com',
      landline: '',
      language: 'zh',
      avatarFileId: '',
      version,
    };
    await portal.call(profile, changed, token);
    expect((await portal.call(query, {}, token)).data.mail).toMatchObject({
      state: 'UNPROVEN',
      askedAt: now.getTime(),
    });
    await refunded();
    const [proof, ...others] = await mails();
    expect(others).toEqual([]);
    expect(proof).toMatchObject({ address: 'new@example.com', subject: '确认您的邮箱' });
    const key = keyOf(proof?.link ?? null);
    expect((await open('x'.repeat(32))).headers.location).toBe('/verify-mail?state=gone');
    expect((await open(key)).headers.location).toBe('/verify-mail?state=done');
    expect((await open(key)).headers.location).toBe('/verify-mail?state=gone');
    expect((await portal.call(query, {}, token)).data.mail.state).toBe('PROVEN');
    await refunded(now, 2);
    expect(await mails()).toHaveLength(2);
  });

  it('is asked once a minute, by a link that works for a day', async () => {
    await portal.db.update(users).set({ emailProvenAt: null }).where(eq(users.id, user.id));
    const both = await Promise.all([portal.call(prove, {}, token), portal.call(prove, {}, token)]);
    expect(both.map(({ header }) => header.retCode).toSorted()).toEqual(
      [retCodes.SUCCESS, retCodes.TOO_FREQUENT].toSorted(),
    );
    const [proof] = await mails();
    now = new Date(testNow.getTime() + 24 * 3_600_000);
    expect((await open(keyOf(proof?.link ?? null))).headers.location).toBe('/verify-mail?state=gone');
    expect(await portal.db.select().from(mailProofs).where(eq(mailProofs.userId, user.id))).toHaveLength(1);
  });

  it('that refuses mails is shown as failing until it is confirmed again', async () => {
    await portal.db.insert(mailFaults).values({ address: 'lin@example.com', answer: '550', since: now });
    const { mail } = (await portal.call(query, {}, token)).data;
    expect(mail).toMatchObject({ state: 'FAILING', answer: '550', failingSince: now.getTime() });
    await portal.call(prove, {}, token);
    const [proof] = await mails();
    await open(keyOf(proof?.link ?? null));
    expect((await portal.call(query, {}, token)).data.mail.state).toBe('PROVEN');
  });

  it('that is missing cannot be confirmed', async () => {
    const other = await insertUser(portal.db);
    const answer = await portal.call(prove, {}, await portal.logIn({ userId: other.id }));
    expect(answer.header.retCode).toBe(retCodes.NOT_FOUND);
  });
});

describe('unsubscribing', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (url: string, payload: string) =>
    portal.app.inject({ method: 'POST', url, headers: form, payload });
  const address = async () => (await mails())[0]?.unsubscribe ?? '';

  it('takes one request of a mail program (RFC 8058), without logging in', async () => {
    await refunded();
    const answer = await post(await address(), 'List-Unsubscribe=One-Click');
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(await choiceOf('MONEY')).toMatchObject({ mail: false, sms: true, site: true, timing: 'NOW' });
    expect(await choiceOf('TODO')).toMatchObject({ mail: true });
    await refunded(now, 2);
    expect(await mails()).toHaveLength(1);
  });

  it('takes a button of its page, for these mails or all', async () => {
    await refunded();
    const answer = await post(await address(), 'all=1');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/unsubscribe?state=done']);
    const { data } = await portal.call(query, {}, token);
    expect(data.matters.some(({ mail }) => mail)).toBe(false);
  });

  it('changes nothing when the page is only opened, or with another secret', async () => {
    await refunded();
    await portal.app.inject(await address());
    expect(await choiceOf('MONEY')).toMatchObject({ mail: true });
    const unknown = await post('/unsubscribe?token=x&matter=MONEY', 'List-Unsubscribe=One-Click');
    expect(unknown.statusCode).toBe(404);
    expect((await post('/unsubscribe?matter=MONEY', '')).headers.location).toBe('/unsubscribe?state=gone');
  });
});

it.each([query, save, preset, prove] as const)('%s is for members', async (key) => {
  const input = { matter: 'TODO', site: '1', sms: '1', mail: '1', timing: 'NOW', preset: 'LOW' };
  expect((await portal.call(key, key === query || key === prove ? {} : input)).header.retCode).toBe(
    retCodes.NOT_LOGGED_IN,
  );
});
