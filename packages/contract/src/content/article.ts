import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { attachment, code, id, instant, keyword, lang, pageOf, picture } from '../fields.ts';
import { kindOf, oneOf, wholeNumber } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';

const open = { tag: 'content', access: 'public' } as const;

/** The columns of published texts; industry news, notices, park news and safety are one list each. */
export const articleColumns = ['INDUSTRY', 'NOTICE', 'PARK', 'SAFETY', 'STYLE'] as const;
export type ArticleColumn = (typeof articleColumns)[number];

export const articleLevels = ['NORMAL', 'IMPORTANT', 'URGENT'] as const;
export type ArticleLevel = (typeof articleLevels)[number];

const articleSorts = ['latest', 'views'] as const;

/** A call to action in an article: apply, sign up, pay, download. */
const articleAction = z.object({ kind: z.string(), url: z.string(), label: z.string() });

/** A tag shown next to a title. */
export const tag = z.object({ tagId: z.string(), name: z.string() });

/** An article in a list. */
const articleRow = z.object({
  contentId: id,
  column: z.enum(articleColumns),
  title: z.string(),
  summary: z.string(),
  /** Language of title and summary: the requested one if a translation exists, else zh. */
  lang: z.string(),
  cover: picture.nullable(),
  source: z.string(),
  level: z.enum(articleLevels),
  pinned: z.boolean(),
  needReceipt: z.boolean(),
  publishAt: instant,
  expireAt: instant.nullable(),
  issueNo: z.string().nullable(),
  /** Kind of text within the column, such as 清单 or 案例 in SAFETY. */
  category: z.string().nullable(),
  attachmentCount: z.int(),
  /** The enterprise that a story of the column STYLE portrays; its page shows the story. */
  enterpriseId: id.nullable(),
  views: z.int(),
  tags: z.array(tag),
});
export type ArticleRow = z.infer<typeof articleRow>;

/** Link to an adjacent article in the same column. */
const articleLink = z.object({ contentId: id, title: z.string(), lang: z.string() });

/** A second-level heading in a text, with its id. */
const textHeading = z.object({ id: z.string(), text: z.string() });

/** Rich text: sanitised HTML, its headings, and the reading time. */
export const richText = z.object({
  body: z.string(),
  headings: z.array(textHeading),
  readingMinutes: z.int(),
});

/** An article in full. */
export const articleDetail = articleRow.extend({
  ...richText.shape,
  subtitle: z.string().nullable(),
  author: z.string(),
  /** Past its validity; still readable but no longer listed. */
  expired: z.boolean(),
  action: articleAction.nullable(),
  attachments: z.array(attachment),
  /** Languages in which the article is available. */
  translations: z.array(z.string()),
  previous: articleLink.nullable(),
  next: articleLink.nullable(),
  related: z.array(articleRow),
});
export type ArticleDetail = z.infer<typeof articleDetail>;

const column = oneOf(m.field_column, articleColumns);

export const articleQueryList = call.list(open, '/api/infoManage/content/queryList', {
  summary: 'Lists the published articles of a column: pinned first, then by publication time.',
  filter: {
    column,
    tagId: code.optional(),
    year: wholeNumber(m.field_year, 2000, 2100).optional(),
    /** Published within this many days. */
    days: wholeNumber(m.field_days, 1, 366).optional(),
    level: oneOf(m.field_level, articleLevels).optional(),
    category: z
      .string()
      .overwrite(cleanLine)
      .max(20, { error: fault.maxLength(m.field_category, 20) })
      .optional(),
    keyword: keyword.optional(),
    sort: kindOf(m.field_sort, articleSorts).default('latest'),
    lang,
  },
  output: pageOf(articleRow),
});

const articleQueryFacetsAnswer = z.object({
  total: z.int(),
  tags: z.array(z.object({ tagId: z.string(), name: z.string(), count: z.int() })),
  levels: z.array(z.object({ level: z.enum(articleLevels), count: z.int() })),
  categories: z.array(z.object({ category: z.string(), count: z.int() })),
  years: z.array(z.int()),
  mostRead: z.array(z.object({ contentId: id, title: z.string(), lang: z.string(), views: z.int() })),
});

export const articleQueryFacets = call.read(open, '/api/infoManage/content/queryFacets', {
  summary:
    'Returns the tags, levels, categories and years of a column for its filters, and its recently most read articles.',
  input: z.object({ column, lang }),
  output: articleQueryFacetsAnswer,
});

export const articleQueryDetail = call.read(open, '/api/infoManage/content/queryDetail', {
  summary: 'Returns a published or expired article with its neighbors and related articles.',
  input: z.object({ id, column: column.optional(), lang }),
  output: articleDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const noticeCalendar = call.read(open, '/information/noticelist/:id.ics', {
  summary: 'Downloads the last day of a notice as a calendar file (RFC 5545); HTTP 404 if it has none ahead.',
  input: z.object({ id: z.string() }),
  output: z.unknown(),
  raw: ['calendar'],
});

export const articleView = call.write(open, '/api/infoManage/content/view', {
  summary: 'Counts a view of an article, once per reader in half an hour.',
  input: z.object({ id }),
  output: z.object({ counted: z.boolean() }),
  callsPerMinute: 120,
});
