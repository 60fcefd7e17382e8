/** Answers that a change of a menu makes stale. */
export const staleMenus = ['GET /api/userManage/menu/queryTree'] as const;
