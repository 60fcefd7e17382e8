import { z } from 'zod';
import { period } from '../billing/bill-price.ts';
import * as call from '../call.ts';
import { day, fen, id, instant, keyword, pageOf } from '../fields.ts';
import { retCodes } from '../ret-code.ts';

const byFinance = { tag: 'report', access: ['OP_FINANCE'] } as const;
const audited = { tag: 'report', access: 'audited' } as const;

const noticeRow = z.object({
  enterpriseId: id,
  enterpriseName: z.string(),
  no: z.string(),
  bills: z.int(),
  totalFen: fen,
  /** The earliest day by which something is due. */
  dueDay: day.nullable(),
  /** For the purpose of a transfer. */
  code: z.string(),
  /** When it was last sent, and how often; null if never. */
  sentAt: instant.nullable(),
  times: z.int(),
});
export type NoticeRow = z.infer<typeof noticeRow>;

export const noticeQueryList = call.list(byFinance, '/api/propertyManage/notice/queryList', {
  summary:
    'Lists the tenants with something to pay in a month, this one unless given, with the sum of their payment notice.',
  filter: { period: period.optional(), keyword: keyword.optional() },
  output: pageOf(noticeRow),
});

export const noticePrint = call.file(byFinance, '/api/propertyManage/notice/print', {
  raw: ['pdf'],
  summary: 'Prints the payment notice of one tenant for a month, as a PDF in Chinese.',
  input: z.object({ period, enterpriseId: id }),
  refuses: [retCodes.FIELD_REFUSED],
});

export const noticePrintAll = call.sheet(byFinance, '/api/propertyManage/notice/printAll', {
  raw: ['pdf'],
  summary: 'Prints the payment notices of all tenants for a month into one PDF, in the background.',
  input: z.object({ period }),
});

export const noticeSend = call.write(byFinance, '/api/propertyManage/notice/send', {
  summary: 'Sends the payment notice of a month to a tenant, or to all that were not sent one yet.',
  input: z.object({ data: z.object({ period, enterpriseId: id.optional() }) }),
  output: z.object({ sent: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});

export const noticePrintOwn = call.file(audited, '/api/propertyManage/notice/printOwn', {
  raw: ['pdf'],
  summary:
    'Prints the payment notice of the caller’s enterprise for a month, this one unless given, as a PDF in Chinese.',
  input: z.object({ period: period.optional() }),
  refuses: [retCodes.FIELD_REFUSED],
});
