import { retCodes } from '@portal/contract/ret-code';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AskedRun, askChannel } from '../../platform/jobs/ask-for-job.ts';
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { articles } from '../content/article.table.ts';
import { insertArticle } from '../content/testing/insert-article.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { contributions } from '../features.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { messages } from '../message/message.table.ts';
import { messageInWords } from '../message/testing/message-in-words.ts';
import { policies } from '../policy/policy.table.ts';
import { insertPolicy } from '../policy/testing/insert-policy.ts';
import { notifyCollectors } from './collect.public.ts';
import { collections } from './collection.table.ts';
import { markAllChanges, markChanges } from './mark-changes.ts';

const jobDeps = () => ({ database: portal.database, clock, collect: contributions.collect });

const list = 'GET /api/collectManage/collect/queryList';
const state = 'GET /api/collectManage/collect/queryState';
const operate = 'POST /api/collectManage/collect/operate';
const publishAt = new Date('2026-11-01T00:00:00Z');

let portal: TestApp;
let now = testNow;
const clock = { now: () => now };
let userId: string;
let token: string;

beforeAll(async () => {
  portal = await openTestApp(clock.now);
});
afterAll(() => portal.close());
beforeEach(async () => {
  userId = (await insertUser(portal.db)).id;
  token = await portal.logIn({ userId });
});

type Target = readonly ['ARTICLE' | 'POLICY' | 'ENTERPRISE', string];
const fire = (event: string, [targetType, targetId]: Target, given: object = {}, as = token) =>
  portal.call(operate, { event, targetType, targetId, ...given }, as);

async function add(target: Target, given: object = {}) {
  now = new Date(now.getTime() + 1_000);
  return fire('add', target, given);
}
const rowsOf = async (input: Record<string, unknown> = {}) =>
  (await portal.call(list, input, token)).data.rows;
const article = async (given: Partial<typeof articles.$inferInsert> = {}): Promise<Target> => [
  'ARTICLE',
  await insertArticle(portal.db, { publishAt, ...given }),
];

