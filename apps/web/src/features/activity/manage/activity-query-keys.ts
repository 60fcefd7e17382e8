import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to invalidate after a decision about an activity or a sign-up. */
export const activityQueryKeys: readonly GetKey[] = [
  'GET /api/activityManage/activity/queryManageList',
  'GET /api/activityManage/activity/queryManageDetail',
  'GET /api/activityManage/activity/queryDesk',
  'GET /api/activityManage/signUp/queryManageList',
  'GET /api/activityManage/signUp/queryManageDetail',
  'GET /api/activityManage/salonRequest/queryManageList',
  'GET /api/activityManage/salonRequest/queryManageDetail',
  'GET /api/activityManage/quiz/queryManageList',
  'GET /api/activityManage/quiz/queryManageDetail',
  'GET /api/activityManage/lectureQuestion/queryManageList',
  'GET /api/activityManage/lectureQuestion/queryManageDetail',
  'GET /api/activityManage/lectureQuestion/queryTaughtList',
  'GET /api/activityManage/lectureQuestion/queryTaughtDetail',
  'GET /api/activityManage/certificate/queryManageList',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
];
