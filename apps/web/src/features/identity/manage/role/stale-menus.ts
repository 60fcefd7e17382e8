/** Queries that become stale when a menu changes. */
export const staleMenus = ['GET /api/userManage/menu/queryTree'] as const;
