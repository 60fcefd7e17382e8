import type { OperLogRow } from '@portal/contract/oper-log/public';
import * as m from '@portal/texts/messages';
import { nameColumn, textColumn, writtenColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatFullDate } from '../../../platform/display/format.ts';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { actingRoleName } from './acting-role.ts';

const zh = langOfContent('zh');

/** The name of the acting user; the system has none. */
export function LogUser({ user }: Pick<OperLogRow, 'user'>) {
  if (!user) return m.console_log_system();
  return (
    <>
      <span lang={zh}>{user.name}</span> <small>{user.loginName}</small>
    </>
  );
}

type Entity = Pick<OperLogRow, 'entityLabel' | 'entityName' | 'entityId'>;

/** The affected object: its name, or else its number, and its kind. */
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
  textColumn('at', m.field_time(), ({ at }) => formatFullDate(at), {
    shown: 'always',
    sortBy: '-at',
  }),
  textColumn('user', m.console_log_user(), LogUser),
  textColumn('role', m.console_log_role(), actingRoleName),
  nameColumn(
    'event',
    m.field_event(),
    {
      name: ({ eventLabel }) => <>{eventLabel}</>,
      href: ({ id }) => hrefOf(id),
      opensPane: true,
    },
    { nowrap: true },
  ),
  textColumn('entity', m.console_log_entity(), LogEntity, { nowrap: false }),
  writtenColumn('reason', m.field_reason(), ({ reason }) => reason),
  textColumn('ip', m.console_log_ip(), ({ ip }) => ip),
];
