import { useQueryOf } from '../../../platform/account/use-query-of.ts';

/** The operator's open items by kind; one request for both cards. */
export const useQueueCounts = () => useQueryOf('GET /api/workManage/todo/queryCounts', {}, { quiet: true });
