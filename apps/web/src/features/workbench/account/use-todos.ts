import { useQueryOf } from '../../../platform/account/use-query-of.ts';

/** The user's to-do items; one request for the card and for the line below the greeting. */
export const useTodos = () => useQueryOf('GET /api/caseManage/todo/queryList', {}, { quiet: true });
