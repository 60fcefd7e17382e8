import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, keyword, pageOfTabs, paging, sortedBy } from '../fields.ts';
import { flag, kindOf, oneOf } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { articleColumns, articleLevels } from './article.ts';
import type { ArticleStatus } from './article-states.ts';

const readers = ['OP_ADMIN', 'OP_CONTENT'] as const;
const tag = 'content';

const figures = { confirmed: z.int(), total: z.int() };

/** Whether the caller's enterprise must confirm a notice, and has done so. */
const ownReceipt = z.object({
  /** Whether the caller's enterprise must confirm. */
  wanted: z.boolean(),
  confirmedAt: instant.nullable(),
  /** Name of the member who confirmed for the enterprise. */
  confirmedBy: z.string(),
  ...figures,
});

export const receiptQueryOwn = endpoint({
  method: 'GET',
  path: '/api/infoManage/receipt/queryOwn',
  summary: "Whether the caller's enterprise has to confirm a notice, and whether it has.",
  tag,
  access: 'session',
  input: z.object({ id }),
  output: ownReceipt,
  refuses: [retCodes.NOT_FOUND],
});

export const receiptConfirm = endpoint({
  method: 'POST',
  path: '/api/infoManage/receipt/confirm',
  summary:
    "Confirms for the caller's enterprise that a notice has been read; doing so again changes nothing.",
  tag,
  access: 'audited',
  input: z.object({ id }),
  output: ownReceipt,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

/** Statuses in which an article's receipts are listed, including after it has expired or been withdrawn. */
export const receiptStatuses = ['PUBLISHED', 'EXPIRED', 'WITHDRAWN'] as const satisfies ArticleStatus[];

const receiptRow = z.object({
  contentId: id,
  title: z.string(),
  column: z.enum(articleColumns),
  level: z.enum(articleLevels),
  status: z.enum(receiptStatuses),
  publishAt: instant,
  remindedAt: instant.nullable(),
  ...figures,
});
export type ReceiptRow = z.infer<typeof receiptRow>;

const listFilter = {
  column: oneOf(m.field_column, articleColumns).optional(),
  status: kindOf(m.field_state, receiptStatuses).optional(),
  keyword: keyword.optional(),
};

export const receiptQueryList = endpoint({
  method: 'GET',
  path: '/api/infoManage/receipt/queryList',
  summary:
    'Articles that ask to be confirmed, or did until their time was over, with how many enterprises have.',
  tag,
  access: readers,
  input: z.object({ ...listFilter, sort: sortedBy('published').default('-published'), ...paging }),
  output: pageOfTabs(receiptRow, receiptStatuses),
  refuses: [],
});

export const receiptExportList = endpoint({
  method: 'GET',
  path: '/api/infoManage/receipt/exportList',
  summary: 'The same list as a spreadsheet.',
  tag,
  access: readers,
  input: z.object(listFilter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

export const receiptReader = z.object({
  enterpriseId: id,
  name: z.string(),
  confirmedAt: instant.nullable(),
  confirmedBy: z.string(),
});

const readerFilter = {
  id,
  read: flag('read').optional(),
  keyword: keyword.optional(),
};

export const receiptQueryDetail = endpoint({
  method: 'GET',
  path: '/api/infoManage/receipt/queryDetail',
  summary: 'Which enterprises have confirmed an article and which have not, the latter first.',
  tag,
  access: readers,
  input: z.object({ ...readerFilter, sort: sortedBy('confirmed').optional(), ...paging }),
  output: pageOfTabs(receiptReader, ['0', '1']).extend({ article: receiptRow, mayRemind: z.boolean() }),
  refuses: [retCodes.NOT_FOUND],
});

export const receiptRemind = endpoint({
  method: 'POST',
  path: '/api/infoManage/receipt/remind',
  summary: 'Sends a message to the enterprises that have not confirmed a published article; once a day.',
  tag,
  access: ['OP_CONTENT'],
  input: z.object({ id }),
  output: z.object({ reminded: z.int(), remindedAt: instant }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

export const receiptExport = endpoint({
  method: 'GET',
  path: '/api/infoManage/receipt/export',
  summary: 'The enterprises of an article and when each confirmed it, as a sheet.',
  tag,
  access: readers,
  input: z.object(readerFilter),
  output: z.unknown(),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

export const receiptEndpoints = [
  receiptQueryOwn,
  receiptConfirm,
  receiptQueryList,
  receiptExportList,
  receiptQueryDetail,
  receiptRemind,
  receiptExport,
] as const;
