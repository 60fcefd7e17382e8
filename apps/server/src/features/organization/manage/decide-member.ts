import type { orgMemberOperateManage } from '@portal/contract/organization/manage';
import type { ManagedMemberEvent } from '@portal/contract/organization/terms';
import * as m from '@portal/texts/messages';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../../platform/http/context.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import { holdOrganization } from '../membership.ts';
import { moveMember } from '../move-member.ts';
import type { Organization, OrgMember } from '../organization.queries.ts';
import { orgMembers } from '../organization.table.ts';
import { organizationLink } from '../organization-link.ts';
import { getManagedMember } from './managed.queries.ts';
import { viewManagedMember } from './managed.view.ts';

type Decision = InputOf<typeof orgMemberOperateManage>['data'];

const needsReason: readonly ManagedMemberEvent[] = ['refuse', 'remove'];

/** @throws {AppError} 100002 if the event needs a reason or a title and has none */
function requireData(event: ManagedMemberEvent, { reason, title }: Decision): void {
  if (needsReason.includes(event) && reason === '')
    throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
  if (event === 'name' && title === undefined)
    throw fieldsRefused({ 'data.title': m.fault_enter({ field: m.org_field_title() }) });
}

function noticeOf(event: ManagedMemberEvent, name: string, reason: string): Notification | null {
  switch (event) {
    case 'approve':
      return { eventCode: 'ORG_JOIN_PASSED', params: { name } };
    case 'refuse':
      return { eventCode: 'ORG_JOIN_REFUSED', params: { name, reason } };
    case 'remove':
      return { eventCode: 'ORG_MEMBER_REMOVED', params: { name, reason } };
    case 'name':
      return null;
  }
}

async function notify(
  tx: Db,
  {
    member,
    organization,
    notice,
    now,
  }: {
    member: OrgMember;
    organization: Organization;
    notice: Notification | null;
    now: Date;
  },
): Promise<void> {
  if (!notice) return;
  await sendMessage(tx, {
    ...notice,
    userIds: [member.userId],
    link: organizationLink(organization.id),
    now,
  });
}

/**
 * Admits or refuses a member, gives a title, or ends a membership.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const decideMember: Verb<typeof orgMemberOperateManage> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const member = await lockVersion(tx, orgMembers, { id, version });
    const organization = await holdOrganization(tx, member.organizationId);
    requireData(event, data);
    const { reason, title } = data;
    const takesTitle = event === 'name' || event === 'approve';
    await moveMember(tx, ctx, {
      organization,
      member,
      event,
      reason,
      set: {
        ...(needsReason.includes(event) ? { reason } : {}),
        ...(takesTitle && title !== undefined ? { title } : {}),
      },
    });
    await notify(tx, {
      member,
      organization,
      notice: noticeOf(event, organization.name, reason),
      now: ctx.now,
    });
    return viewManagedMember(await getManagedMember(tx, id));
  });
