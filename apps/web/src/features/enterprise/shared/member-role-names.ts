import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';

type Row = EndpointMap['GET /api/baseInfo/enterpriseMember/queryList']['output']['rows'][number];
export type MemberRole = Row['memberRole'];

/** What somebody is in an enterprise, in the language spoken. */
export const memberRoleNames: Record<MemberRole, () => string> = {
  OWNER: m.profile_role_owner,
  ADMIN: m.profile_role_admin,
  FINANCE: m.profile_role_finance,
  STAFF: m.profile_role_staff,
};
