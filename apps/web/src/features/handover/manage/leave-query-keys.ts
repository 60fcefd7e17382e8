export const leaveQueryKeys = ['GET /api/userManage/leave/queryOwn'] as const;
