import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import type { OperLogRow } from '@portal/contract/oper-log/public';
import { operatorRoleLabels } from '@portal/contract/operator-role';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import type { LogReader } from './compose-log.ts';
import { listChanges, type NameOf } from './mask-change.ts';
import type { findOperLog, listOperLogs } from './oper-log.queries.ts';

type Row = Awaited<ReturnType<typeof listOperLogs>>[number];
type DetailRow = NonNullable<Awaited<ReturnType<typeof findOperLog>>>;

const roleLabels: Record<string, () => string> = { ...operatorRoleLabels, ...memberRoleLabels };
const roleOf = (code: string | null) => (code === null ? null : (roleLabels[code]?.() ?? code));

export function viewOperLog(log: LogReader, row: Row): OperLogRow {
  const { id, at, userId, userName, loginName, actingRole, event, entity, entityId, entityName } = row;
  const { reason, ip } = row;
  return {
    id,
    at: at.getTime(),
    actingRole,
    event,
    entity,
    entityId,
    entityName,
    reason,
    ip,
    user: userId === null ? null : { userId, name: userName ?? '', loginName: loginName ?? '' },
    actingRoleLabel: roleOf(actingRole),
    eventLabel: log.eventLabelOf(event),
    entityLabel: log.entityLabelOf(entity),
  };
}

export function viewOperLogDetail(log: LogReader, row: DetailRow, nameOf: NameOf) {
  const { before, after, userAgent } = row;
  return {
    ...viewOperLog(log, row),
    userAgent,
    changes: listChanges(log, row.entity, before, after, nameOf),
  };
}

export const operLogColumns = (log: LogReader): SheetColumn<Row>[] => [
  { head: '时间', value: ({ at }) => at, width: 20 },
  { head: '操作人', value: ({ userId, userName }) => (userId === null ? '系统' : (userName ?? '')) },
  { head: '登录名', value: ({ loginName }) => loginName ?? '' },
  { head: '身份', value: ({ actingRole }) => roleOf(actingRole) },
  { head: '操作', value: ({ event }) => log.eventLabelOf(event), width: 26 },
  { head: '对象', value: ({ entity }) => log.entityLabelOf(entity) },
  { head: '对象名称', value: ({ entityName }) => entityName, width: 36 },
  { head: '对象编号', value: ({ entityId }) => entityId, width: 30 },
  { head: '原因', value: ({ reason }) => reason ?? '', width: 40 },
  { head: 'IP', value: ({ ip }) => ip },
];
