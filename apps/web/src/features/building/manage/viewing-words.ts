import type { ManagedViewing } from '@portal/contract/building/manage';

/** Queries to invalidate after a viewing request has changed. */
export const viewingQueryKeys = [
  'GET /api/serviceManage/viewing/queryManageList',
  'GET /api/serviceManage/viewing/queryManageDetail',
  'GET /api/workManage/todo/queryCounts',
  'GET /api/workManage/todo/queryList',
] as const;

export const placeOf = ({ buildingName, unitNo }: ManagedViewing) =>
  [buildingName, unitNo].filter(Boolean).join(' ');
