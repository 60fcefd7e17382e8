import { z } from 'zod';
import { articleColumns, articleLevels } from './article.ts';
import { chainStages } from './enterprise.ts';
import { code, id, instant } from './fields.ts';

/** Characters of a text from which on it needs a summary. */
const summaryNeededFrom = 1_500;
export const longestTitle = 80;
export const longestSummary = 200;
/** Characters of one text, and of all languages together, markup included: what a request can carry. */
const longestBody = 60_000;
const longestBodies = 100_000;

const text = (most: number, name: string) =>
  z
    .string({ error: `${name}不正确` })
    .trim()
    .max(most, `${name}最多 ${most} 个字`)
    .default('');

const body = z.string({ error: '正文不正确' }).max(longestBody, '正文太长，请拆成几篇或改用附件').default('');

/** An address a button leads to: a page of the portal, or another site by https. */
export const actionUrl = z
  .string()
  .trim()
  .max(300, '地址最多 300 个字符')
  .regex(/^(\/(?![/\\])|https:\/\/)\S*$/, '请填写以 / 开头的站内地址，或以 https:// 开头的网址');

/** Languages a text can be translated into. */
export const translationLangs = ['en', 'es', 'ja'] as const;

const translation = z.object({
  lang: z.enum(translationLangs, '没有这种语言'),
  title: text(200, '标题'),
  summary: text(600, '摘要'),
  body,
});

/** Whom an article concerns; empty lists mean everyone. It says who has to confirm, not who may read. */
const articleAudience = z.object({
  chainStages: z.array(z.enum(chainStages, '没有这个环节')).max(chainStages.length).default([]),
  enterpriseIds: z.array(id).max(200, '最多指定 200 家企业').default([]),
});

const plainContent = z.object({
  column: z.enum(articleColumns, '没有这个栏目'),
  title: text(longestTitle, '标题'),
  subtitle: text(80, '副标题'),
  summary: text(longestSummary, '摘要'),
  coverFileId: id.nullable().default(null),
  coverAlt: text(100, '封面说明'),
  body,
  /** Files of the file store, in the order shown. */
  attachments: z
    .array(z.object({ fileId: id, index: z.int().min(0).max(99) }))
    .max(20, '附件最多 20 个')
    .default([]),
  source: text(40, '来源'),
  author: text(40, '作者'),
  issueNo: text(40, '文号'),
  level: z.enum(articleLevels, '没有这个级别').default('NORMAL'),
  category: text(20, '分类'),
  tagIds: z.array(code).max(10, '标签最多 10 个').default([]),
  audience: articleAudience.default({ chainStages: [], enterpriseIds: [] }),
  needReceipt: z.boolean().default(false),
  action: z
    .object({ url: actionUrl, label: text(20, '按钮文字') })
    .nullable()
    .default(null),
  enterpriseId: id.nullable().default(null),
  /** When it is to appear; null means with the approval. */
  publishAt: instant.nullable().default(null),
  expireAt: instant.nullable().default(null),
  translations: z.array(translation).max(translationLangs.length).default([]),
});

const fitsTogether = ({ body: text, translations }: { body: string; translations: { body: string }[] }) =>
  translations.reduce((sum, one) => sum + one.body.length, text.length) <= longestBodies;
const tooLong = { path: ['body'], error: '正文与译文合计太长，请拆成几篇或改用附件' };

/** What an editor writes. A draft may lack anything; see `articleFaults` for what is handed in. */
export const articleContent = plainContent.refine(fitsTogether, tooLong);
export type ArticleContent = z.infer<typeof articleContent>;

/** What an enterprise writes of a story about itself; all else of the story follows from whose it is. */
export const storyContent = plainContent
  .pick({
    title: true,
    summary: true,
    coverFileId: true,
    coverAlt: true,
    body: true,
    attachments: true,
    author: true,
    translations: true,
  })
  .refine(fitsTogether, tooLong);
export type StoryContent = z.infer<typeof storyContent>;

/** Characters a reader sees, without markup and blanks. */
export const countCharacters = (html: string): number =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z#0-9]+;/gi, '·')
    .replace(/\s+/g, '').length;

/** What keeps an article from being handed in for its review, by field. */
export function articleFaults(content: ArticleContent): Record<string, string> {
  const length = countCharacters(content.body);
  const { title, summary, source, author, column, enterpriseId, publishAt, expireAt, translations } = content;
  const faults: Record<string, string | false> = {
    title: title.length < 2 && '标题为2到80个字',
    summary: summary === '' && length > summaryNeededFrom && '正文超过 1500 字，请写一段摘要',
    body: length === 0 && !content.body.includes('<img') && '请填写正文',
    source: source === '' && '请填写来源',
    author: author === '' && '请填写作者',
    enterpriseId: column === 'STYLE' && enterpriseId === null && '请选择文章介绍的企业',
    expireAt: expireAt !== null && publishAt !== null && expireAt <= publishAt && '有效期须晚于发布时间',
    'action.label': content.action?.label === '' && '请填写按钮文字',
    translations:
      translations.some((one) => one.title === '' || countCharacters(one.body) === 0) && '译文须有标题和正文',
  };
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])),
  );
}
