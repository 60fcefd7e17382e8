import type { EndpointMap } from '@portal/contract/endpoint-map';
import {
  profile_role_admin,
  profile_role_finance,
  profile_role_owner,
  profile_role_staff,
} from '../../../platform/i18n/paraglide/messages.js';

type Row = EndpointMap['GET /api/baseInfo/enterpriseMember/queryList']['output']['rows'][number];
export type MemberRole = Row['memberRole'];

/** What somebody is in an enterprise, in the language spoken. */
export const memberRoleNames: Record<MemberRole, () => string> = {
  OWNER: profile_role_owner,
  ADMIN: profile_role_admin,
  FINANCE: profile_role_finance,
  STAFF: profile_role_staff,
};
