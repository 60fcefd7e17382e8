import {
  memberApply,
  memberOperate,
  memberOperateOwn,
  memberQueryList,
  memberQueryOwnList,
  memberSwitch,
} from '@portal/contract/enterprise-member';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { applyToJoin } from './apply-to-join.ts';
import { listOwnMemberships } from './list-own-memberships.ts';
import { mayManageMembers } from './member.policy.ts';
import { listMembers } from './member.queries.ts';
import { viewMember } from './member.view.ts';
import { operateMember } from './operate-member.ts';
import { operateOwnMembership } from './operate-own-membership.ts';
import { switchEnterprise } from './switch-enterprise.ts';

export function memberRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(memberQueryList, async ({ actor }) => {
      const isManager = mayManageMembers(actor);
      const rows = await listMembers(db, actor.enterpriseId ?? '', { withAskers: isManager });
      return {
        rows: rows.map((row) => viewMember(row, actor)),
        actions: isManager && actor.auditStatus === '2' ? ['invite' as const] : [],
      };
    }),
    bind(memberOperate, ({ input, ...source }) => operateMember(deps, input, source)),
    bind(memberQueryOwnList, ({ actor }) => listOwnMemberships(deps, actor)),
    bind(memberApply, ({ input, ...source }) => applyToJoin(deps, input, source)),
    bind(memberOperateOwn, ({ input, ...source }) => operateOwnMembership(deps, input, source)),
    bind(memberSwitch, ({ input, ...source }) => switchEnterprise(deps, input.memberId, source)),
  ];
}
