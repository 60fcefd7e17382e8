import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** What is asked again after one of one’s own bookings has changed. */
export const staleBookings: readonly GetKey[] = [
  'GET /api/propertyManage/confRoom/queryGrid',
  'GET /api/serviceManage/venue/queryGrid',
  'GET /api/serviceManage/resource/queryGrid',
  'GET /api/serviceManage/tutoring/queryDetail',
  'GET /api/propertyManage/booking/queryDetail',
  'GET /api/propertyManage/booking/queryList',
  'GET /api/caseManage/case/queryList',
  'GET /api/caseManage/todo/queryList',
];

/** What is asked again after the park has decided about a booking. */
export const staleManagedBookings: readonly GetKey[] = [
  'GET /api/propertyManage/booking/queryManageList',
  'GET /api/propertyManage/confRoom/queryGrid',
  'GET /api/serviceManage/venue/queryGrid',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
];

/** What shows whether a day is open. */
export const staleClosedDays: readonly GetKey[] = [
  'GET /api/propertyManage/closedDay/queryList',
  'GET /api/propertyManage/confRoom/queryGrid',
  'GET /api/serviceManage/venue/queryGrid',
  'GET /api/serviceManage/tutorHour/queryManageList',
];
