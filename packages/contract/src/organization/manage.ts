import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { chosenId, id, instant, keyword, pageOfTabs, paging, sortedBy } from '../fields.ts';
import {
  choice,
  kindOf,
  labelled,
  note,
  oneOf,
  optionalText,
  requiredNote,
  requiredText,
  text,
  wholeBetween,
} from '../form-field.ts';
import { phoneNumber, version } from '../identity/fields.ts';
import { inviteEvents, inviteStatuses } from '../invite/public.ts';
import { retCodes } from '../ret-code.ts';
import {
  managedMemberEvents,
  organizationEvents,
  organizationKinds,
  organizationStates,
  orgMemberStates,
} from './terms.ts';

const office = { tag: 'organization', access: ['OP_COMMUNITY'] } as const;

/** An office's telephone number: digits separated by spaces or hyphens. */
const officePhone = labelled(
  m.org_field_phone,
  z
    .string()
    .trim()
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
  actions: z.array(z.enum(organizationEvents)),
  version: z.int(),
});
export type ManagedOrganization = z.infer<typeof managedOrganization>;

const filter = {
  state: oneOf(m.field_state, organizationStates).optional(),
  kind: oneOf(m.field_kind, organizationKinds).optional(),
  keyword: keyword.optional(),
  sort: sortedBy('sort', 'updated').default('sort'),
};

const exported = {
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
} as const;

export const organizationQueryManageList = endpoint({
  ...office,
  method: 'GET',
  path: '/api/communityManage/organization/queryManageList',
  summary: 'The bodies of the park, also those that are closed.',
  input: z.object({ ...filter, ...paging }),
  output: pageOfTabs(managedOrganization, organizationStates),
  refuses: [],
});

export const organizationExport = endpoint({
  ...office,
  ...exported,
  method: 'GET',
  path: '/api/communityManage/organization/export',
  summary: 'The bodies of the park as a spreadsheet.',
  input: z.object(filter),
});

export const organizationQueryManageDetail = endpoint({
  ...office,
  method: 'GET',
  path: '/api/communityManage/organization/queryManageDetail',
  summary: 'One body of the park as the office keeps it.',
  input: z.object({ id }),
  output: managedOrganization,
  refuses: [retCodes.NOT_FOUND],
});

export const organizationSave = endpoint({
  ...office,
  method: 'POST',
  path: '/api/communityManage/organization/save',
  summary: 'Writes a body of the park; without an id a new one.',
  input: z.object({ id: id.optional(), version: version.optional(), data: organizationContent }),
  output: managedOrganization,
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.VERSION_CONFLICT],
});

export const organizationOperate = endpoint({
  ...office,
  method: 'POST',
  path: '/api/communityManage/organization/operate',
  summary: 'Closes a body of the park that has nothing below it and nobody waiting, or opens it again.',
  input: z.object({
    id,
    event: kindOf(m.field_event, organizationEvents),
    version,
    data: z.object({ reason: note(m.field_reason, 200) }).default({ reason: '' }),
  }),
  output: managedOrganization,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
  ],
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
  actions: z.array(z.enum(managedMemberEvents)),
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

export const orgMemberQueryManageList = endpoint({
  ...office,
  method: 'GET',
  path: '/api/communityManage/organizationMember/queryManageList',
  summary: 'Who asks to join a body of the park, who is in one, and who was.',
  input: z.object({ ...memberFilter, ...paging }),
  output: pageOfTabs(managedMember, orgMemberStates),
  refuses: [],
});

export const orgMemberExport = endpoint({
  ...office,
  ...exported,
  method: 'GET',
  path: '/api/communityManage/organizationMember/export',
  summary: 'The members of a filter as a spreadsheet, numbers without their middle.',
  input: z.object(memberFilter),
});

export const orgMemberQueryManageDetail = endpoint({
  ...office,
  method: 'GET',
  path: '/api/communityManage/organizationMember/queryManageDetail',
  summary: 'One request or membership.',
  input: z.object({ id }),
  output: managedMember,
  refuses: [retCodes.NOT_FOUND],
});

/** A member's title within the organisation. */
export const orgMemberTitle = z.object({ title: text(m.org_field_title, 20) });

export const orgMemberOperateManage = endpoint({
  ...office,
  method: 'POST',
  path: '/api/communityManage/organizationMember/operateManage',
  summary: 'Takes somebody in or not, gives a title, or ends a membership; the reason is read by them.',
  input: z.object({
    id,
    event: kindOf(m.field_event, managedMemberEvents),
    version,
    data: z
      .object({ reason: note(m.field_reason, 200), title: text(m.org_field_title, 20).optional() })
      .default({ reason: '' }),
  }),
  output: managedMember,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
  ],
});

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
  actions: z.array(z.enum(inviteEvents)),
  version: z.int(),
});
export type OrgInviteRow = z.infer<typeof orgInviteRow>;

export const orgInviteSave = endpoint({
  ...office,
  method: 'POST',
  path: '/api/communityManage/organizationInvite/save',
  summary: 'Invites a number, or whoever has the link, into a body of the park.',
  input: z.object({ data: orgInviteContent }),
  output: orgInviteRow,
  refuses: [retCodes.FIELD_REFUSED, retCodes.SENSITIVE_WORD],
  callsPerMinute: 20,
});

export const orgInviteQueryManageList = endpoint({
  ...office,
  method: 'GET',
  path: '/api/communityManage/organizationInvite/queryManageList',
  summary: 'Invitations into bodies of the park, the latest first.',
  input: z.object({
    status: oneOf(m.field_state, inviteStatuses).optional(),
    organizationId: id.optional(),
    /** Part of the organisation's name. */
    keyword: keyword.optional(),
    sort: sortedBy('sent').default('-sent'),
    ...paging,
  }),
  output: pageOfTabs(orgInviteRow, inviteStatuses),
  refuses: [],
});

export const organizationManageEndpoints = [
  organizationQueryManageList,
  organizationExport,
  organizationQueryManageDetail,
  organizationSave,
  organizationOperate,
  orgMemberQueryManageList,
  orgMemberExport,
  orgMemberQueryManageDetail,
  orgMemberOperateManage,
  orgInviteSave,
  orgInviteQueryManageList,
] as const;
