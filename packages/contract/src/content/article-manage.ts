import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { attachment, id, instant, keyword, pageOfTabs, picture, sortedBy } from '../fields.ts';
import { flag, kindOf, note, oneOf } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { revisionStates } from '../working-copy.ts';
import { articleColumns, articleLevels } from './article.ts';
import { articleContent } from './article-content.ts';
import { articleEvents, articleOrigins, articleStatuses } from './article-states.ts';

const readers = ['OP_ADMIN', 'OP_CONTENT'] as const;
const editors = ['OP_CONTENT'] as const;
const tag = 'content';

const byReaders = { tag, access: readers } as const;
const byEditors = { tag, access: editors } as const;

const status = z.enum(articleStatuses);
const revision = z.enum(revisionStates);
const actions = abilities(articleEvents);
/** Name of the enterprise that wrote and submitted the text; empty for the park's own texts. */
const fromEnterprise = z.string();

/** An article in the operators' list. */
export const managedArticleRow = z.object({
  contentId: id,
  column: z.enum(articleColumns),
  title: z.string(),
  status,
  statusLabel: z.string(),
  revision,
  level: z.enum(articleLevels),
  pinned: z.boolean(),
  needReceipt: z.boolean(),
  /** Null until a publication time has been decided. */
  publishAt: instant.nullable(),
  expireAt: instant.nullable(),
  views: z.int(),
  authorName: z.string(),
  fromEnterprise,
  updatedAt: instant,
  version: z.int(),
});
export type ManagedArticleRow = z.infer<typeof managedArticleRow>;

/** States to filter by; working copies of published articles also count as drafts and reviews. */
export const managedStates = [
  'DRAFT',
  'PENDING',
  'SCHEDULED',
  'PUBLISHED',
  'EXPIRED',
  'WITHDRAWN',
  'TRASH',
] as const;
export type ManagedState = (typeof managedStates)[number];

const filter = {
  state: kindOf(m.field_state, managedStates).optional(),
  column: oneOf(m.field_column, articleColumns).optional(),
  level: oneOf(m.field_level, articleLevels).optional(),
  /** Author's side; drafts of enterprises are listed only after submission. */
  origin: kindOf(m.field_origin, articleOrigins).optional(),
  /** 1: only the caller's own texts. */
  mine: flag('mine').default('0'),
  keyword: keyword.optional(),
};

export const articleQueryManageList = call.list(byReaders, '/api/infoManage/content/queryManageList', {
  summary:
    'Lists articles in every state for their editors, last changed first; counted exactly up to 10,000.',
  filter: { ...filter, sort: sortedBy('updated', 'published').default('-updated') },
  output: pageOfTabs(managedArticleRow, managedStates),
});

export const articleExport = call.sheet(byReaders, '/api/infoManage/content/export', {
  summary: 'Exports the filtered list as a spreadsheet.',
  input: z.object(filter),
});

const named = z.object({ enterpriseId: id, name: z.string() });

export const managedArticle = z.object({
  contentId: id,
  status,
  statusLabel: z.string(),
  revision,
  /** The working copy if there is one, else the published text. */
  content: articleContent,
  cover: picture.nullable(),
  files: z.array(attachment),
  /** Names of the enterprises the content mentions. */
  enterprises: z.array(named),
  authorName: z.string(),
  fromEnterprise,
  submittedAt: instant.nullable(),
  submittedBy: z.string(),
  /** The reviewer's reason for returning it. */
  returnReason: z.string(),
  withdrawReason: z.string(),
  publishedAt: instant.nullable(),
  views: z.int(),
  /** Latest approved version; 0 before the first. */
  versionNo: z.int(),
  trashedAt: instant.nullable(),
  updatedAt: instant,
  version: z.int(),
  actions,
});
export type ManagedArticle = z.infer<typeof managedArticle>;

export const articleQueryManageDetail = call.detail(byReaders, '/api/infoManage/content/queryManageDetail', {
  summary: 'Returns an article for its editors with the actions available.',
  output: managedArticle,
});

/** The result of saving a working copy. */
export const savedArticle = z.object({ contentId: id, version: z.int(), savedAt: instant });

export const articleSave = call.write(byEditors, '/api/infoManage/content/save', {
  summary: 'Saves the working copy of an article or creates one. The text is sanitized.',
  input: z.object({
    /** Absent for a new article. */
    id: id.optional(),
    version: version.optional(),
    data: articleContent,
  }),
  output: savedArticle,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
    retCodes.RIGHT_MISSING,
    retCodes.FIELD_REFUSED,
  ],
});

const operated = articleEvents.filter((event) => event !== 'save');

/** The article after an event. */
export const operatedArticle = z.object({ contentId: id, status, revision, version: z.int(), actions });

export const articleOperate = call.operate(byEditors, '/api/infoManage/content/operate', {
  summary: 'Moves an article to its next state. Its author can’t approve it.',
  events: operated as [(typeof operated)[number], ...(typeof operated)[number][]],
  fields: {
    data: z
      .object({
        /** Shown to the author; required for return and withdraw. */
        reason: note(m.field_reason, 500),
        /** For approve and schedule. */
        publishAt: instant.optional(),
      })
      .default({ reason: '' }),
  },
  output: operatedArticle,
  refuses: [retCodes.RIGHT_MISSING],
});
