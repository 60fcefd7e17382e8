/** Queries that become stale when a menu changes. */
export const menuQueryKeys = ['GET /api/userManage/menu/queryTree'] as const;
