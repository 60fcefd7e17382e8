import { useQueryOf } from '../../../platform/account/use-query-of.ts';

/** What waits for the user, asked once for the card and for the line under the greeting. */
export const useTodos = () => useQueryOf('GET /api/caseManage/todo/queryList', {}, { quiet: true });
