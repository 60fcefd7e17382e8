import { useQueryOf } from '../../../platform/account/use-query-of.ts';

/** How much waits for the operator, by kind; asked once for both cards of it. */
export const useQueueCounts = () => useQueryOf('GET /api/workManage/todo/queryCounts', {}, { quiet: true });
