import * as m from '@portal/texts/messages';
import type { MemberRole } from './fields.ts';

/** Roles of an enterprise's members. */
export const memberRoleLabels: Record<MemberRole, () => string> = {
  OWNER: m.profile_role_owner,
  ADMIN: m.profile_role_admin,
  FINANCE: m.profile_role_finance,
  STAFF: m.profile_role_staff,
};
