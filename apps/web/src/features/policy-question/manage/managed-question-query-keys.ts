import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to refetch after the office has acted on a question. */
export const managedQuestionQueryKeys: readonly GetKey[] = [
  'GET /api/policyManage/question/queryManageList',
  'GET /api/policyManage/question/queryManageDetail',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
];
