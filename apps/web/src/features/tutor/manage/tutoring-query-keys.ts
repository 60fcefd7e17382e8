import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** What is asked again after a tutor has changed something. */
export const tutoringQueryKeys: readonly GetKey[] = [
  'GET /api/serviceManage/tutoring/queryManageList',
  'GET /api/serviceManage/tutorHour/queryManageList',
  'GET /api/serviceManage/tutor/queryManageList',
  'GET /api/propertyManage/booking/queryManageList',
];
