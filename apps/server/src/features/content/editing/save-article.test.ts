import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileGroups, fileItems } from '../../../platform/files/file.table.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { messages } from '../../message/message.table.ts';
import { articleTags } from '../article.table.ts';
import { openEditors } from './testing/editors.ts';

let portal: TestApp;
let editors: Awaited<ReturnType<typeof openEditors>>;

beforeAll(async () => {
  portal = await openTestApp();
  editors = await openEditors(portal);
});
afterAll(() => portal.close());

const publicTitles = async (column: string) =>
  (await portal.call('GET /api/infoManage/content/queryList', { column })).data.rows.map(
    ({ title }) => title,
  );

const readPublic = async (id: string, lang = 'zh') =>
  portal.call('GET /api/infoManage/content/queryDetail', { id, lang });

async function insertFile(visibility: 'public' | 'owner', mime = 'image/webp'): Promise<string> {
  const id = ulid();
  await portal.db.insert(fileGroups).values({ id, purpose: 'article', visibility });
  await portal.db.insert(fileItems).values(
    [0, 1].map((index) => ({
      fileId: id,
      index,
      name: `附件${index}.pdf`,
      mime,
      bytes: 9,
      sha256: `${id}${index}`,
      ...(mime.startsWith('image/') ? { width: 1600, height: 900 } : {}),
    })),
  );
  return id;
}

describe('a new article', () => {
  it('is hidden until someone else has approved it', async () => {
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
    const notices = await portal.db.select().from(messages).where(eq(messages.userId, editors.author.userId));
    expect(notices.map(({ eventCode }) => eventCode)).toContain('CONTENT_APPROVED');
  });

  it('is stripped of all executable content', async () => {
    const { data } = await editors.save({
      body: '<p onclick="x()">甲</p><script>x()</script><h1>乙</h1><a href="javascript:x()">丙</a>',
      translations: [{ lang: 'en', title: 'A', summary: '', body: '<img src=x onerror=x()><p>b</p>' }],
    });
    const { content } = await editors.read(data.contentId);
    expect(content.body).toBe('<p>甲</p><h2>乙</h2><a>丙</a>');
    expect(content.translations[0]?.body).toBe('<p>b</p>');
  });

  it('may be incomplete as a draft but not when submitted', async () => {
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

  it('ignores fields the editor can’t set and refuses invalid ones', async () => {
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

  it('appears in all its languages', async () => {
    const id = await editors.publish({
      column: 'PARK',
      translations: [{ lang: 'en', title: 'Open day', summary: 'Come in', body: '<p>Welcome</p>' }],
    });
    expect((await readPublic(id, 'en')).data).toMatchObject({ lang: 'en', title: 'Open day' });
    expect((await readPublic(id, 'ja')).data).toMatchObject({ lang: 'zh' });
  });
});

describe('files', () => {
  it('are listed with their sizes, several uploads as one list', async () => {
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

  it('are refused if not public', async () => {
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

it('concurrent writers don’t overwrite each other', async () => {
  const { data } = await editors.save({});
  const answers = await Promise.all(
    [editors.author, editors.chief].map(({ token }) =>
      editors.save({ title: '同时修改' }, { id: data.contentId, version: 1 }, token),
    ),
  );
  expect(answers.map(({ header }) => header.retCode).sort()).toEqual(['000000', retCodes.VERSION_CONFLICT]);
});
