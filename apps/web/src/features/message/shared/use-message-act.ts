import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';

/** Marks messages as read or deletes them, wherever they are shown. */
export function useMessageAct(done?: string) {
  return useMutationOf('POST /api/messageManage/message/operate', {
    ...(done ? { done } : {}),
    invalidates: [
      'GET /api/messageManage/message/queryList',
      'GET /api/messageManage/message/queryUnreadCount',
    ],
  });
}
