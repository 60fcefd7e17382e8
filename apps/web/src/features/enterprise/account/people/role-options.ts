import { memberRoleLabels } from '@portal/contract/identity/role-labels';
import * as m from '@portal/texts/messages';
import type { InvitedRole } from './people-keys.ts';

const notes: Record<InvitedRole, () => string> = {
  ADMIN: m.profile_role_admin_note,
  FINANCE: m.profile_role_finance_note,
  STAFF: m.profile_role_staff_note,
};

/** Options for assignable roles, each with its permissions. */
export const roleOptions = (roles: readonly InvitedRole[]) =>
  roles.map((role) => ({ value: role, text: memberRoleLabels[role](), note: notes[role]() }));
