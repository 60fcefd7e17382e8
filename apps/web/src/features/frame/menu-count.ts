import { paths } from '../../paths.ts';
import { useEndpoint } from '../../platform/member/use-endpoint.ts';

const askEveryMs = 60_000;

/** How many messages are unread; asked again every minute. */
export function useUnreadCount(): number {
  const { data } = useEndpoint(
    'GET /api/messageManage/message/queryUnreadCount',
    {},
    { quiet: true, every: askEveryMs },
  );
  return data?.unread ?? 0;
}

/** What waits behind an entry of the menu. */
export function useMenuCount(resUrl: string): number {
  const unread = useUnreadCount();
  return resUrl === paths.myMessages() ? unread : 0;
}
