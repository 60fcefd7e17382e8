import { paths } from '../../paths.ts';
import { useEndpoint } from '../../platform/member/use-endpoint.ts';

const askEveryMs = 60_000;

/** How many messages are unread, and whether it is an hour to say so quietly; asked again every minute. */
export function useUnreadCount(): { unread: number; quiet: boolean } {
  const { data } = useEndpoint(
    'GET /api/messageManage/message/queryUnreadCount',
    {},
    { quiet: true, every: askEveryMs },
  );
  return data ?? { unread: 0, quiet: false };
}

/** What waits behind an entry of the menu. */
export function useMenuCount(resUrl: string): number {
  const { unread, quiet } = useUnreadCount();
  return resUrl === paths.myMessages() && !quiet ? unread : 0;
}
