import {
  organizationExport,
  organizationOperate,
  organizationQueryManageDetail,
  organizationQueryManageList,
  organizationSave,
  orgInviteQueryManageList,
  orgInviteSave,
  orgMemberExport,
  orgMemberOperateManage,
  orgMemberQueryManageDetail,
  orgMemberQueryManageList,
} from '@portal/contract/organization/manage';
import {
  organizationQueryDetail,
  organizationQueryList,
  organizationQueryStanding,
  orgMemberApply,
  orgMemberOperate,
} from '@portal/contract/organization/public';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { createTextScreen } from '../community/words.public.ts';
import { decideMember } from './manage/decide-member.ts';
import {
  countManaged,
  countManagedMembers,
  getManaged,
  getManagedMember,
  listManaged,
  listManagedMembers,
} from './manage/managed.queries.ts';
import { memberColumns, organizationColumns, viewManaged, viewManagedMember } from './manage/managed.view.ts';
import { queryOrgInvites, sendOrgInvite } from './manage/org-invites.ts';
import { operateOrganization, saveOrganization } from './manage/save-organization.ts';
import { applyToJoin, operateOwnMembership } from './membership.ts';
import { queryOrganization, queryOrganizations, queryStanding } from './query-organizations.ts';

export function organizationRoutes(_deps: Deps): BoundEndpoint[] {
  return [
    bind(organizationQueryList, queryOrganizations),
    bind(organizationQueryDetail, queryOrganization),
    bind(organizationQueryStanding, queryStanding),
    bind(orgMemberApply, applyToJoin),
    bind(orgMemberOperate, operateOwnMembership),
    bind(organizationQueryManageList, ({ db }, input) =>
      pageOfTabs(
        input,
        listManaged(db, input),
        { counts: countManaged(db, input), tab: input.state },
        viewManaged,
      ),
    ),
    bindRaw(organizationExport, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '组织',
        entity: 'organization',
        filter: input,
        columns: organizationColumns,
        count: (tx) => countOfTab(countManaged(tx, input), input.state),
        read: (tx, page) => listManaged(tx, { ...input, ...page }),
      }),
    ),
    bind(organizationQueryManageDetail, async ({ db }, { id }) => viewManaged(await getManaged(db, id))),
    bind(organizationSave, saveOrganization),
    bind(organizationOperate, operateOrganization),
    bind(orgMemberQueryManageList, ({ db }, input) =>
      pageOfTabs(
        input,
        listManagedMembers(db, input),
        { counts: countManagedMembers(db, input), tab: input.state },
        viewManagedMember,
      ),
    ),
    bindRaw(orgMemberExport, (ctx, input) =>
      ctx.exporter.send(ctx, {
        name: '组织成员',
        entity: 'orgMember',
        filter: input,
        columns: memberColumns,
        count: (tx) => countOfTab(countManagedMembers(tx, input), input.state),
        read: (tx, page) => listManagedMembers(tx, { ...input, ...page }),
      }),
    ),
    bind(orgMemberQueryManageDetail, async ({ db }, { id }) =>
      viewManagedMember(await getManagedMember(db, id)),
    ),
    bind(orgMemberOperateManage, decideMember),
    bind(orgInviteQueryManageList, queryOrgInvites),
    bind(orgInviteSave, sendOrgInvite(createTextScreen())),
  ];
}
