import { useQueryOf } from '../../../platform/account/use-query-of.ts';

/** How much waits for the operator, by kind; one request for both cards. */
export const useQueueCounts = () => useQueryOf('GET /api/workManage/todo/queryCounts', {}, { quiet: true });
