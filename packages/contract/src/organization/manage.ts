import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { chosenId, id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import {
  choice,
  labelled,
  note,
  oneOf,
  optionalText,
  requiredNote,
  requiredText,
  text,
  wholeBetween,
} from '../form-field.ts';
import { phoneNumber } from '../identity/fields.ts';
import { inviteEvents, inviteStatuses } from '../invite/public.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import {
  managedMemberEvents,
  organizationEvents,
  organizationKinds,
  organizationStates,
  orgMemberStates,
} from './terms.ts';

const byCommunity = { tag: 'organization', access: ['OP_COMMUNITY'] } as const;

/** An office's telephone number: digits separated by spaces or hyphens. */
const officePhone = labelled(
  m.org_field_phone,
  z
    .string()
    .overwrite(cleanLine)
    .regex(/^(?:[0-9][0-9 -]{5,18}[0-9])?$/, { error: m.org_fault_phone })
    .default(''),
);

const names = (label: () => string, each: () => string, max: number, most: number) =>
  labelled(label, z.array(requiredText(each, max)).max(most)).default([]);

export const organizationContent = z.object({
  name: requiredText(m.field_name, 30),
  parentId: chosenId(m.org_field_parent).nullable(),
  kind: choice(m.field_kind, organizationKinds),
  duty: requiredNote(m.org_field_duty, 500),
  leaderText: optionalText(m.org_field_leader, 30),
  phone: officePhone,
  /** Members without an account. */
  others: wholeBetween(m.org_field_others, 0, 9_999),
  takesMembers: labelled(m.org_field_takes_members, z.boolean()),
  tasks: names(m.org_field_tasks, m.org_field_task, 12, 8),
  /** Other names used for it, for example as the organiser of an activity or the issuer of a notice. */
  aliases: names(m.org_field_aliases, m.org_field_alias, 30, 5),
  sort: wholeBetween(m.field_sort, 0, 9_999),
});
export type OrganizationContent = z.infer<typeof organizationContent>;

const managedOrganization = organizationContent.extend({
  organizationId: id,
  parentName: z.string(),
  state: z.enum(organizationStates),
  stateLabel: z.string(),
  /** Members with an account. */
  members: z.int(),
  applied: z.int(),
  updatedAt: instant,
  actions: abilities(organizationEvents),
  version: z.int(),
});
export type ManagedOrganization = z.infer<typeof managedOrganization>;

const filter = {
  state: oneOf(m.field_state, organizationStates).optional(),
  kind: oneOf(m.field_kind, organizationKinds).optional(),
  keyword: keyword.optional(),
  sort: sortedBy('sort', 'updated').default('sort'),
};

export const organizationQueryManageList = call.list(
  byCommunity,
  '/api/communityManage/organization/queryManageList',
  {
    summary: 'Lists the park’s organizations, including closed ones.',
    filter,
    output: pageOfTabs(managedOrganization, organizationStates),
  },
);

export const organizationExport = call.sheet(byCommunity, '/api/communityManage/organization/export', {
  summary: 'Exports the park’s organizations as a spreadsheet.',
  input: z.object(filter),
});

export const organizationQueryManageDetail = call.detail(
  byCommunity,
  '/api/communityManage/organization/queryManageDetail',
  {
    summary: 'Returns an organization for editing.',
    output: managedOrganization,
  },
);

export const organizationSave = call.save(byCommunity, '/api/communityManage/organization/save', {
  summary: 'Updates an organization, or creates one if no id is given.',
  data: organizationContent,
  output: managedOrganization,
});

export const organizationOperate = call.operate(byCommunity, '/api/communityManage/organization/operate', {
  summary: 'Closes an organization without sub-organizations or open requests, or reopens it.',
  events: organizationEvents,
  fields: { data: z.object({ reason: note(m.field_reason, 200) }).default({ reason: '' }) },
  output: managedOrganization,
});

