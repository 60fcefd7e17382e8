import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, keyword, pageOfTabs, paging, sortedBy } from '../fields.ts';
import { choice, kindOf } from '../form-field.ts';
import { type memberRoles, phoneNumber, version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';

/** Roles an invitation can give; ownership can only be handed over. */
export const invitedRoles = [
  'ADMIN',
  'FINANCE',
  'STAFF',
] as const satisfies readonly (typeof memberRoles)[number][];
export type InvitedRole = (typeof invitedRoles)[number];

export const inviteStatuses = ['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;
export type InviteStatus = (typeof inviteStatuses)[number];

export const inviteStatusLabels: Record<InviteStatus, () => string> = {
  SENT: m.state_to_answer,
  ACCEPTED: m.state_accepted,
  DECLINED: m.state_declined,
  WITHDRAWN: m.state_withdrawn,
  EXPIRED: m.state_invalid,
};

/** What an invitation is for: acting for an enterprise, or joining a body of the park. */
const inviteKinds = ['ENTERPRISE_MEMBER', 'ORG'] as const;
export type InviteKind = (typeof inviteKinds)[number];

export const inviteEvents = ['accept', 'decline', 'withdraw'] as const;
export type InviteEvent = (typeof inviteEvents)[number];

/** Every allowed transition; any other is refused with 500012. `use` accepts a link that others may still use. */
export const inviteTransitions: Record<InviteStatus, Partial<Record<InviteEvent | 'use', InviteStatus>>> = {
  SENT: { accept: 'ACCEPTED', use: 'SENT', decline: 'DECLINED', withdraw: 'WITHDRAWN' },
  ACCEPTED: {},
  DECLINED: {},
  WITHDRAWN: {},
  EXPIRED: {},
};

export const inviteLifeDays = 7;

const tag = 'invite';

const inviteRow = z.object({
  inviteId: id,
  /** With the middle digits masked. */
  phoneNumber: z.string(),
  memberRole: z.enum(invitedRoles),
  status: z.enum(inviteStatuses),
  inviterName: z.string(),
  createdAt: instant,
  expiresAt: instant,
  answeredAt: instant.nullable(),
  actions: z.array(z.enum(inviteEvents)),
  version: z.int(),
});
export type InviteRow = z.infer<typeof inviteRow>;

export const inviteSave = endpoint({
  method: 'POST',
  path: '/api/communityManage/invite/save',
  summary: "Invites a phone number to act for the caller's enterprise; an older invitation ends.",
  tag,
  access: 'audited',
  input: z.object({ phoneNumber, memberRole: choice(m.field_role, invitedRoles) }),
  output: inviteRow,
  refuses: [retCodes.RIGHT_MISSING, retCodes.FIELD_REFUSED],
  callsPerMinute: 20,
});

const filter = {
  status: kindOf(m.field_state, inviteStatuses).optional(),
  /** The whole number or its last four digits. */
  keyword: keyword.optional(),
};

export const inviteQueryList = endpoint({
  method: 'GET',
  path: '/api/communityManage/invite/queryList',
  summary: "Invitations of the caller's enterprise, the latest first.",
  tag,
  access: 'audited',
  input: z.object({ ...filter, sort: sortedBy('sent').default('-sent'), ...paging }),
  output: pageOfTabs(inviteRow, inviteStatuses),
  refuses: [],
});

export const inviteExport = endpoint({
  method: 'GET',
  path: '/api/communityManage/invite/export',
  summary: "Invitations of the caller's enterprise as a spreadsheet.",
  tag,
  access: 'leaders',
  input: z.object(filter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

/** An invitation as seen by anyone who has its link. */
export const inviteDetail = z.object({
  inviteId: id,
  kind: z.enum(inviteKinds),
  targetId: id,
  targetName: z.string(),
  inviterName: z.string(),
  /** The role in an enterprise; null for a body of the park. */
  memberRole: z.enum(invitedRoles).nullable(),
  /** The invitee's title there, in the inviter's words. */
  title: z.string(),
  /** Text of the invitation letter. */
  message: z.string(),
  /** Number of members, who would see the invitee's phone number; null for an enterprise. */
  members: z.int().nullable(),
  /** Last four digits of the invited number; empty for a link that anyone may use. */
  phoneTail: z.string(),
  maxUses: z.int(),
  status: z.enum(inviteStatuses),
  createdAt: instant,
  expiresAt: instant,
  /** Whether the caller is logged in with the invited number; null for anonymous callers. */
  isForCaller: z.boolean().nullable(),
  actions: z.array(z.enum(inviteEvents)),
  version: z.int(),
});
export type InviteDetail = z.infer<typeof inviteDetail>;

export const inviteQueryDetail = endpoint({
  method: 'GET',
  path: '/api/communityManage/invite/queryDetail',
  summary: 'One invitation, for anybody who has its link.',
  tag,
  access: 'public',
  input: z.object({ id }),
  output: inviteDetail,
  refuses: [retCodes.NOT_FOUND],
  callsPerMinute: 120,
});

export const inviteOperate = endpoint({
  method: 'POST',
  path: '/api/communityManage/invite/operate',
  summary: 'Accepts or declines an invitation, or takes one back that one could have sent.',
  tag,
  access: 'session',
  input: z.object({ id, event: kindOf(m.field_event, inviteEvents), version }),
  output: z.object({ status: z.enum(inviteStatuses), version: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.RIGHT_MISSING,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
  callsPerMinute: 60,
});

export const inviteEndpoints = [
  inviteSave,
  inviteQueryList,
  inviteExport,
  inviteQueryDetail,
  inviteOperate,
] as const;
