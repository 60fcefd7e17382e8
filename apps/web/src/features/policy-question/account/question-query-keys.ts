import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to refetch after one of the user's questions has changed. */
export const questionQueryKeys: readonly GetKey[] = [
  'GET /api/policyManage/question/queryList',
  'GET /api/policyManage/question/queryDetail',
  'GET /api/caseManage/case/queryList',
  'GET /api/caseManage/todo/queryList',
];