describe('saving items', () => {
  it('lists articles, policies and enterprises, latest first, each with its page', async () => {
    const notice = await article({ column: 'NOTICE', expireAt: new Date('2026-11-30T16:00:00Z') });
    const policy: Target = ['POLICY', await insertPolicy(portal.db)];
    const enterprise: Target = ['ENTERPRISE', await insertEnterprise(portal.db, { name: '青禾（演示）' })];
    for (const target of [notice, policy, enterprise]) await add(target);
    expect(await rowsOf()).toMatchObject([
      { targetType: 'ENTERPRISE', title: '青禾（演示）', category: 'GROW', keyDay: null },
      { targetType: 'POLICY', path: `/policy/policylist/${policy[1]}`, keyDay: '2029-08-31' },
      { category: 'NOTICE', path: `/information/noticelist/${notice[1]}`, keyDay: '2026-11-30' },
    ]);
    expect((await rowsOf({ targetType: 'POLICY' })).map(({ targetId }) => targetId)).toEqual([policy[1]]);
    const { data } = await portal.call(list, {}, token);
    expect(data.types.map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  it('is idempotent, and so is removing', async () => {
    const target = await article();
    await add(target, { group: '采后' });
    expect((await add(target)).data).toEqual({ collected: true, group: '采后' });
    expect(await rowsOf()).toHaveLength(1);
    for (let time = 0; time < 2; time++)
      expect((await fire('remove', target)).data).toEqual({ collected: false, group: '' });
    expect(await rowsOf()).toEqual([]);
  });

  it('creates one row for concurrent calls', async () => {
    const target = await article();
    const answers = await Promise.all(Array.from({ length: 5 }, () => fire('add', target)));
    expect(answers.map(({ header }) => header.retCode)).toEqual(Array(5).fill(retCodes.SUCCESS));
    expect(await rowsOf()).toHaveLength(1);
  });

  it.each([
    ['a draft', { status: 'DRAFT' }],
    ['what is to come', { publishAt: new Date('2027-01-01T00:00:00Z') }],
  ] as const)('does not find %s', async (_name, given) => {
    expect((await fire('add', await article(given))).header.retCode).toBe(retCodes.NOT_FOUND);
  });

  it('does not find an enterprise that is not public', async () => {
    const id = await insertEnterprise(portal.db, { name: '隐身（演示）', visibility: 'HIDDEN' });
    expect((await fire('add', ['ENTERPRISE', id])).header.retCode).toBe(retCodes.NOT_FOUND);
  });

  it('returns which of a set of items are saved', async () => {
    const [one, other] = [await article(), await article()];
    await add(one);
    const targetIds = `${one[1]},${other[1]}`;
    const { data } = await portal.call(state, { targetType: 'ARTICLE', targetIds }, token);
    expect(data.collected).toEqual([one[1]]);
    const stranger = await portal.logIn({ userId: ulid() });
    expect((await portal.call(state, { targetType: 'ARTICLE', targetIds }, stranger)).data.collected).toEqual(
      [],
    );
  });
});

describe('groups', () => {
  it('can be set, counted, filtered by and cleared', async () => {
    const [one, other] = [await article(), await article()];
    await add(one);
    await add(other);
    expect((await fire('group', one, { group: '温室' })).data).toEqual({ collected: true, group: '温室' });
    const { data } = await portal.call(list, { group: '温室' }, token);
    expect(data).toMatchObject({ total: 1, groups: [{ group: '温室', count: 1 }] });
    await fire('group', one);
    expect((await portal.call(list, {}, token)).data.groups).toEqual([]);
  });

  it('are limited to one’s own saved items', async () => {
    const target = await article();
    await add(target);
    const stranger = await portal.logIn({ userId: ulid() });
    expect((await fire('group', target, { group: 'x' }, stranger)).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await fire('seen', target, {}, stranger)).header.retCode).toBe(retCodes.NOT_FOUND);
  });
});

it('keeps unpublished items with their last title', async () => {
  const target = await article({ title: '停电通知' });
  await add(target);
  await portal.db.update(articles).set({ status: 'WITHDRAWN' }).where(eq(articles.id, target[1]));
  expect(await rowsOf()).toMatchObject([{ title: '停电通知', removed: true }]);
});

describe('changes', () => {
  const messagesOf = async () =>
    (await portal.db.select().from(messages).where(eq(messages.userId, userId))).map(messageInWords);
  const look = () => markAllChanges(jobDeps());

  it('of a policy are marked and notified once until they are seen', async () => {
    const policy: Target = ['POLICY', await insertPolicy(portal.db)];
    await add(policy);
    await look();
    expect(await messagesOf()).toEqual([]);
    const changed = { effectiveTo: '2026-12-31', amountMaxFen: 50_000_000 };
    await portal.db.update(policies).set(changed).where(eq(policies.id, policy[1]));
    for (let time = 0; time < 2; time++) await look();
    const changeText = '有效期改为 2026-12-31，金额已调整';
    expect(await messagesOf()).toMatchObject([{ link: `/policy/policylist/${policy[1]}`, mergedCount: 1 }]);
    expect((await messagesOf())[0]?.body).toContain(changeText);
    expect(await rowsOf({ changed: '1' })).toMatchObject([{ changedAt: now.getTime(), changeText }]);
    expect((await portal.call(list, {}, token)).data.changed).toBe(1);
    await fire('seen', policy);
    expect(await rowsOf({ changed: '1' })).toEqual([]);
  });

  it.each([
    ['title', { title: '新标题' }, '标题已修改'],
    ['body', { body: '<p>新内容</p>' }, '内容已修改'],
    ['validity', { expireAt: null }, '有效期改为长期'],
    ['end', { status: 'EXPIRED' }, '已失效'],
  ] as const)('of an article’s %s are told in words', async (_name, set, change) => {
    const target = await article({ expireAt: new Date('2026-11-30T16:00:00Z') });
    await add(target);
    await portal.db.update(articles).set(set).where(eq(articles.id, target[1]));
    await look();
    expect((await rowsOf())[0]?.changeText).toBe(change);
  });

  it('are checked as soon as they are made, if someone has saved the item', async () => {
    const heard: string[] = [];
    const subscription = portal.database.subscribe({
      channel: askChannel,
      heard: (payload) => void heard.push(payload),
      failed: (error) => expect.unreachable(String(error)),
    });
    const [collected, other] = [await article(), await article()];
    await add(collected);
    await vi.waitFor(async () => {
      await notifyCollectors(portal.db, 'ARTICLE', [collected[1], other[1]]);
      expect(heard.length).toBeGreaterThan(0);
    }, 10_000);
    await subscription.stop();
    const asked = heard.map((payload) => (JSON.parse(payload) as AskedRun).data);
    expect(new Set(asked.map((data) => JSON.stringify(data)))).toEqual(
      new Set([JSON.stringify({ targetType: 'ARTICLE', targetIds: [collected[1]] })]),
    );
  });

  it('reach everyone, however many have saved the item', async () => {
    const target = await article({ title: '停水通知' });
    await add(target);
    const [own] = await portal.db.select().from(collections).where(eq(collections.targetId, target[1]));
    if (!own) throw new Error('not collected');
    const others = await Promise.all(Array.from({ length: 3 }, () => insertUser(portal.db)));
    const many = Array.from({ length: 1_100 }, (_, nth) => ({
      snapshot: own.snapshot,
      createdAt: now,
      updatedAt: now,
      targetType: target[0],
      targetId: target[1],
      id: ulid(),
      userId: others[nth]?.id ?? ulid(),
    }));
    await portal.db.insert(collections).values(many);
    await portal.db.update(articles).set({ title: '停水通知（改期）' }).where(eq(articles.id, target[1]));
    const changed = { targetType: target[0], targetIds: [target[1]] };
    for (let time = 0; time < 2; time++) await markChanges(jobDeps(), changed);
    const isMarked = and(eq(collections.targetId, target[1]), isNotNull(collections.changedAt));
    expect(await portal.db.$count(collections, isMarked)).toBe(1_101);
    const notice = others.map(({ id }) => eq(messages.userId, id));
    expect(await portal.db.$count(messages, or(...notice))).toBe(3);
  });

  it('irrelevant to readers are ignored', async () => {
    const target = await article();
    await add(target);
    await portal.db.update(articles).set({ pinned: true, views: 9 }).where(eq(articles.id, target[1]));
    await look();
    expect((await rowsOf())[0]?.changedAt).toBeNull();
  });
});

it.each([
  [{ event: 'steal' }, 'event'],
  [{ targetType: 'USER' }, 'targetType'],
  [{ targetId: 'x' }, 'targetId'],
  [{ group: '字'.repeat(21) }, 'group'],
])('refuses %o at the field', async (given, field) => {
  const input = { event: 'add', targetType: 'ARTICLE', targetId: ulid(), ...given };
  const { header, data } = await portal.call(operate, input, token);
  expect(header.retCode).toBe(retCodes.PARAMETER_INVALID);
  expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual([field]);
});

it.each([list, state, operate] as const)('%s is only for members', async (key) => {
  expect((await portal.call(key, {})).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
});
