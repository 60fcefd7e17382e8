import { useEndpoint } from '../../platform/member/use-endpoint.ts';

/** How much waits for the operator, by kind; asked once for both cards of it. */
export const useQueueCounts = () => useEndpoint('GET /api/workManage/todo/queryCounts', {}, { quiet: true });
