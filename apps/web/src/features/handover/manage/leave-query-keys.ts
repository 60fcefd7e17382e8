export const receivedQueryKeys = ['GET /api/userManage/handover/queryReceived'] as const;
export const leaveQueryKeys = ['GET /api/userManage/leave/queryOwn'] as const;
