import { paths } from '@portal/contract/paths';
import { useQueryOf } from '../../platform/account/use-query-of.ts';

const askEveryMs = 60_000;

/** The number of unread messages, and whether these are quiet hours; refreshed every minute. */
export function useUnreadCount(): { unread: number; quiet: boolean } {
  const { data } = useQueryOf(
    'GET /api/messageManage/message/queryUnreadCount',
    {},
    { quiet: true, every: askEveryMs },
  );
  return data ?? { unread: 0, quiet: false };
}

/** The count shown at a menu entry: unread messages, items waiting for the user, or decisions an operator can make. */
export function useMenuCount(resUrl: string): number {
  const { unread, quiet } = useUnreadCount();
  const isCases = resUrl === paths.myCases();
  const cases = useQueryOf(
    'GET /api/caseManage/case/queryList',
    { statusKind: 'TODO', pageNo: 1, pageSize: 1 },
    { quiet: true, every: askEveryMs, enabled: isCases },
  );
  const isServices = resUrl === paths.publicServices();
  const todos = useQueryOf(
    'GET /api/caseManage/todo/queryList',
    {},
    { quiet: true, every: askEveryMs, enabled: isServices },
  );
  const isTodo = resUrl === paths.manageTodo();
  const work = useQueryOf(
    'GET /api/workManage/todo/queryCounts',
    {},
    { quiet: true, every: askEveryMs, enabled: isTodo },
  );
  if (isTodo) return work.data?.reduce((sum, { open }) => sum + open, 0) ?? 0;
  if (isServices) return todos.data?.total ?? 0;
  if (isCases) return cases.data?.counts.TODO ?? 0;
  return resUrl === paths.myMessages() && !quiet ? unread : 0;
}
