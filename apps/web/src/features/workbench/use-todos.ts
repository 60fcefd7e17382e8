import { useEndpoint } from '../../platform/member/use-endpoint.ts';

/** What waits for the user, asked once for the card and for the line under the greeting. */
export const useTodos = () => useEndpoint('GET /api/caseManage/todo/queryList', {}, { quiet: true });
