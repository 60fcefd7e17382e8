import { paths } from '../../paths.ts';
import { useQueryOf } from '../../platform/account/use-query-of.ts';

const askEveryMs = 60_000;

/** How many messages are unread, and whether it is an hour to say so quietly; asked again every minute. */
export function useUnreadCount(): { unread: number; quiet: boolean } {
  const { data } = useQueryOf(
    'GET /api/messageManage/message/queryUnreadCount',
    {},
    { quiet: true, every: askEveryMs },
  );
  return data ?? { unread: 0, quiet: false };
}

/** What waits behind an entry of the menu: unread messages, cases in which it is the user's turn. */
export function useMenuCount(resUrl: string): number {
  const { unread, quiet } = useUnreadCount();
  const isCases = resUrl === paths.myCases();
  const cases = useQueryOf(
    'GET /api/caseManage/case/queryList',
    { statusKind: 'TODO', pageNo: 1, pageSize: 1 },
    { quiet: true, every: askEveryMs, enabled: isCases },
  );
  if (isCases) return cases.data?.counts.TODO ?? 0;
  return resUrl === paths.myMessages() && !quiet ? unread : 0;
}
