import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertArticle } from '../content/testing/insert-article.ts';
import { insertPolicy } from '../policy/testing/insert-policy.ts';
import { siteSettings } from '../site/site.table.ts';

const now = new Date('2026-11-21T04:00:00Z');
const publishAt = new Date('2026-11-19T20:00:00Z');
let test: TestApp;
let notice: string;
let policy: string;
/** How the park can be reached. */
const reachable = { address: '二号路2号', hotline: '000-8800031', dutyPhone: '000-8800019' };

beforeAll(async () => {
  test = await openTestApp(() => now);
  const { db } = test;
  await db.insert(siteSettings).values({
    lang: 'zh',
    parkName: '花谷<1>',
    company: '演示公司',
    ...reachable,
    serviceHours: '9:00–17:30',
    filings: [],
    notice: '',
  });
  notice = await insertArticle(db, {
    column: 'NOTICE',
    title: '停电通知 <script>',
    level: 'URGENT',
    needReceipt: true,
    pinned: true,
    body: '<p>停电六小时。</p>',
    publishAt,
  });
  for (let n = 0; n < 21; n++) await insertArticle(db, { title: `资讯${n}`, publishAt });
  policy = await insertPolicy(db, { status: 'PUBLISHED' });
});
beforeEach(() => test.db.update(siteSettings).set(reachable));
afterAll(() => test.close());

const get = (url: string, language = 'zh') =>
  test.app.inject({ url, headers: { 'accept-language': language } });

describe('/h5/', () => {
  it('shows notices, news, policies and telephones without any script', async () => {
    const { statusCode, body, headers } = await get('/h5/');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('<html lang="zh-CN">');
    expect(body).toContain('停电通知 &lt;script&gt;');
    expect(body).toContain('紧急');
    expect(body).toContain('需签收');
    expect(body.match(/置顶/g)).toHaveLength(1);
    expect(body).toContain('<time datetime="2026-11-20">');
    expect(body).toContain('最高 60 万元');
    expect(body).toContain('href="tel:000-8800019"');
    expect(body).toContain('请直接拨打值班电话');
    expect(body).toContain('href="#contact"');
    expect(body).toContain('花谷&lt;1&gt;');
    expect(body).not.toMatch(/<script|\s(?:style|on\w+)="/);
  });

  it.each([
    ['en', 'lang="en"', 'Notices'],
    ['es', 'lang="es"', 'Avisos'],
    ['ja', 'lang="ja"', 'お知らせ'],
  ])('speaks %s', async (language, ...texts) => {
    const { body } = await get('/h5/', language);
    for (const text of texts) expect(body).toContain(text);
  });

  it('answers with and without the last slash', async () => {
    expect((await get('/h5')).statusCode).toBe(200);
  });
});

describe('lists and texts', () => {
  it('lists by pages', async () => {
    expect((await get('/h5/news')).body).toContain('第 1 页，共 2 页');
    const second = (await get('/h5/news?page=2')).body;
    expect(second.match(/资讯\d/g)).toHaveLength(1);
    expect((await get('/h5/news?page=x')).body).toContain('第 1 页，共 2 页');
  });

  it('shows one text', async () => {
    const { body } = await get(`/h5/notice/${notice}`);
    expect(body).toContain('<title>停电通知 &lt;script&gt;_花谷');
    expect(body).toContain('<p>停电六小时。</p>');
    expect(body).toMatch(/<meta name="description" content="[^"]+">/);
    const text = (await get(`/h5/policy/${policy}`)).body;
    expect(text).toContain('设施花卉节能改造补助细则');
    expect(text).toContain('tel:000-8800017');
  });

  it('says what a notice is, and whether it still counts', async () => {
    const expireAt = new Date('2026-11-29T16:00:00Z');
    const { db } = test;
    const id = await insertArticle(db, {
      column: 'NOTICE',
      level: 'URGENT',
      needReceipt: true,
      issueNo: '演园告〔2026〕8号',
      publishAt,
      expireAt,
    });
    const { body } = await get(`/h5/notice/${id}`);
    for (const said of ['紧急', '需签收', '演园告〔2026〕8号', '有效期至 2026-11-29'])
      expect(body).toContain(said);
    const over = await insertArticle(db, { column: 'NOTICE', publishAt, expireAt: publishAt });
    const old = (await get(`/h5/notice/${over}`)).body;
    expect(old).toContain('已过有效期');
    expect(old).not.toContain('有效期至');
  });

  it('says how much a policy gives, and whether it is in force', async () => {
    expect((await get(`/h5/policy/${policy}`)).body).toMatch(/最高 60 万元.*有效期至 2029-08-31/);
    const repealed = await insertPolicy(test.db, {
      title: '旧办法',
      status: 'REPEALED',
      repealedAt: '2026-10-01',
    });
    const { body } = await get(`/h5/policy/${repealed}`);
    expect(body).toContain('已废止');
    expect(body).not.toContain('有效期至');
    const coming = await insertPolicy(test.db, { effectiveFrom: '2026-12-01' });
    expect((await get(`/h5/policy/${coming}`, 'en')).body).toContain('In force from 2026-12-01');
    const ended = await insertPolicy(test.db, { effectiveTo: '2026-11-20' });
    expect((await get(`/h5/policy/${ended}`)).body).toContain('2026-11-20 到期');
    expect((await get('/h5/policy')).body).toMatch(/旧办法<\/span><small>.*已废止/);
  });

  it.each(['/h5/xyz', '/h5/news/nonsense', '/h5/policy/01J00000000000000000000000', '/h5/news/a/b'])(
    '%s is missing',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('内容不存在');
    },
  );
});

it('nobody is sent to a number that the park has not entered', async () => {
  await test.db.update(siteSettings).set({ hotline: '', dutyPhone: '', address: '' });
  // Another address, since the page itself is kept for a while.
  const { body } = await get('/h5/?again');
  expect(body).not.toContain('值班电话');
  expect(body).not.toContain('contact');
});

it('a phone may choose the desktop portal', async () => {
  const answer = await get('/h5/desktop');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/');
  expect(answer.cookies).toMatchObject([{ name: 'park_portal_view', value: 'desktop' }]);
});
