import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { businessData } from '../dictionary/dictionary.table.ts';
import { insertPolicy } from './testing/insert-policy.ts';

let portal: TestApp;
let green: string;

beforeAll(async () => {
  portal = await openTestApp();
  const { db } = portal;
  await db.insert(businessData).values([
    { type: 'POLICY_DEPT', code: 'GREEN', name: '绿色发展处' },
    { type: 'POLICY_KIND', code: 'GREEN', name: '绿色' },
    { type: 'INDUSTRY_TAG', code: 'T_COLD', name: '冷链' },
  ]);
  green = await insertPolicy(db, { title: '节能 <改造> 补助', issuedAt: '2026-08-01' });
  await insertPolicy(db, {
    title: '冷链补贴',
    kind: 'SUBSIDY',
    issuedAt: '2026-10-01',
    deptCodes: [],
    industryTags: ['T_COLD'],
    scales: ['小'],
  });
  await insertPolicy(db, { title: '草稿', status: 'DRAFT' });
});
afterAll(() => portal.close());

const get = (query = '') => portal.app.inject(`/rss/policy.xml${query}`);
const titlesOf = (xml: string) => [...xml.matchAll(/<item>\n<title>([^<]*)/g)].map((match) => match[1]);

it('lists published policies, newest first', async () => {
  const { body, headers } = await get();
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(titlesOf(body)).toEqual(['冷链补贴', '节能 &lt;改造&gt; 补助']);
  expect(body).toContain(`<link>http://portal.test/policy/policylist/${green}</link>`);
  expect(body).toContain('<pubDate>Fri, 31 Jul 2026 16:00:00 GMT</pubDate>');
  expect(body).toContain('<dc:creator>绿色发展处</dc:creator>');
  expect(body).toContain('<category>绿色</category>');
});

it('accepts the filters of the list and names them', async () => {
  const { body } = await get('?kind=GREEN&department=GREEN&page=2');
  expect(titlesOf(body)).toEqual(['节能 &lt;改造&gt; 补助']);
  expect(body).toContain('<title>政策解读·绿色·绿色发展处 - ');
  expect(body).toContain('<link>http://portal.test/policy/policylist?kind=GREEN&amp;department=GREEN</link>');
  expect(titlesOf((await get('?industry=T_COLD')).body)).toEqual(['冷链补贴']);
  expect(titlesOf((await get(`?scale=${encodeURIComponent('大')}`)).body)).toEqual([
    '节能 &lt;改造&gt; 补助',
  ]);
});

it('ignores invalid filters and answers 404 for an unknown department', async () => {
  expect(titlesOf((await get('?kind=NOTHING&level[]=CITY')).body)).toHaveLength(2);
  expect((await get('?department=NOBODY')).statusCode).toBe(404);
});

it('answers 304 for a matching ETag', async () => {
  const { etag } = (await get()).headers;
  const again = await portal.app.inject({
    url: '/rss/policy.xml',
    headers: { 'if-none-match': String(etag) },
  });
  expect(again.statusCode).toBe(304);
});
