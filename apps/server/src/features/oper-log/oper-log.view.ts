import type { OperLogRow } from '@portal/contract/oper-log';
import { entityLabelOf, eventLabelOf } from '@portal/contract/oper-log-labels';
import { memberRoleLabels, operatorRoleLabels } from '@portal/contract/role-labels';
import type { SheetColumn } from '../../platform/xlsx/build-sheet.ts';
import { listChanges, type NameOf } from './mask-change.ts';
import type { findOperLog, listOperLogs } from './oper-log.queries.ts';

type Row = Awaited<ReturnType<typeof listOperLogs>>[number];
type DetailRow = NonNullable<Awaited<ReturnType<typeof findOperLog>>>;

const roleLabels: Record<string, () => string> = { ...operatorRoleLabels, ...memberRoleLabels };
const roleOf = (code: string | null) => (code === null ? null : (roleLabels[code]?.() ?? code));

export function viewOperLog(row: Row): OperLogRow {
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
    eventLabel: eventLabelOf(event),
    entityLabel: entityLabelOf(entity),
  };
}

export function viewOperLogDetail(row: DetailRow, nameOf: NameOf) {
  const { before, after, userAgent } = row;
  return { ...viewOperLog(row), userAgent, changes: listChanges(row.entity, before, after, nameOf) };
}

export const operLogColumns: SheetColumn<Row>[] = [
  { head: '时间', value: ({ at }) => at, width: 20 },
  { head: '操作人', value: ({ userId, userName }) => (userId === null ? '系统' : (userName ?? '')) },
  { head: '登录名', value: ({ loginName }) => loginName ?? '' },
  { head: '身份', value: ({ actingRole }) => roleOf(actingRole) },
  { head: '操作', value: ({ event }) => eventLabelOf(event), width: 26 },
  { head: '对象', value: ({ entity }) => entityLabelOf(entity) },
  { head: '对象名称', value: ({ entityName }) => entityName, width: 36 },
  { head: '对象编号', value: ({ entityId }) => entityId, width: 30 },
  { head: '原因', value: ({ reason }) => reason ?? '', width: 40 },
  { head: 'IP', value: ({ ip }) => ip },
];
