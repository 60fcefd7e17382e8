import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { id, instant } from '../fields.ts';
import { flag, kindOf, oneOf } from '../form-field.ts';
import { maxPinned } from '../max-pinned.ts';
import { retCodes } from '../ret-code.ts';
import { articleColumns } from './article.ts';

const keepers = ['OP_ADMIN', 'OP_CONTENT'] as const;

const byKeepers = { tag: 'content', access: keepers } as const;

export const setTopFlag = call.write(byKeepers, '/api/baseInfoManage/topInfo/setTopFlag', {
  summary: 'Pins an article to the top of its column, or unpins it.',
  input: z.object({
    businessType: kindOf(m.field_content, ['ARTICLE']),
    businessId: id,
    topFlag: flag('topFlag'),
  }),
  output: z.object({ topFlag: z.enum(['0', '1']) }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.FIELD_REFUSED],
});

const topRow = z.object({
  contentId: id,
  column: z.enum(articleColumns),
  title: z.string(),
  publishAt: instant,
  /** When it stops being pinned; null for no automatic end. */
  topUntil: instant.nullable(),
});
export type TopRow = z.infer<typeof topRow>;

export const topQueryList = call.read(byKeepers, '/api/baseInfoManage/topInfo/queryList', {
  summary: 'Lists the pinned articles of each column in order.',
  output: z.array(topRow),
});

export const topSave = call.write(byKeepers, '/api/baseInfoManage/topInfo/save', {
  summary: 'Sets the order of the pinned articles of a column and when each is unpinned.',
  input: z.object({
    column: oneOf(m.field_column, articleColumns),
    /** All pinned articles of the column, in order. */
    data: z
      .array(z.object({ contentId: id, topUntil: instant.nullable() }))
      .max(maxPinned, { error: () => m.fault_pinned({ max: maxPinned }) }),
  }),
  output: z.array(topRow),
  refuses: [retCodes.VERSION_CONFLICT, retCodes.FIELD_REFUSED],
});
