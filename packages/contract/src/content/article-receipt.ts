import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import { id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { flag, kindOf, oneOf } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { articleColumns, articleLevels } from './article.ts';
import type { ArticleStatus } from './article-states.ts';

const readers = ['OP_ADMIN', 'OP_CONTENT'] as const;
const tag = 'content';

const session = { tag, access: 'session' } as const;
const audited = { tag, access: 'audited' } as const;
const byReaders = { tag, access: readers } as const;
const byContent = { tag, access: ['OP_CONTENT'] } as const;

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

export const receiptQueryOwn = call.detail(session, '/api/infoManage/receipt/queryOwn', {
  summary: 'Returns whether the caller’s enterprise must acknowledge a notice and whether it has.',
  output: ownReceipt,
});

export const receiptConfirm = call.write(audited, '/api/infoManage/receipt/confirm', {
  summary: 'Acknowledges a notice for the caller’s enterprise; repeating has no effect.',
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

export const receiptQueryList = call.list(byReaders, '/api/infoManage/receipt/queryList', {
  summary: 'Lists articles that require or required acknowledgment, with how many enterprises have given it.',
  filter: { ...listFilter, sort: sortedBy('published').default('-published') },
  output: pageOfTabs(receiptRow, receiptStatuses),
});

export const receiptExportList = call.sheet(byReaders, '/api/infoManage/receipt/exportList', {
  summary: 'Exports the filtered list as a spreadsheet.',
  input: z.object(listFilter),
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

export const receiptQueryDetail = call.list(byReaders, '/api/infoManage/receipt/queryDetail', {
  summary: 'Lists which enterprises have acknowledged an article and which have not, the latter first.',
  filter: { ...readerFilter, sort: sortedBy('confirmed').optional() },
  output: pageOfTabs(receiptReader, ['0', '1']).extend({ article: receiptRow, mayRemind: ability() }),
  refuses: [retCodes.NOT_FOUND],
});

export const receiptRemind = call.write(byContent, '/api/infoManage/receipt/remind', {
  summary: 'Reminds the enterprises that haven’t acknowledged a published article, at most once a day.',
  input: z.object({ id }),
  output: z.object({ reminded: z.int(), remindedAt: instant }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

export const receiptExport = call.sheet(byReaders, '/api/infoManage/receipt/export', {
  summary: 'Exports the recipients of an article and when each acknowledged it as a spreadsheet.',
  input: z.object(readerFilter),
  refuses: [retCodes.NOT_FOUND],
});
