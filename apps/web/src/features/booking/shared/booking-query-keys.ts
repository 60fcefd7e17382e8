import type { GetKey } from '../../../platform/account/use-query-of.ts';
import { bookedKinds } from './booked-kinds.ts';

const shown = Object.values(bookedKinds).flatMap(({ shownBy }) => shownBy);

/** Queries to invalidate after one of the user’s bookings has changed. */
export const bookingQueryKeys: readonly GetKey[] = [
  ...shown,
  'GET /api/propertyManage/booking/queryDetail',
  'GET /api/propertyManage/booking/queryList',
  'GET /api/caseManage/case/queryList',
  'GET /api/caseManage/todo/queryList',
];

/** Queries to invalidate after the park has decided about a booking. */
export const managedBookingQueryKeys: readonly GetKey[] = [
  ...shown,
  'GET /api/propertyManage/booking/queryManageList',
  'GET /api/propertyManage/booking/queryManageDetail',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
];

/** Queries that show whether a day is open. */
export const closedDayQueryKeys: readonly GetKey[] = [
  ...shown,
  'GET /api/propertyManage/closedDay/queryList',
];
