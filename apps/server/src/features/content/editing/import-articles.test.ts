import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { importLayouts, importRuns } from '../../import/import.table.ts';
import { useImport } from '../../import/testing/use-import.ts';
import { messages } from '../../message/message.table.ts';
import { articles } from '../article.table.ts';
import { articleVersions } from './article-revision.table.ts';

const park = usePark(
  { editor: ['OP_CONTENT'], second: ['OP_CONTENT'] },
  { empties: [importRuns, importLayouts, articles] },
);
const { check, operate, rowsOf, faultsOf } = useImport(park, 'ARTICLE');

const heads = ['标题', '发布日期', '栏目', '分类', '作者', '来源', '摘要', '正文'];
const row = (
  title: string,
  day = '2024-05-18',
  body = '采后两小时内入库。\n预冷到 4 度。',
  column = '行业资讯',
) => [title, day, column, '技术', '采后保鲜工作组', '花谷技术服务站', '从采收到冷库。', body];

const publish = async (rows: Parameters<typeof check>[1]) => {
  const checked = await check(park.editor.token, rows);
  const proposed = await operate(checked, 'propose', park.editor.token);
  return operate(proposed, 'approve', park.second.token);
};

it('publishes articles on their own day once a second editor agrees, and notifies nobody', async () => {
  const html = '<div onclick="x()">水肥一体化<script>alert(1)</script></div>';
  const run = await publish([heads, row('预冷四步法'), row('水肥一体化', '2023/3/1', html, '园区动态')]);
  expect(run).toMatchObject({ state: 'DONE', created: 2 });
  const [first, second] = await park.db.select().from(articles).orderBy(articles.publishAt);
  expect(first).toMatchObject({ title: '水肥一体化', column: 'PARK', body: '<p>水肥一体化</p>' });
  expect(second).toMatchObject({
    status: 'PUBLISHED',
    revision: 'NONE',
    publishAt: new Date('2024-05-17T16:00:00Z'),
    category: '技术',
    body: '<p>采后两小时内入库。</p><p>预冷到 4 度。</p>',
  });
  expect(await park.db.$count(articleVersions, eq(articleVersions.articleId, second?.id ?? ''))).toBe(1);
  expect(await park.db.$count(messages)).toBe(0);
  const { data } = await park.call('GET /api/infoManage/content/queryList', {
    column: 'INDUSTRY',
  });
  expect(data.rows.map(({ title }) => title)).toEqual(['预冷四步法']);
});

it('leaves an article that exists, and names what is wrong', async () => {
  await publish([heads, row('预冷四步法')]);
  const again = await check(park.editor.token, [
    heads,
    row('预冷四步法'),
    row('太新', '2099-01-01'),
    row('没有栏目', '2024-05-18', '正文', '新闻'),
    row('', '2024-05-18'),
    row('没有正文', '2024-05-18', ''),
  ]);
  expect(again.counts).toMatchObject({ SAME: 1, FAULT: 4 });
  expect(new Map(await faultsOf(again, park.editor.token))).toEqual(
    new Map([
      [3, 'day'],
      [4, 'column'],
      [5, 'title'],
      [6, 'body'],
    ]),
  );
  const changed = await check(park.editor.token, [heads, row('预冷四步法', '2024-05-18', '别的正文')]);
  const [fault] = (await rowsOf(changed, park.editor.token, 'FAULT'))[0]?.faults ?? [];
  expect(fault).toMatchObject({ field: 'body', text: expect.stringContaining('已有一条') });
});

it('takes articles back', async () => {
  const run = await publish([heads, row('预冷四步法')]);
  const undone = await operate(run, 'undo', park.editor.token);
  expect(undone.results).toMatchObject({ UNDONE: 1 });
  expect(await park.db.$count(articles)).toBe(0);
});
