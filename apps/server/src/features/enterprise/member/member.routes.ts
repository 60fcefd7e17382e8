import {
  memberApply,
  memberExport,
  memberOperate,
  memberOperateOwn,
  memberQueryList,
  memberQueryOwnList,
  memberSwitch,
} from '@portal/contract/enterprise-member';
import type { Deps } from '../../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { applyToJoin } from './apply-to-join.ts';
import { listOwnMemberships } from './list-own-memberships.ts';
import { givableRoles, mayManageMembers } from './member.policy.ts';
import { memberColumns, viewMember } from './member.view.ts';
import { countMembers, listMembers } from './member-list.queries.ts';
import { operateMember } from './operate-member.ts';
import { operateOwnMembership } from './operate-own-membership.ts';
import { switchEnterprise } from './switch-enterprise.ts';

export function memberRoutes(deps: Deps): BoundEndpoint[] {
  const { db } = deps.database;
  return [
    bind(memberQueryList, async ({ actor }, { pageNo, pageSize, ...filter }) => {
      const isManager = mayManageMembers(actor);
      // Who may not decide on it sees nobody who asks to join.
      const isSeen = filter.status === 'ACTIVE' || isManager;
      const which = { ...filter, enterpriseId: isSeen ? (actor.enterpriseId ?? '') : '' };
      const [rows, total] = await Promise.all([
        listMembers(db, { ...which, pageNo, pageSize }),
        countMembers(db, which),
      ]);
      return {
        total,
        totalIsExact: true,
        pageNo,
        pageSize,
        rows: rows.map((row) => viewMember(row, actor)),
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
    bind(memberSwitch, (ctx, input) => switchEnterprise(ctx, input.memberId)),
  ];
}
