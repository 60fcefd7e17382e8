import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to invalidate after an entry or its team has changed. */
export const entryQueryKeys: readonly GetKey[] = [
  'GET /api/activityManage/contestEntry/queryList',
  'GET /api/activityManage/contestEntry/queryDetail',
  'GET /api/activityManage/contestEntry/queryForm',
  'GET /api/caseManage/case/queryList',
  'GET /api/caseManage/todo/queryList',
];
