import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { articles, articleTags } from '../article.table.ts';
import { settleArticles } from '../settle-articles.ts';
import { emptyTrash } from './empty-trash.ts';
import { openEditors } from './testing/editors.ts';

let now = testNow;
const clock = { now: () => now };
let portal: TestApp;
let editors: Awaited<ReturnType<typeof openEditors>>;

beforeAll(async () => {
  portal = await openTestApp(clock.now);
  editors = await openEditors(portal);
});
beforeEach(() => {
  now = testNow;
});
afterAll(() => portal.close());

const minute = 60_000;
const day = 86_400_000;

const readPublic = async (id: string, lang = 'zh') =>
  portal.call('GET /api/infoManage/content/queryDetail', { id, lang });

const manageList = 'GET /api/infoManage/content/queryManageList';

it('is returned to its author if it expires before its review', async () => {
  const waiting = async () =>
    (await portal.call('GET /api/workManage/todo/queryList', {}, editors.chief.token)).data.rows.map(
      ({ refId }) => refId,
    );
  const submit = async (expireAt: number | null) => {
    const { contentId } = (await editors.save({ title: '停电预告', expireAt })).data;
    await editors.operate(contentId, 'submit');
    return contentId;
  };
  const [lapsing, lasting] = [await submit(testNow.getTime() + minute), await submit(null)];
  expect(await waiting()).toEqual(expect.arrayContaining([lapsing, lasting]));

  now = new Date(testNow.getTime() + minute);
  await settleArticles({ database: portal.database, clock });
  await settleArticles({ database: portal.database, clock });
  const left = await waiting();
  expect(left).toContain(lasting);
  expect(left).not.toContain(lapsing);
  const returned = await editors.read(lapsing);
  expect(returned).toMatchObject({
    status: 'DRAFT',
    revision: 'DRAFT',
    returnReason: '有效期在审核前已过，请改期后重新提交',
  });
  const { data } = await portal.call('GET /api/messageManage/message/queryList', {}, editors.author.token);
  expect(data.rows.filter(({ title }) => title === '稿件被退回：停电预告')).toHaveLength(1);

  const again = await editors.operate(lapsing, 'submit');
  expect(again.header.retCode).toBe(retCodes.FIELD_REFUSED);
  expect(again.data).toMatchObject({ fields: { expireAt: '有效期已过，请重新选择' } });
});

describe('a public article', () => {
  it('stays unchanged while a new version is written and reviewed', async () => {
    const id = await editors.publish({ title: '旧标题' });
    await editors.operate(id, 'edit');
    const { version } = await editors.read(id);
    await editors.save({ title: '新标题' }, { id, version });
    await editors.operate(id, 'submit');
    expect((await readPublic(id)).data.title).toBe('旧标题');
    const mine = await portal.call(manageList, { state: 'PENDING' }, editors.author.token);
    expect(mine.data.rows.find(({ contentId }) => contentId === id)).toMatchObject({
      status: 'PUBLISHED',
      revision: 'PENDING',
    });
    const returned = await editors.operate(id, 'return', { token: editors.chief.token, reason: '标题太短' });
    expect(returned.data.revision).toBe('DRAFT');
    expect((await editors.read(id)).returnReason).toBe('标题太短');
    await editors.operate(id, 'submit');
    await editors.operate(id, 'approve', { token: editors.chief.token });
    expect((await readPublic(id)).data).toMatchObject({ title: '新标题', publishAt: testNow.getTime() });
  });

  it('is withdrawn with a reason, trashed, restored and finally deleted', async () => {
    const id = await editors.publish({ tagIds: ['lily'] });
    const bare = await editors.operate(id, 'withdraw');
    expect(bare.header.retCode).toBe(retCodes.FIELD_REFUSED);
    await editors.operate(id, 'withdraw', { token: editors.chief.token, reason: '信息有误' });
    const gone = await readPublic(id);
    expect(gone.header.retCode).toBe(retCodes.NOT_FOUND);
    // Old links show when and why it was withdrawn.
    expect(gone.data).toEqual({ withdrawn: { at: testNow.getTime(), reason: '信息有误' } });
    expect(await portal.db.$count(articleTags, eq(articleTags.articleId, id))).toBe(0);
    await editors.operate(id, 'trash');
    await editors.operate(id, 'restore');
    expect(await editors.read(id)).toMatchObject({ status: 'DRAFT', trashedAt: null, versionNo: 1 });
    await editors.operate(id, 'trash');
    now = new Date(testNow.getTime() + 30 * day - 1);
    await emptyTrash({ database: portal.database, clock });
    expect(await portal.db.$count(articles, eq(articles.id, id))).toBe(1);
    now = new Date(testNow.getTime() + 30 * day);
    await emptyTrash({ database: portal.database, clock });
    expect(await portal.db.$count(articles, eq(articles.id, id))).toBe(0);
  });
});

describe('publication times', () => {
  it('publish an approved article when they are reached or brought forward', async () => {
    const publishAt = testNow.getTime() + day;
    const [first, second] = [
      await editors.publish({ title: '明天见', publishAt }),
      await editors.publish({ publishAt }),
    ];
    expect((await editors.read(first)).status).toBe('SCHEDULED');
    expect((await readPublic(first)).header.retCode).toBe(retCodes.NOT_FOUND);
    await editors.operate(second, 'schedule', { publishAt: testNow.getTime() });
    expect((await readPublic(second)).header.retCode).toBe('000000');
    now = new Date(publishAt);
    await settleArticles({ database: portal.database, clock });
    expect((await readPublic(first)).data.title).toBe('明天见');
  });

  it('are kept as the day they name if it has passed, and are now if it passes during the review', async () => {
    const longAgo = new Date('2019-05-01T01:00:00Z').getTime();
    const old = await editors.publish({ title: '二〇一九年的通知', publishAt: longAgo });
    expect((await readPublic(old)).data).toMatchObject({ title: '二〇一九年的通知', publishAt: longAgo });
    const soon = testNow.getTime() + minute;
    const { data } = await editors.save({ publishAt: soon });
    await editors.operate(data.contentId, 'submit');
    now = new Date(soon + minute);
    await editors.operate(data.contentId, 'approve', { token: editors.chief.token });
    expect((await readPublic(data.contentId)).data.publishAt).toBe(now.getTime());
  });

  it('are refused if they are over', async () => {
    const { data } = await editors.save({ expireAt: testNow.getTime() + minute });
    await editors.operate(data.contentId, 'submit');
    now = new Date(testNow.getTime() + minute);
    const { header } = await editors.operate(data.contentId, 'approve', { token: editors.chief.token });
    expect(header.retCode).toBe(retCodes.FIELD_REFUSED);
  });
});

it('co-authors can’t approve a text, whoever submitted it', async () => {
  const { data } = await editors.save({});
  await editors.save({}, { id: data.contentId, version: 1 }, editors.chief.token);
  await editors.operate(data.contentId, 'submit');
  const { header } = await editors.operate(data.contentId, 'approve', { token: editors.chief.token });
  expect(header.retCode).toBe(retCodes.RIGHT_MISSING);
});
