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
import { createExporter } from '../../../platform/xlsx/exporter.ts';
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
  const exporter = createExporter(deps);
  return [
    bind(memberQueryList, async ({ input: { pageNo, pageSize, ...filter }, actor }) => {
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
    bindRaw(memberExport, ({ input: filter, ...call }) => {
      const which = { ...filter, enterpriseId: call.actor.enterpriseId ?? '', status: 'ACTIVE' } as const;
      return exporter.send(call, {
        name: '企业成员',
        entity: 'enterpriseMember',
        filter,
        columns: memberColumns,
        count: (tx) => countMembers(tx, which),
        read: (tx, page) => listMembers(tx, { ...which, ...page }),
      });
    }),
    bind(memberOperate, ({ input, ...source }) => operateMember(deps, input, source)),
    bind(memberQueryOwnList, ({ actor }) => listOwnMemberships(deps, actor)),
    bind(memberApply, ({ input, ...source }) => applyToJoin(deps, input, source)),
    bind(memberOperateOwn, ({ input, ...source }) => operateOwnMembership(deps, input, source)),
    bind(memberSwitch, ({ input, ...source }) => switchEnterprise(deps, input.memberId, source)),
  ];
}
