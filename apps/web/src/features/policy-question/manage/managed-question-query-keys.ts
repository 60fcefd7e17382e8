import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** What is asked again after the office has done something with a question. */
export const managedQuestionQueryKeys: readonly GetKey[] = [
  'GET /api/policyManage/question/queryManageList',
  'GET /api/policyManage/question/queryManageDetail',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
];
