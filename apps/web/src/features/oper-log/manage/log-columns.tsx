import type { OperLogRow } from '@portal/contract/oper-log';
import * as m from '@portal/texts/messages';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatFullDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { actingRoleName } from './acting-role.ts';

const zh = langOfContent('zh');

/** The name of who did it; the system is nobody. */
export function LogUser({ user }: Pick<OperLogRow, 'user'>) {
  if (!user) return m.console_log_system();
  return (
    <>
      <span lang={zh}>{user.name}</span> <small>{user.loginName}</small>
    </>
  );
}

type Entity = Pick<OperLogRow, 'entityLabel' | 'entityName' | 'entityId'>;

/** What it was done to: its name, else its number, and its kind. */
export function LogEntity({ entityLabel, entityName, entityId }: Entity) {
  const isKind = entityName === entityLabel || (entityName === '' && entityId === '');
  if (isKind) return entityLabel;
  return (
    <>
      {entityName ? <WordedText>{entityName}</WordedText> : <span>{entityId}</span>}{' '}
      <small>{entityLabel}</small>
    </>
  );
}

export const logColumns = (hrefOf: (id: string) => string): ListColumn<OperLogRow>[] => [
  {
    key: 'at',
    head: m.field_time(),
    nowrap: true,
    shown: 'always',
    cell: ({ at }) => formatFullDate(at),
  },
  { key: 'user', head: m.console_log_user(), nowrap: true, cell: LogUser },
  {
    key: 'role',
    head: m.console_log_role(),
    nowrap: true,
    cell: actingRoleName,
  },
  {
    key: 'event',
    head: m.field_event(),
    rowHeader: true,
    nowrap: true,
    shown: 'always',
    cell: ({ id, eventLabel }) => (
      <Link href={hrefOf(id)} keepScroll>
        {eventLabel}
      </Link>
    ),
  },
  { key: 'entity', head: m.console_log_entity(), cell: LogEntity },
  {
    key: 'reason',
    head: m.field_reason(),
    cell: ({ reason }) => (reason ? <span lang={zh}>{reason}</span> : '—'),
  },
  { key: 'ip', head: m.console_log_ip(), nowrap: true, cell: ({ ip }) => ip || '—' },
];
