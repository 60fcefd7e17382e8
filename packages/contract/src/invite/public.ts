import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { choice, kindOf } from '../form-field.ts';
import { type memberRoles, phoneNumber } from '../identity/fields.ts';
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

const audited = { tag, access: 'audited' } as const;
const leaders = { tag, access: 'leaders' } as const;
const open = { tag, access: 'public' } as const;
const session = { tag, access: 'session' } as const;

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
  actions: abilities(inviteEvents),
  version: z.int(),
});
export type InviteRow = z.infer<typeof inviteRow>;

export const inviteSave = call.write(audited, '/api/communityManage/invite/save', {
  summary: 'Invites a phone number to act for the caller’s enterprise; any earlier invitation ends.',
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

export const inviteQueryList = call.list(audited, '/api/communityManage/invite/queryList', {
  summary: 'Lists the invitations of the caller’s enterprise, newest first.',
  filter: { ...filter, sort: sortedBy('sent').default('-sent') },
  output: pageOfTabs(inviteRow, inviteStatuses),
});

export const inviteExport = call.sheet(leaders, '/api/communityManage/invite/export', {
  summary: 'Exports the invitations of the caller’s enterprise as a spreadsheet.',
  input: z.object(filter),
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
  actions: abilities(inviteEvents),
  version: z.int(),
});
export type InviteDetail = z.infer<typeof inviteDetail>;

export const inviteQueryDetail = call.detail(open, '/api/communityManage/invite/queryDetail', {
  summary: 'Returns an invitation to anyone who has its link.',
  output: inviteDetail,
  callsPerMinute: 120,
});

export const inviteOperate = call.operate(session, '/api/communityManage/invite/operate', {
  summary: 'Accepts, declines or, for those who can send it, withdraws an invitation.',
  events: inviteEvents,
  output: z.object({ status: z.enum(inviteStatuses), version: z.int() }),
  refuses: [retCodes.RIGHT_MISSING],
  callsPerMinute: 60,
});
