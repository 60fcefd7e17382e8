import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { chainStages } from '../enterprise/public.ts';
import * as fault from '../faults.ts';
import { code, id, instant } from '../fields.ts';
import { kindOf, labelled, oneOf } from '../form-field.ts';
import { cleanLine, cleanUpTo } from '../letters.ts';
import { richTextField } from '../rich-text-field.ts';
import { articleColumns, articleLevels } from './article.ts';

/** Length in characters from which a text needs a summary. */
const summaryNeededFrom = 1_500;
const maxTitle = 80;
const maxSummary = 200;
/**
 * Maximum characters of one text, and of all languages together, including markup; limited by what a request can carry.
 */
const maxBody = 60_000;
const maxBodies = 100_000;

const draftText = (label: fault.Words, max: number) =>
  labelled(
    label,
    z
      .string({ error: fault.wrong(label) })
      .overwrite(cleanUpTo(max))
      .max(max, { error: fault.maxLength(label, max) })
      .default(''),
  );

const body = richTextField(m.field_body, maxBody, { tooLong: m.fault_text_too_long }).default('');

/** Target of a button: a page of the portal, or another site over https. */
export const actionUrl = z
  .string()
  .overwrite(cleanLine)
  .max(300, { error: () => m.fault_longest_address({ field: m.field_address(), max: 300 }) })
  .regex(/^(\/(?![/\\])|https:\/\/)\S*$/, { error: m.fault_action_url });

/** Languages a text can be translated into. */
export const translationLangs = ['en', 'es', 'ja'] as const;

const translation = z.object({
  lang: kindOf(m.field_language, translationLangs),
  title: draftText(m.field_title, 200),
  summary: draftText(m.field_summary, 600),
  body,
});

/** The enterprises that an article concerns; empty lists mean all. They must confirm it; everyone may read it. */
const articleAudience = z.object({
  chainStages: z.array(oneOf(m.field_chain_stage, chainStages)).max(chainStages.length).default([]),
  enterpriseIds: z
    .array(id)
    .max(200, { error: () => m.fault_most_enterprises({ max: 200 }) })
    .default([]),
});

const plainContent = z.object({
  column: oneOf(m.field_column, articleColumns),
  title: draftText(m.field_title, maxTitle),
  subtitle: draftText(m.field_subtitle, 80),
  summary: draftText(m.field_summary, maxSummary),
  coverFileId: id.nullable().default(null),
  coverAlt: draftText(m.field_cover_alt, 100),
  body,
  /** Files of the file store, in the order shown. */
  attachments: z
    .array(z.object({ fileId: id, index: z.int().min(0).max(99) }))
    .max(20, { error: fault.most(m.field_attachments, 20) })
    .default([]),
  source: draftText(m.field_source, 40),
  author: draftText(m.field_author, 40),
  issueNo: draftText(m.field_issue_no, 40),
  level: oneOf(m.field_level, articleLevels).default('NORMAL'),
  category: draftText(m.field_category, 20),
  tagIds: z
    .array(code)
    .max(10, { error: fault.most(m.field_tags, 10) })
    .default([]),
  audience: articleAudience.default({ chainStages: [], enterpriseIds: [] }),
  needReceipt: z.boolean().default(false),
  action: z
    .object({ url: actionUrl, label: draftText(m.field_button_text, 20) })
    .nullable()
    .default(null),
  enterpriseId: id.nullable().default(null),
  /** Time of publication; null means on approval. */
  publishAt: instant.nullable().default(null),
  expireAt: instant.nullable().default(null),
  translations: z.array(translation).max(translationLangs.length).default([]),
});

const fitsTogether = ({ body: text, translations }: { body: string; translations: { body: string }[] }) =>
  translations.reduce((sum, one) => sum + one.body.length, text.length) <= maxBodies;
const tooLong = { path: ['body'], error: m.fault_texts_too_long };

/** What an editor enters. A draft may be incomplete; `articleFaults` checks what a submitted text needs. */
export const articleContent = plainContent.refine(fitsTogether, tooLong);
export type ArticleContent = z.infer<typeof articleContent>;

/** What an enterprise enters for a story about itself; everything else follows from the enterprise. */
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

/** Number of characters that a reader sees, without markup and blanks. */
export const countCharacters = (html: string): number =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&[a-z#0-9]+;/gi, '·')
    .replace(/\s+/g, '').length;

/** Faults, by field, that prevent an article from being submitted for review. */
export function articleFaults(content: ArticleContent): Record<string, string> {
  const length = countCharacters(content.body);
  const { title, summary, source, author, column, enterpriseId, publishAt, expireAt, translations } = content;
  const faults: Record<string, string | false> = {
    title: title.length < 2 && m.fault_length({ field: m.field_title(), min: 2, max: maxTitle }),
    summary:
      summary === '' && length > summaryNeededFrom && m.fault_summary_needed({ max: summaryNeededFrom }),
    body: length === 0 && !content.body.includes('<img') && m.fault_fill_in({ field: m.field_body() }),
    source: source === '' && m.fault_fill_in({ field: m.field_source() }),
    author: author === '' && m.fault_fill_in({ field: m.field_author() }),
    enterpriseId: column === 'STYLE' && enterpriseId === null && m.fault_story_enterprise(),
    expireAt:
      expireAt !== null &&
      publishAt !== null &&
      expireAt <= publishAt &&
      m.fault_expires_before_publication(),
    'action.label': content.action?.label === '' && m.fault_fill_in({ field: m.field_button_text() }),
    translations:
      translations.some((one) => one.title === '' || countCharacters(one.body) === 0) &&
      m.fault_translation_incomplete(),
  };
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])),
  );
}
