import { organizationContent } from '@portal/contract/organization/manage';
import {
  organizationKindLabels,
  organizationStateLabels,
  orgMemberStateLabels,
} from '@portal/contract/organization/terms';
import * as m from '@portal/texts/messages';
import { and, eq, inArray } from 'drizzle-orm';
import { type LogWords, type NameSource, namesIn } from '../../feature/log-words.ts';
import { users } from '../identity/user.table.ts';
import { invites } from '../invite/invite.table.ts';
import { organizations, orgMembers } from './organization.table.ts';

/** Named after the member. */
const ofMember: NameSource = (db, ids) =>
  db
    .select({ id: orgMembers.id, name: users.name })
    .from(orgMembers)
    .innerJoin(users, eq(users.id, orgMembers.userId))
    .where(inArray(orgMembers.id, ids));

const ofInvite: NameSource = (db, ids) =>
  db
    .select({ id: invites.id, name: organizations.name })
    .from(invites)
    .innerJoin(organizations, eq(organizations.id, invites.targetId))
    .where(and(eq(invites.kind, 'ORG'), inArray(invites.id, ids)));

export const organizationLog: LogWords = {
  entities: { organization: m.org_organization, orgMember: m.org_member },
  verbs: {
    'organization.close': m.org_act_close,
    'organization.reopen': m.org_act_reopen,
    'orgMember.apply': m.case_did_apply,
    'orgMember.join': m.org_did_join,
    'orgMember.cancel': m.case_did_withdraw_application,
    'orgMember.approve': m.org_did_approve,
    'orgMember.refuse': m.state_not_passed,
    'orgMember.leave': m.org_did_leave,
    'orgMember.remove': m.org_did_remove,
    'orgMember.name': m.org_act_name,
    'orgMember.showPhone': m.org_act_show_phone,
    'orgMember.hidePhone': m.org_act_hide_phone,
  },
  names: {
    organization: namesIn(organizations, organizations.id, organizations.name),
    orgMember: ofMember,
    invite: ofInvite,
  },
  ids: { 'organization.parentId': ['organization'], organizationId: ['organization'] },
  forms: [organizationContent],
  fields: {
    'organization.parentId': m.org_field_parent,
    'organization.tasks': m.org_field_tasks,
    'organization.sort': m.field_sort,
    'orgMember.title': m.org_field_title,
    'invite.title': m.org_field_title,
    'invite.maxUses': m.org_field_max_uses,
  },
  codes: {
    'organization.kind': organizationKindLabels,
    'organization.status': organizationStateLabels,
    'orgMember.status': orgMemberStateLabels,
  },
};
