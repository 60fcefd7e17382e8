import {
  memberApply,
  memberExport,
  memberOperate,
  memberOperateOwn,
  memberQueryList,
  memberQueryOwnList,
  memberSwitch,
} from '@portal/contract/enterprise/member';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { applyToJoin } from './apply-to-join.ts';
import { listOwnMemberships } from './list-own-memberships.ts';
import { givableRoles, mayManageMembers } from './member.policy.ts';
import { memberColumns, viewMember } from './member.view.ts';
import { countMembers, listMembers } from './member-list.queries.ts';
import { operateMember } from './operate-member.ts';
import { operateOwnMembership } from './operate-own-membership.ts';
import { switchEnterprise } from './switch-enterprise.ts';

export function memberRoutes(_deps: Deps): BoundEndpoint[] {
  return [
    bind(memberQueryList, async ({ db, actor }, { status, ...filter }) => {
      const isManager = mayManageMembers(actor);
      // Requests to join are visible only to those who may decide on them.
      const isShown = status === 'ACTIVE' || isManager;
      const which = { ...filter, status, enterpriseId: isShown ? (actor.enterpriseId ?? '') : '' };
      const page = await pageOf(which, listMembers(db, which), countMembers(db, which), (row) =>
        viewMember(row, actor),
      );
      return {
        ...page,
        actions: isManager && actor.auditStatus === '2' ? ['invite' as const] : [],
        givableRoles: [...givableRoles(actor)],
      };
    }),
    bindRaw(memberExport, (ctx, filter) => {
      const which = { ...filter, enterpriseId: ctx.actor.enterpriseId ?? '', status: 'ACTIVE' } as const;
      return ctx.exporter.send(ctx, {
        name: '企业成员',
        entity: 'enterpriseMember',
        filter,
        columns: memberColumns,
        count: (tx) => countMembers(tx, which),
        read: (tx, page) => listMembers(tx, { ...which, ...page }),
      });
    }),
    bind(memberOperate, operateMember),
    bind(memberQueryOwnList, listOwnMemberships),
    bind(memberApply, applyToJoin),
    bind(memberOperateOwn, operateOwnMembership),
    bind(memberSwitch, switchEnterprise),
  ];
}
