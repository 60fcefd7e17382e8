import { billQueryKeys } from './bill-query-keys.ts';

/** Queries that a change of a bill by hand makes stale. */
export const handBillQueryKeys = [
  'GET /api/propertyManage/handBill/queryList',
  'GET /api/propertyManage/handBill/queryDetail',
  ...billQueryKeys,
] as const;
