import { z } from 'zod';
import { articleColumns } from './article.ts';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { maxPinned } from './most-pinned.ts';
import { retCodes } from './ret-code.ts';

const keepers = ['OP_ADMIN', 'OP_CONTENT'] as const;

export const setTopFlag = endpoint({
  method: 'POST',
  path: '/api/baseInfoManage/topInfo/setTopFlag',
  summary: 'Puts an article to the top of its column, or takes it down.',
  tag: 'content',
  access: keepers,
  input: z.object({
    businessType: z.enum(['ARTICLE'], '没有这种内容'),
    businessId: id,
    topFlag: z.enum(['0', '1'], 'topFlag 只能是 0 或 1'),
  }),
  output: z.object({ topFlag: z.enum(['0', '1']) }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.FIELD_REFUSED],
});

const topRow = z.object({
  contentId: id,
  column: z.enum(articleColumns),
  title: z.string(),
  publishAt: instant,
  /** It leaves the top then; null: not by itself. */
  topUntil: instant.nullable(),
});
export type TopRow = z.infer<typeof topRow>;

export const topQueryList = endpoint({
  method: 'GET',
  path: '/api/baseInfoManage/topInfo/queryList',
  summary: 'What stands at the top of each column, in its order.',
  tag: 'content',
  access: keepers,
  input: z.object({}),
  output: z.array(topRow),
  refuses: [],
});

export const topSave = endpoint({
  method: 'POST',
  path: '/api/baseInfoManage/topInfo/save',
  summary: 'Puts the articles at the top of a column into an order, each with the time at which it leaves.',
  tag: 'content',
  access: keepers,
  input: z.object({
    column: z.enum(articleColumns, '没有这个栏目'),
    /** All articles at the top of the column, the first first. */
    data: z
      .array(z.object({ contentId: id, topUntil: instant.nullable() }))
      .max(maxPinned, `每个栏目最多置顶 ${maxPinned} 条`),
  }),
  output: z.array(topRow),
  refuses: [retCodes.VERSION_CONFLICT, retCodes.FIELD_REFUSED],
});

export const topEndpoints = [setTopFlag, topQueryList, topSave] as const;
