import { managedQueryKeys } from '../managed-query-keys.ts';

/** Queries to invalidate after a settlement has changed. */
export const moveOutQueryKeys = [
  ...managedQueryKeys,
  'GET /api/propertyManage/moveOut/queryDetail',
  'GET /api/payManage/refund/queryManageList',
  'GET /api/propertyManage/bill/queryManageList',
] as const;
