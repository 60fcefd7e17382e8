export const reachKey = 'GET /api/messageManage/reach/query';
