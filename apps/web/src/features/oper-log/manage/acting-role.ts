import type { OperLogRow } from '@portal/contract/oper-log';
import { operatorRoleLabels } from '@portal/contract/operator-role';
import { memberRoleLabels } from '@portal/contract/role-labels';

const names: Readonly<Record<string, () => string>> = { ...operatorRoleLabels, ...memberRoleLabels };

/** The role in which an action was taken; the system and visitors have none. */
export function actingRoleName({
  actingRole,
  actingRoleLabel,
}: Pick<OperLogRow, 'actingRole' | 'actingRoleLabel'>): string {
  if (actingRole === null) return '—';
  return names[actingRole]?.() ?? actingRoleLabel ?? actingRole;
}
