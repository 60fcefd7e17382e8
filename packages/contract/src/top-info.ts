import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { retCodes } from './ret-code.ts';

/** Articles that may stand at the top of a column. */
export const mostPinned = 5;

export const setTopFlag = endpoint({
  method: 'POST',
  path: '/api/baseInfoManage/topInfo/setTopFlag',
  summary: 'Puts an article to the top of its column, or takes it down.',
  tag: 'content',
  access: ['OP_ADMIN', 'OP_CONTENT'],
  input: z.object({
    businessType: z.enum(['ARTICLE'], '没有这种内容'),
    businessId: id,
    topFlag: z.enum(['0', '1'], 'topFlag 只能是 0 或 1'),
  }),
  output: z.object({ topFlag: z.enum(['0', '1']) }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.FIELD_REFUSED],
});
