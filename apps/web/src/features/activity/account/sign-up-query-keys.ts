import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to invalidate after a sign-up has changed. */
export const signUpQueryKeys: readonly GetKey[] = [
  'GET /api/activityManage/signUp/queryForm',
  'GET /api/activityManage/signUp/queryList',
  'GET /api/caseManage/case/queryList',
  'GET /api/caseManage/todo/queryList',
];
