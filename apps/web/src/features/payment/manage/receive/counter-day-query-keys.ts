import { receiptQueryKeys } from './receipt-query-keys.ts';

/** Queries to invalidate after a day of the counter was closed, taken over or returned. */
export const counterDayQueryKeys = [
  'GET /api/payManage/counterDay/queryList',
  'GET /api/payManage/counterDay/queryDetail',
  ...receiptQueryKeys,
] as const;
