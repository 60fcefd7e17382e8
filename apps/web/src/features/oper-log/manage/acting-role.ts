import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import type { OperLogRow } from '@portal/contract/oper-log/public';
import { operatorRoleLabels } from '@portal/contract/operator-role';

const names: Readonly<Record<string, () => string>> = { ...operatorRoleLabels, ...memberRoleLabels };

/** The role in which an action was taken; the system and visitors have none. */
export function actingRoleName({
  actingRole,
  actingRoleLabel,
}: Pick<OperLogRow, 'actingRole' | 'actingRoleLabel'>): string {
  if (actingRole === null) return '—';
  return names[actingRole]?.() ?? actingRoleLabel ?? actingRole;
}
