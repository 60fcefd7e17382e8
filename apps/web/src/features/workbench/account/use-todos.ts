import { useQueryOf } from '../../../platform/account/use-query-of.ts';

/** What waits for the user; one request for the card and for the line below the greeting. */
export const useTodos = () => useQueryOf('GET /api/caseManage/todo/queryList', {}, { quiet: true });