const managedMember = z.object({
  memberId: id,
  /** The case number. */
  no: z.string(),
  organizationId: id,
  organizationName: z.string(),
  name: z.string(),
  enterpriseName: z.string(),
  /** With the middle digits masked. */
  phoneNumber: z.string(),
  title: z.string(),
  tasks: z.array(z.string()),
  note: z.string(),
  reason: z.string(),
  state: z.enum(orgMemberStates),
  stateLabel: z.string(),
  appliedAt: instant,
  decidedAt: instant.nullable(),
  dueAt: instant.nullable(),
  actions: abilities(managedMemberEvents),
  version: z.int(),
});
export type ManagedOrgMember = z.infer<typeof managedMember>;

const memberFilter = {
  state: oneOf(m.field_state, orgMemberStates).optional(),
  organizationId: id.optional(),
  /** Part of the applicant's or the organisation's name. */
  keyword: keyword.optional(),
  sort: sortedBy('applied').default('-applied'),
};

export const orgMemberQueryManageList = call.list(
  byCommunity,
  '/api/communityManage/organizationMember/queryManageList',
  {
    summary: 'Lists the requests to join and the current and former members of the organizations.',
    filter: memberFilter,
    output: pageOfTabs(managedMember, orgMemberStates),
  },
);

export const orgMemberExport = call.sheet(byCommunity, '/api/communityManage/organizationMember/export', {
  summary: 'Exports the filtered members as a spreadsheet, with partly masked numbers.',
  input: z.object(memberFilter),
});

export const orgMemberQueryManageDetail = call.detail(
  byCommunity,
  '/api/communityManage/organizationMember/queryManageDetail',
  {
    summary: 'Returns a request or membership.',
    output: managedMember,
  },
);

/** A member's title within the organisation. */
export const orgMemberTitle = z.object({ title: text(m.org_field_title, 20) });

export const orgMemberOperateManage = call.operate(
  byCommunity,
  '/api/communityManage/organizationMember/operateManage',
  {
    summary:
      'Approves or rejects a request to join, sets a title, or ends a membership; the member sees the reason.',
    events: managedMemberEvents,
    fields: {
      data: z
        .object({ reason: note(m.field_reason, 200), title: text(m.org_field_title, 20).optional() })
        .default({ reason: '' }),
    },
    output: managedMember,
  },
);

/** An invitation to one phone number, or a link with a limited number of uses. */
export const orgInviteContent = z
  .object({
    organizationId: chosenId(m.org_organization),
    phoneNumber: phoneNumber.or(z.literal('')).default(''),
    title: optionalText(m.org_field_title, 20),
    message: requiredText(m.org_field_letter, 500),
    maxUses: wholeBetween(m.org_field_max_uses, 1, 50).default(1),
  })
  .refine(({ phoneNumber: number, maxUses }) => number === '' || maxUses === 1, {
    error: m.org_fault_one_use,
    path: ['maxUses'],
  });
export type OrgInviteContent = z.infer<typeof orgInviteContent>;

const orgInviteRow = z.object({
  inviteId: id,
  organizationId: id,
  organizationName: z.string(),
  /** With the middle digits masked; empty for a link. */
  phoneNumber: z.string(),
  title: z.string(),
  message: z.string(),
  maxUses: z.int(),
  uses: z.int(),
  status: z.enum(inviteStatuses),
  inviterName: z.string(),
  createdAt: instant,
  expiresAt: instant,
  actions: abilities(inviteEvents),
  version: z.int(),
});
export type OrgInviteRow = z.infer<typeof orgInviteRow>;

export const orgInviteSave = call.write(byCommunity, '/api/communityManage/organizationInvite/save', {
  summary: 'Invites a phone number, or anyone with the link, to an organization.',
  input: z.object({ data: orgInviteContent }),
  output: orgInviteRow,
  refuses: [retCodes.FIELD_REFUSED, retCodes.SENSITIVE_WORD],
  callsPerMinute: 20,
});

export const orgInviteQueryManageList = call.list(
  byCommunity,
  '/api/communityManage/organizationInvite/queryManageList',
  {
    summary: 'Lists the invitations to organizations, newest first.',
    filter: {
      status: oneOf(m.field_state, inviteStatuses).optional(),
      organizationId: id.optional(),
      /** Part of the organisation's name. */
      keyword: keyword.optional(),
      sort: sortedBy('sent').default('-sent'),
    },
    output: pageOfTabs(orgInviteRow, inviteStatuses),
  },
);
