import type { OperLogRow } from '@portal/contract/oper-log';
import { memberRoleLabels, operatorRoleLabels } from '@portal/contract/role-labels';

const names: Readonly<Record<string, () => string>> = { ...operatorRoleLabels, ...memberRoleLabels };

/** The role something was done in; the system, and who is not logged in, has none. */
export function actingRoleName({
  actingRole,
  actingRoleLabel,
}: Pick<OperLogRow, 'actingRole' | 'actingRoleLabel'>): string {
  if (actingRole === null) return '—';
  return names[actingRole]?.() ?? actingRoleLabel ?? actingRole;
}
