import type { GetKey } from '../../../platform/account/use-query-of.ts';
import { bookedKinds } from './booked-kinds.ts';

const shown = Object.values(bookedKinds).flatMap(({ shownBy }) => shownBy);

/** What is asked again after one of one’s own bookings has changed. */
export const bookingQueryKeys: readonly GetKey[] = [
  ...shown,
  'GET /api/propertyManage/booking/queryDetail',
  'GET /api/propertyManage/booking/queryList',
  'GET /api/caseManage/case/queryList',
  'GET /api/caseManage/todo/queryList',
];

/** What is asked again after the park has decided about a booking. */
export const managedBookingQueryKeys: readonly GetKey[] = [
  ...shown,
  'GET /api/propertyManage/booking/queryManageList',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
];

/** What shows whether a day is open. */
export const closedDayQueryKeys: readonly GetKey[] = [
  ...shown,
  'GET /api/propertyManage/closedDay/queryList',
];
