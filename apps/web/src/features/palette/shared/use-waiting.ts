import { paths } from '@portal/contract/paths';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useMenus } from '../../../platform/account/use-user.ts';
import { isInMenu } from '../../../platform/guard/menu-match.ts';
import { inboxIcon } from '../../../ui/icon/shapes.ts';
import { hrefOfWork, kindName } from '../../work-queue/shared/queue-words.ts';
import type { PaletteItem } from './palette-groups.ts';

const maxWaiting = 3;

/** What waits for an operator’s decision, or for a member’s answer. */
export function useWaiting(): PaletteItem[] {
  const isDesk = isInMenu(useMenus(), paths.manageTodo());
  const work = useQueryOf(
    'GET /api/workManage/todo/queryList',
    { pageSize: maxWaiting },
    { enabled: isDesk, quiet: true },
  );
  const todos = useQueryOf('GET /api/caseManage/todo/queryList', {}, { enabled: !isDesk, quiet: true });
  if (isDesk)
    return (work.data?.rows ?? []).map((item) => ({
      key: `work ${item.kind} ${item.refId}`,
      title: item.title,
      note: `${kindName(item.kind)} · ${item.stateLabel}`,
      icon: inboxIcon,
      href: hrefOfWork(item, ''),
    }));
  return (todos.data?.rows ?? []).slice(0, maxWaiting).map(({ id, title, note, link }) => ({
    key: `todo ${id}`,
    title,
    note: note ?? '',
    icon: inboxIcon,
    href: link,
  }));
}
