import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { messages } from './message.table.ts';

const list = 'GET /api/messageManage/message/queryList';
const unreadCount = 'GET /api/messageManage/message/queryUnreadCount';
const operate = 'POST /api/messageManage/message/operate';
const quiet = 'GET /api/messageManage/message/queryQuietHours';
const saveQuiet = 'POST /api/messageManage/message/saveQuietHours';

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

let sent = 0;
async function insertMessage(given: Partial<typeof messages.$inferInsert> = {}): Promise<string> {
  sent += 1;
  const id = ulid();
  await portal.db.insert(messages).values({
    id,
    userId,
    eventCode: 'AUDIT_PASSED',
    group: 'ENTERPRISE',
    level: 'NORMAL',
    params: { kind: 'ENTRY', name: `企业 ${sent}` },
    link: '/my-case',
    sentAt: new Date(testNow.getTime() + sent * 1_000),
    ...given,
  });
  return id;
}

const idsOf = async (input: Record<string, unknown> = {}) =>
  (await portal.call(list, input, token)).data.rows.map(({ messageId }) => messageId);

it('lists unread messages first, each part latest first', async () => {
  const older = await insertMessage();
  const newer = await insertMessage({ group: 'ACCOUNT' });
  const read = await insertMessage({ readAt: testNow });
  await insertMessage({ userId: ulid() });
  expect(await idsOf()).toEqual([newer, older, read]);
  expect(await idsOf({ state: 'READ' })).toEqual([read]);
  expect(await idsOf({ group: 'ENTERPRISE', pageSize: 1 })).toEqual([older]);
  const { data } = await portal.call(list, { state: 'UNREAD', group: 'ENTERPRISE' }, token);
  expect(data).toMatchObject({ total: 1, totalIsExact: true });
  expect(data.groups.filter(({ total }) => total > 0)).toEqual([
    { group: 'ACCOUNT', total: 1, unread: 1 },
    { group: 'ENTERPRISE', total: 2, unread: 1 },
  ]);
  expect((await portal.call(unreadCount, {}, token)).data).toEqual({ unread: 2, quiet: false });
});

it('is worded in the reader’s language and stored without text', async () => {
  await insertMessage({
    eventCode: 'ROLE_REFUSED',
    params: { person: '陆知微', role: 'OP_CONTENT', reason: '名额已满' },
  });
  const readIn = async (cookie: string) =>
    (
      await portal.app.inject({ url: '/api/messageManage/message/queryList', headers: { token, cookie } })
    ).json().body.data.rows[0];
  expect(await readIn('park_portal_language=en')).toMatchObject({
    title: 'Role request rejected: 陆知微',
    body: 'The request to give 陆知微 the role “Content editor” was rejected. Reason: 名额已满.',
  });
  expect(await readIn('')).toMatchObject({
    title: '角色授予未批准：陆知微',
    body: '授予陆知微“内容编辑”角色的申请未获批准，原因：名额已满。',
  });
});

describe('operate', () => {
  it('marks the given messages read, once', async () => {
    const [first, second] = [await insertMessage(), await insertMessage()];
    const answer = await portal.call(operate, { event: 'read', ids: `${first}` }, token);
    expect(answer.data).toEqual({ unread: 1 });
    expect(
      (await portal.call(operate, { event: 'read', ids: `${first},${second}` }, token)).data.unread,
    ).toBe(0);
  });

  it('marks a group, then everything, read', async () => {
    await insertMessage();
    await insertMessage({ group: 'ACCOUNT' });
    const group = await portal.call(operate, { event: 'readAll', group: 'ACCOUNT' }, token);
    expect(group.data.unread).toBe(1);
    expect((await portal.call(operate, { event: 'readAll' }, token)).data.unread).toBe(0);
  });

  it('deletes messages, with a log entry', async () => {
    const [first, second] = [await insertMessage(), await insertMessage()];
    await portal.call(operate, { event: 'delete', ids: first }, token);
    expect(await idsOf()).toEqual([second]);
    const log = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, userId));
    expect(log).toMatchObject([{ event: 'message.delete', userId }]);
  });

  it('changes nothing if one of the messages belongs to another user', async () => {
    const own = await insertMessage();
    const foreign = await insertMessage({ userId: ulid() });
    for (const event of ['read', 'delete']) {
      const answer = await portal.call(operate, { event, ids: `${own},${foreign}` }, token);
      expect(answer.header.retCode).toBe(retCodes.NOT_FOUND);
    }
    expect(await idsOf({ state: 'UNREAD' })).toEqual([own]);
  });

  it.each([
    [{ event: 'read' }, 'ids'],
    [{ event: 'delete', ids: 'x' }, 'ids.0'],
    [{ event: 'burn', ids: ulid() }, 'event'],
    [{ event: 'readAll', group: 'SPAM' }, 'group'],
  ])('refuses %o at the field', async (input, field) => {
    const { header, data } = await portal.call(operate, input, token);
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual([field]);
  });
});

describe('quiet hours', () => {
  const lunch = { enabled: '1', from: '12:00', to: '14:00' };

  it('are off at first, and stored per user with a log entry', async () => {
    expect((await portal.call(quiet, {}, token)).data).toEqual({
      enabled: false,
      from: '22:00',
      to: '07:00',
    });
    for (const enabled of ['1', '0']) await portal.call(saveQuiet, { ...lunch, enabled }, token);
    expect((await portal.call(quiet, {}, token)).data).toEqual({ ...lunch, enabled: false });
    const other = await portal.logIn({ userId: ulid() });
    expect((await portal.call(quiet, {}, other)).data.from).toBe('22:00');
    const log = await portal.db.select().from(operLogs).where(eq(operLogs.entityId, userId));
    expect(log.map(({ event }) => event)).toEqual(['message.quietHours', 'message.quietHours']);
  });

  it('mark unread messages as quiet, unless one is urgent', async () => {
    await insertMessage();
    await portal.call(saveQuiet, lunch, token);
    expect((await portal.call(unreadCount, {}, token)).data).toEqual({ unread: 1, quiet: true });
    await insertMessage({ level: 'URGENT' });
    expect((await portal.call(unreadCount, {}, token)).data).toEqual({ unread: 2, quiet: false });
  });

  it.each([
    [{ enabled: 'x' }, 'enabled'],
    [{ from: '24:00' }, 'from'],
    [{ to: '7:00' }, 'to'],
    [{ to: '12:00' }, 'to'],
  ])('refuse %o at the field', async (given, field) => {
    const { header, data } = await portal.call(saveQuiet, { ...lunch, ...given }, token);
    expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
    expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual([field]);
  });
});

it.each([list, unreadCount, operate, quiet, saveQuiet] as const)('%s is for members', async (key) => {
  expect((await portal.call(key, {})).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
});
