import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries to refetch after a tutor's change. */
export const tutoringQueryKeys: readonly GetKey[] = [
  'GET /api/serviceManage/tutoring/queryManageList',
  'GET /api/serviceManage/tutoring/queryManageDetail',
  'GET /api/serviceManage/tutorHour/queryManageList',
  'GET /api/serviceManage/tutor/queryManageList',
  'GET /api/propertyManage/booking/queryManageList',
];
