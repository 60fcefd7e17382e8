import type { GetKey } from '../../../platform/account/use-query-of.ts';

/** Queries that a change of a plan or of one of its dates makes stale. */
export const upkeepQueryKeys: readonly GetKey[] = [
  'GET /api/propertyManage/upkeep/queryPlans',
  'GET /api/propertyManage/upkeep/queryPlan',
  'GET /api/propertyManage/upkeep/queryCalendar',
  'GET /api/propertyManage/upkeep/queryDate',
];

/** Queries that a movement of a part makes stale. */
export const partQueryKeys: readonly GetKey[] = [
  'GET /api/propertyManage/upkeep/queryParts',
  'GET /api/propertyManage/upkeep/queryPart',
];
