import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { messages } from '../../message/message.table.ts';
import { articles, articleTags } from '../article.table.ts';
import { settleArticles } from '../settle-articles.ts';
import { insertArticle } from '../testing/insert-article.ts';
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

const day = 86_400_000;
const list = 'GET /api/infoManage/content/queryList';
const detail = 'GET /api/infoManage/content/queryDetail';
const manageList = 'GET /api/infoManage/content/queryManageList';

const publicTitles = async (column: string) =>
  (await portal.call(list, { column })).data.rows.map(({ title }) => title);
const readPublic = async (id: string, lang = 'zh') => portal.call(detail, { id, lang });

async function insertFile(visibility: 'public' | 'owner', mime = 'image/webp'): Promise<string> {
  const id = ulid();
  await portal.db.insert(fileGroups).values({ id, purpose: 'article', visibility });
  await portal.db.insert(fileItems).values(
    [0, 1].map((index) => ({
      ...{ fileId: id, index, name: `附件${index}.pdf`, mime, bytes: 9, sha256: `${id}${index}` },
      ...(mime.startsWith('image/') ? { width: 1600, height: 900 } : {}),
    })),
  );
  return id;
}

describe('a new article', () => {
  it('is seen by nobody until another person has approved it', async () => {
    const title = '温室开放日';
    const { data } = await editors.save({ column: 'PARK', title, tagIds: ['rose'] });
    const { contentId } = data;
    expect(data.version).toBe(1);
    expect((await editors.operate(contentId, 'submit')).data.status).toBe('PENDING');
    const own = await editors.operate(contentId, 'approve');
    expect(own.header.retCode).toBe(retCodes.RIGHT_MISSING);
    expect(await publicTitles('PARK')).not.toContain(title);
    const approved = await editors.operate(contentId, 'approve', { token: editors.chief.token });
    expect(approved.data).toMatchObject({ status: 'PUBLISHED', revision: 'NONE' });
    expect(await publicTitles('PARK')).toContain(title);
    expect(await portal.db.$count(articleTags, eq(articleTags.articleId, contentId))).toBe(1);
    const { data: found } = await portal.call('GET /api/searchManage/search/queryList', { keyword: title });
    expect(found.rows.map(({ refId }) => refId)).toContain(contentId);
    const told = await portal.db.select().from(messages).where(eq(messages.userId, editors.author.userId));
    expect(told.map(({ eventCode }) => eventCode)).toContain('CONTENT_APPROVED');
  });

  it('is cleaned of all that could run', async () => {
    const { data } = await editors.save({
      body: '<p onclick="x()">甲</p><script>x()</script><h1>乙</h1><a href="javascript:x()">丙</a>',
      translations: [{ lang: 'en', title: 'A', summary: '', body: '<img src=x onerror=x()><p>b</p>' }],
    });
    const { content } = await editors.read(data.contentId);
    expect(content.body).toBe('<p>甲</p><h2>乙</h2><a>丙</a>');
    expect(content.translations[0]?.body).toBe('<p>b</p>');
  });

  it('may lack anything as a draft, and nothing when it is handed in', async () => {
    const { data } = await editors.save({
      title: '',
      summary: '',
      body: `<p>${'花'.repeat(1_501)}</p>`,
      source: '',
    });
    const { header, data: refusal } = await editors.operate(data.contentId, 'submit');
    expect(header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(refusal).toEqual({
      fields: {
        title: '标题为2到80个字',
        summary: '正文超过 1500 字，请写一段摘要',
        source: '请填写来源',
      },
    });
  });

  it('takes no fields that are not the editor’s and none that are wrong', async () => {
    const forged = await editors.save({ pinned: true, status: 'PUBLISHED', views: 9 } as never);
    expect(await editors.read(forged.data.contentId)).toMatchObject({ status: 'DRAFT', views: 0 });
    const wrong = await editors.save({
      title: '花'.repeat(81),
      action: { url: 'javascript:x()', label: '去' },
      column: 'CELLAR' as never,
    });
    expect(Object.keys((wrong.data as unknown as { fields: object }).fields).sort()).toEqual([
      'data.action.url',
      'data.column',
      'data.title',
    ]);
  });

  it('appears in its languages', async () => {
    const id = await editors.publish({
      column: 'PARK',
      translations: [{ lang: 'en', title: 'Open day', summary: 'Come in', body: '<p>Welcome</p>' }],
    });
    expect((await readPublic(id, 'en')).data).toMatchObject({ lang: 'en', title: 'Open day' });
    expect((await readPublic(id, 'ja')).data).toMatchObject({ lang: 'zh' });
  });
});

describe('files', () => {
  it('are shown with their sizes, several uploads as one list', async () => {
    const [cover, first, second] = [
      await insertFile('public'),
      await insertFile('public', 'application/pdf'),
      await insertFile('public', 'application/pdf'),
    ];
    const attachments = [
      { fileId: second, index: 1 },
      { fileId: first, index: 0 },
    ];
    const id = await editors.publish({ coverFileId: cover, coverAlt: '温室', attachments });
    const { data } = await readPublic(id);
    expect(data.cover).toEqual({ fileId: cover, width: 1600, height: 900, alt: '温室' });
    expect(data.attachments.map(({ name }) => name)).toEqual(['附件1.pdf', '附件0.pdf']);
    await editors.operate(id, 'edit');
    expect((await editors.read(id)).files.map(({ name }) => name)).toEqual(['附件1.pdf', '附件0.pdf']);
  });

  it('that are not for everyone are refused', async () => {
    const hidden = await insertFile('owner');
    const { header, data } = await editors.save({
      coverFileId: hidden,
      body: `<p>甲</p><img src="/api/fms/show/${hidden}_0?w=960" alt="">`,
      attachments: [{ fileId: hidden, index: 0 }],
    });
    expect(header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(Object.keys((data as unknown as { fields: object }).fields)).toEqual([
      'data.coverFileId',
      'data.body',
      'data.attachments',
    ]);
  });
});

describe('a public article', () => {
  it('stays as it is while its new version is written and reviewed', async () => {
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

  it('keeps its versions, shows what changed, and takes an old one back', async () => {
    const id = await insertArticle(portal.db, { column: 'NOTICE', title: '停电通知', publishAt: testNow });
    await editors.operate(id, 'edit');
    const { content, version } = await editors.read(id);
    await editors.save({ ...content, title: '停水通知' }, { id, version });
    const difference = async (query: object) =>
      (
        await portal.call(
          'GET /api/infoManage/content/queryDifference',
          { id, ...query },
          editors.chief.token,
        )
      ).data.fields;
    expect(await difference({})).toEqual([
      {
        field: 'title',
        parts: expect.arrayContaining([
          { kind: 'removed', text: expect.stringContaining('电') },
          { kind: 'added', text: expect.stringContaining('水') },
        ]),
      },
    ]);
    await editors.operate(id, 'submit');
    await editors.operate(id, 'approve', { token: editors.chief.token });
    const versions = await portal.call(
      'GET /api/infoManage/content/queryVersionList',
      { id },
      editors.author.token,
    );
    expect(versions.data.rows.map(({ no, title }) => [no, title])).toEqual([
      [2, '停水通知'],
      [1, '停电通知'],
    ]);
    expect(versions.data.rows[0]).toMatchObject({ authorNames: ['温以宁'], approvedBy: '顾清和' });
    const restored = await portal.call(
      'POST /api/infoManage/content/restoreVersion',
      { id, no: 1, version: (await editors.read(id)).version },
      editors.author.token,
    );
    expect(restored.header.retCode).toBe('000000');
    expect((await editors.read(id)).content.title).toBe('停电通知');
    expect((await readPublic(id)).data.title).toBe('停水通知');
    expect(await difference({ from: 9 })).toBeUndefined();
  });

  it('is withdrawn with a reason, trashed, brought back, and at last deleted', async () => {
    const id = await editors.publish({ tagIds: ['lily'] });
    const bare = await editors.operate(id, 'withdraw');
    expect(bare.header.retCode).toBe(retCodes.FIELD_REFUSED);
    await editors.operate(id, 'withdraw', { token: editors.chief.token, reason: '信息有误' });
    expect((await readPublic(id)).header.retCode).toBe(retCodes.NOT_FOUND);
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

describe('times', () => {
  it('publish an approved article when they come, or when they are brought forward', async () => {
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

  it('that are over are refused', async () => {
    const { data } = await editors.save({ expireAt: testNow.getTime() - 1 });
    await editors.operate(data.contentId, 'submit');
    const { header } = await editors.operate(data.contentId, 'approve', { token: editors.chief.token });
    expect(header.retCode).toBe(retCodes.FIELD_REFUSED);
  });
});

it('two who write at once do not overwrite each other', async () => {
  const { data } = await editors.save({});
  const answers = await Promise.all(
    [editors.author, editors.chief].map(({ token }) =>
      editors.save({ title: '同时修改' }, { id: data.contentId, version: 1 }, token),
    ),
  );
  expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', retCodes.VERSION_CONFLICT]);
});

it('who wrote in a text does not approve it, whoever handed it in', async () => {
  const { data } = await editors.save({});
  await editors.save({}, { id: data.contentId, version: 1 }, editors.chief.token);
  await editors.operate(data.contentId, 'submit');
  const { header } = await editors.operate(data.contentId, 'approve', { token: editors.chief.token });
  expect(header.retCode).toBe(retCodes.RIGHT_MISSING);
});

it('a preview shows the working copy to who has its address, for half an hour', async () => {
  const id = await editors.publish({ title: '公开的标题' });
  await editors.operate(id, 'edit');
  await editors.save({ title: '还没公开的标题' }, { id, version: (await editors.read(id)).version });
  const { data } = await portal.call('POST /api/infoManage/content/preview', { id }, editors.author.token);
  const [path, preview = ''] = data.url.split('?preview=');
  expect(path).toBe(`/information/noticelist/${id}`);
  const look = () => portal.call('GET /api/infoManage/content/queryPreview', { preview });
  expect((await look()).data.title).toBe('还没公开的标题');
  now = new Date(data.expiresAt);
  expect((await look()).header.retCode).toBe(retCodes.TICKET_EXPIRED);
});

it('lists count what waits, and find by words of the title', async () => {
  const { data } = await editors.save({ title: '百分之100%的玫瑰' });
  const found = async (query: Record<string, unknown>) =>
    (await portal.call(manageList, query, editors.author.token)).data;
  expect((await found({ keyword: '100%的' })).rows.map(({ contentId }) => contentId)).toEqual([
    data.contentId,
  ]);
  expect((await found({ keyword: '百_之' })).rows).toEqual([]);
  const { waiting, rows } = await found({ state: 'DRAFT', mine: '1' });
  expect(waiting.DRAFT).toBeGreaterThanOrEqual(rows.length);
  expect((await found({ state: 'CELLAR' })) as object).toHaveProperty('fields');
});
