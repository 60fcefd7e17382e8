import type { ArticleColumn } from '@portal/contract/content/article';
import { articleContent, articleFaults } from '@portal/contract/content/article-content';
import { articleSave } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, lte } from 'drizzle-orm';
import {
  coded,
  emptyFault,
  existingFaults,
  type Importer,
  type ImportField,
  labelsOf,
  named,
  naturalKey,
  type ReadRow,
  textOf,
  wholeDay,
} from '../../../feature/importer.ts';
import { tableImporter } from '../../../feature/table-importer.ts';
import { tableRows } from '../../../feature/table-rows.ts';
import { addDays, chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';
import { cleanAuthoredHtml, picturesOf, withoutPictures } from '../../../platform/text/authored-html.ts';
import { articles } from '../article.table.ts';
import type { Article } from './edited-article.ts';
import { followArticles, writePastArticles } from './write-past-articles.ts';

/** Columns whose articles the park writes; stories belong to enterprises. */
const columnLabels = {
  INDUSTRY: m.content_column_industry,
  NOTICE: m.content_column_notice,
  PARK: m.content_column_park,
  SAFETY: m.content_column_safety,
} satisfies Partial<Record<ArticleColumn, () => string>>;

const markup = /<(?:p|div|br|h[1-6]|ul|ol|table|section|span|img)\b/i;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The body of an article from HTML, or from plain text with a paragraph in each line; undefined if it is too complex. */
function bodyOf(text: string): string | undefined {
  const html = markup.test(text)
    ? text
    : text
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map((line) => `<p>${escaped(line.trim())}</p>`)
        .join('');
  try {
    return cleanAuthoredHtml(html);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const fields: readonly ImportField[] = [
  {
    key: 'title',
    label: m.field_title,
    aliases: ['标题', '文章标题', '题目'],
    isNeeded: true,
    example: '鲜切花采后预冷四步法',
  },
  {
    key: 'day',
    label: m.field_date,
    aliases: ['日期', '发布日期', '发布时间', '时间'],
    isNeeded: true,
    note: m.import_note_article_day,
    example: '2024-05-18',
    read: wholeDay,
  },
  {
    key: 'column',
    label: m.field_column,
    aliases: ['栏目', '频道'],
    isNeeded: true,
    note: m.import_note_column,
    example: '行业资讯',
    read: coded(columnLabels),
    show: named(columnLabels),
    options: () => labelsOf(columnLabels),
  },
  { key: 'category', label: m.field_category, aliases: ['分类', '类别'], example: '技术' },
  {
    key: 'author',
    label: m.field_author,
    aliases: ['作者', '撰稿'],
    isNeeded: true,
    example: '采后保鲜工作组',
  },
  {
    key: 'source',
    label: m.field_source,
    aliases: ['来源', '出处'],
    isNeeded: true,
    example: '花谷技术服务站',
  },
  { key: 'summary', label: m.field_summary, aliases: ['摘要', '导语'], example: '从采收到冷库的两小时。' },
  {
    key: 'body',
    label: m.field_body,
    aliases: ['正文', '内容', '文章内容'],
    isNeeded: true,
    note: m.import_note_body,
    example: '采后两小时内入库。',
    read: bodyOf,
  },
];

const columns = ({ title, publishAt, column, category, author, source, summary, body }: Article) => ({
  title,
  day: chinaDayOf(publishAt),
  column,
  category: category ?? '',
  author,
  source,
  summary,
  body,
});

/** An article as a sheet can say it. */
const textOnly = (article: Article) => {
  const said = columns(article);
  return { ...said, body: cleanAuthoredHtml(withoutPictures(said.body)) };
};

/** Articles of the park that are published, without their pictures, whose files have other ids in another park. */
const articleRows: NonNullable<Importer['rowsOf']> = async function* (db, today) {
  const isOut = and(
    eq(articles.origin, 'PARK'),
    eq(articles.status, 'PUBLISHED'),
    inArray(articles.column, Object.keys(columnLabels) as ArticleColumn[]),
    lte(articles.publishAt, startOfChinaDay(addDays(today, 1))),
  );
  for await (const rows of tableRows(db, articles, isOut)) yield rows.map(textOnly);
};

/** What exists, to compare with a row: without pictures if the row has none. */
const shownTo = ({ body }: ReadRow['data'], before: Article) =>
  picturesOf(textOf(body)).length === 0 ? textOnly(before) : columns(before);

/** Articles of the park with their own past day. One that exists is changed in the editor, which keeps its versions. */
export const articleImporter = tableImporter({
  kind: 'ARTICLE',
  roles: articleSave.access,
  needsSecond: true,
  fields,
  keys: ['title', 'day'],
  rowsOf: articleRows,
  table: articles,
  schema: articleContent,
  columns,
  async match(db, ctx, rows) {
    const titles = rows.map(({ data }) => textOf(data.title));
    const found = await db.select().from(articles).where(inArray(articles.title, titles));
    const keyOf = (title: string, day: string) => `${naturalKey(title)} ${day}`;
    const present = new Map(found.map((one) => [keyOf(one.title, chinaDayOf(one.publishAt)), one]));
    const today = chinaDayOf(ctx.now);
    return ({ data }) => {
      const day = textOf(data.day);
      const before = present.get(keyOf(textOf(data.title), day)) ?? null;
      return {
        before,
        ...(before && { named: shownTo(data, before) }),
        given: { publishAt: day === '' ? null : startOfChinaDay(day).getTime() },
        faults: [
          ...emptyFault(data, 'day', m.field_date),
          ...(day > today ? [{ field: 'day', text: m.import_fault_ahead() }] : []),
          ...(before ? existingFaults(fields, shownTo(data, before), data) : []),
        ],
        judge: (values) => ({
          faults: Object.entries(articleFaults(values)).map(([field, text]) => ({ field, text })),
        }),
      };
    };
  },
  write: writePastArticles,
  undo: { entity: 'article', after: (tx, { now }, ids) => followArticles(tx, now, ids) },
});
