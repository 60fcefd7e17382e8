import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { id, instant, keyword, pageOf, sortedBy } from '../fields.ts';
import { choice, kindOf, note } from '../form-field.ts';
import { memberRoles } from '../identity/fields.ts';
import { inviteDetail, invitedRoles } from '../invite/public.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';

export const memberStatuses = ['APPLIED', 'ACTIVE', 'REFUSED', 'LEFT', 'REMOVED'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

export const memberEvents = [
  'apply',
  'join',
  'approve',
  'refuse',
  'cancel',
  'changeRole',
  'handOver',
  'remove',
  'leave',
] as const;
export type MemberEvent = (typeof memberEvents)[number];

/** Every allowed transition; any other is refused with 500012. `join` is an accepted invitation. */
export const memberTransitions: Record<MemberStatus, Partial<Record<MemberEvent, MemberStatus>>> = {
  APPLIED: { join: 'ACTIVE', approve: 'ACTIVE', refuse: 'REFUSED', cancel: 'LEFT' },
  ACTIVE: { changeRole: 'ACTIVE', handOver: 'ACTIVE', remove: 'REMOVED', leave: 'LEFT' },
  REFUSED: { apply: 'APPLIED', join: 'ACTIVE' },
  LEFT: { apply: 'APPLIED', join: 'ACTIVE' },
  REMOVED: { apply: 'APPLIED', join: 'ACTIVE' },
};

const tag = 'enterprise';

const enterprise = { tag, access: 'enterprise' } as const;
const leaders = { tag, access: 'leaders' } as const;
const audited = { tag, access: 'audited' } as const;
const session = { tag, access: 'session' } as const;

const memberRole = z.enum(memberRoles);

/** Events that owners and administrators fire for a member. */
const operatedEvents = ['approve', 'refuse', 'changeRole', 'handOver', 'remove'] as const;
export type OperatedMemberEvent = (typeof operatedEvents)[number];

const memberRow = z.object({
  memberId: id,
  name: z.string(),
  loginName: z.string(),
  /** With the middle digits masked. */
  phoneNumber: z.string(),
  memberRole,
  status: z.enum(memberStatuses),
  /** The applicant's message to the enterprise. */
  note: z.string(),
  since: instant,
  isSelf: z.boolean(),
  actions: abilities(operatedEvents),
  version: z.int(),
});
export type MemberRow = z.infer<typeof memberRow>;

const filter = {
  memberRole: kindOf(m.field_role, memberRoles).optional(),
  /** Matches the name, the login name, the number or its last four digits. */
  keyword: keyword.optional(),
};

const memberQueryListAnswer = pageOf(memberRow).extend({
  actions: abilities(['invite']),
  /** Roles the caller may assign. */
  givableRoles: z.array(z.enum(invitedRoles)),
});

export const memberQueryList = call.list(enterprise, '/api/baseInfo/enterpriseMember/queryList', {
  summary:
    'Lists the members of the caller’s enterprise and, for those who can decide on them, the requests to join.',
  filter: {
    status: kindOf(m.field_state, ['ACTIVE', 'APPLIED']).default('ACTIVE'),
    ...filter,
    sort: sortedBy('since').optional(),
  },
  output: memberQueryListAnswer,
});

export const memberExport = call.sheet(leaders, '/api/baseInfo/enterpriseMember/export', {
  summary: 'Exports the members of the caller’s enterprise as a spreadsheet.',
  input: z.object(filter),
});

export const memberOperate = call.operate(audited, '/api/baseInfo/enterpriseMember/operate', {
  summary:
    'Approves or rejects a request to join, changes a member’s role, transfers ownership, or removes a member.',
  events: operatedEvents,
  fields: {
    data: z
      .object({
        /** For `approve` and `changeRole`. */
        memberRole: choice(m.field_role, invitedRoles).optional(),
        reason: note(m.field_reason, 200),
      })
      .default({ reason: '' }),
  },
  output: z.object({ status: z.enum(memberStatuses), memberRole, version: z.int() }),
  refuses: [retCodes.RIGHT_MISSING, retCodes.SECURE_LOGIN_NEEDED],
});

const ownEvents = ['leave', 'cancel', 'switch'] as const;

const ownMembership = z.object({
  memberId: id,
  enterpriseId: id,
  name: z.string(),
  memberRole,
  status: z.enum(memberStatuses),
  since: instant,
  isCurrent: z.boolean(),
  actions: abilities(ownEvents),
  version: z.int(),
});
export type OwnMembership = z.infer<typeof ownMembership>;

const memberQueryOwnListAnswer = z.object({
  memberships: z.array(ownMembership),
  invites: z.array(inviteDetail),
  actions: abilities(['apply', 'actAlone']),
});

export const memberQueryOwnList = call.read(session, '/api/baseInfo/enterpriseMember/queryOwnList', {
  summary:
    'Lists the enterprises the caller belongs to or has asked to join, and invitations to their number.',
  output: memberQueryOwnListAnswer,
  refuses: [retCodes.NOT_FOUND],
});

const memberApplyInput = z.object({
  /** Full name or credit code. */
  enterprise: z
    .string({ error: m.fault_enterprise_named })
    .overwrite(cleanLine)
    .min(2, { error: m.fault_enterprise_named })
    .max(60, { error: m.fault_enterprise_named }),
  note: note(m.field_note, 200),
});

export const memberApply = call.write(session, '/api/baseInfo/enterpriseMember/apply', {
  summary: 'Asks to join an enterprise by its full name or credit code.',
  input: memberApplyInput,
  output: ownMembership,
  refuses: [retCodes.RIGHT_MISSING, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED],
  callsPerMinute: 10,
});

export const memberOperateOwn = call.operate(session, '/api/baseInfo/enterpriseMember/operateOwn', {
  summary: 'Leaves an enterprise, or withdraws a request to join it.',
  events: ['leave', 'cancel'],
  output: z.object({ status: z.enum(memberStatuses), version: z.int() }),
  refuses: [retCodes.RIGHT_MISSING],
});

export const memberSwitch = call.write(session, '/api/baseInfo/enterpriseMember/switch', {
  summary: 'Switches the enterprise the caller acts for or, for a person, to none.',
  input: z.object({ memberId: id.optional() }),
  output: z.object({ enterpriseId: id.nullable(), memberRole: memberRole.nullable() }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});
