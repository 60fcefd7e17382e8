import { managedQueryKeys } from '../managed-query-keys.ts';

/** Queries to invalidate after an act has been entered or decided. */
export const actQueryKeys = [
  ...managedQueryKeys,
  'GET /api/propertyManage/leaseAct/queryManageList',
  'GET /api/propertyManage/leaseAct/queryManageDetail',
] as const;
