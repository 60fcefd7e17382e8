import type { OperLogRow } from '@portal/contract/oper-log';
import { memberRoleNames } from '../../enterprise/shared/member-role-names.ts';
import { roleNames } from '../../identity/shared/user-words.ts';

const names: Readonly<Record<string, () => string>> = { ...roleNames, ...memberRoleNames };

/** The role something was done in; the system, and who is not logged in, has none. */
export function actingRoleName({
  actingRole,
  actingRoleLabel,
}: Pick<OperLogRow, 'actingRole' | 'actingRoleLabel'>): string {
  if (actingRole === null) return '—';
  return names[actingRole]?.() ?? actingRoleLabel ?? actingRole;
}
