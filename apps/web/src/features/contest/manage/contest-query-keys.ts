import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to invalidate after a contest, an entry or an award has changed. */
export const contestQueryKeys: readonly GetKey[] = [
  'GET /api/activityManage/contest/queryManageList',
  'GET /api/activityManage/contest/queryManageDetail',
  'GET /api/activityManage/contestEntry/queryManageList',
  'GET /api/activityManage/contestEntry/queryManageDetail',
  'GET /api/activityManage/contestObjection/queryManageList',
  'GET /api/activityManage/contestBallot/queryManageList',
];
