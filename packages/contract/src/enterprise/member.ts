import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant, keyword, pageOf, paging, sortedBy } from '../fields.ts';
import { choice, kindOf, note } from '../form-field.ts';
import { memberRoles, version } from '../identity/fields.ts';
import { inviteDetail, invitedRoles } from '../invite/public.ts';
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
  actions: z.array(z.enum(operatedEvents)),
  version: z.int(),
});
export type MemberRow = z.infer<typeof memberRow>;

const filter = {
  memberRole: kindOf(m.field_role, memberRoles).optional(),
  /** Matches the name, the login name, the number or its last four digits. */
  keyword: keyword.optional(),
};

export const memberQueryList = endpoint({
  method: 'GET',
  path: '/api/baseInfo/enterpriseMember/queryList',
  summary: "Members of the caller's enterprise; those who may decide on them also see requests to join.",
  tag,
  access: 'enterprise',
  input: z.object({
    status: kindOf(m.field_state, ['ACTIVE', 'APPLIED']).default('ACTIVE'),
    ...filter,
    sort: sortedBy('since').optional(),
    ...paging,
  }),
  output: pageOf(memberRow).extend({
    actions: z.array(z.enum(['invite'])),
    /** Roles the caller may assign. */
    givableRoles: z.array(z.enum(invitedRoles)),
  }),
  refuses: [],
});

export const memberExport = endpoint({
  method: 'GET',
  path: '/api/baseInfo/enterpriseMember/export',
  summary: "Members of the caller's enterprise as a spreadsheet.",
  tag,
  access: 'leaders',
  input: z.object(filter),
  output: z.unknown(),
  refuses: [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT],
  raw: true,
});

export const memberOperate = endpoint({
  method: 'POST',
  path: '/api/baseInfo/enterpriseMember/operate',
  summary: "Lets somebody join or not, changes a member's role, hands the ownership over, or parts a member.",
  tag,
  access: 'audited',
  input: z.object({
    id,
    event: kindOf(m.field_event, operatedEvents),
    version,
    data: z
      .object({
        /** For `approve` and `changeRole`. */
        memberRole: choice(m.field_role, invitedRoles).optional(),
        reason: note(m.field_reason, 200),
      })
      .default({ reason: '' }),
  }),
  output: z.object({ status: z.enum(memberStatuses), memberRole, version: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.RIGHT_MISSING,
    retCodes.SECURE_LOGIN_NEEDED,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
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
  actions: z.array(z.enum(ownEvents)),
  version: z.int(),
});
export type OwnMembership = z.infer<typeof ownMembership>;

export const memberQueryOwnList = endpoint({
  method: 'GET',
  path: '/api/baseInfo/enterpriseMember/queryOwnList',
  summary: 'The enterprises the caller belongs to or asks to join, and the invitations to their number.',
  tag,
  access: 'session',
  input: z.object({}),
  output: z.object({
    memberships: z.array(ownMembership),
    invites: z.array(inviteDetail),
    actions: z.array(z.enum(['apply', 'actAlone'])),
  }),
  refuses: [retCodes.NOT_FOUND],
});

export const memberApply = endpoint({
  method: 'POST',
  path: '/api/baseInfo/enterpriseMember/apply',
  summary: 'Asks to join an enterprise that is named by its full name or its credit code.',
  tag,
  access: 'session',
  input: z.object({
    /** Full name or credit code. */
    enterprise: z
      .string({ error: m.fault_enterprise_named })
      .trim()
      .min(2, { error: m.fault_enterprise_named })
      .max(60, { error: m.fault_enterprise_named }),
    note: note(m.field_note, 200),
  }),
  output: ownMembership,
  refuses: [retCodes.RIGHT_MISSING, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED],
  callsPerMinute: 10,
});

export const memberOperateOwn = endpoint({
  method: 'POST',
  path: '/api/baseInfo/enterpriseMember/operateOwn',
  summary: 'Leaves an enterprise, or takes the request to join it back.',
  tag,
  access: 'session',
  input: z.object({ id, event: kindOf(m.field_event, ['leave', 'cancel']), version }),
  output: z.object({ status: z.enum(memberStatuses), version: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.RIGHT_MISSING,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const memberSwitch = endpoint({
  method: 'POST',
  path: '/api/baseInfo/enterpriseMember/switch',
  summary: 'Acts for another of the own enterprises from now on, or, as a person, for none.',
  tag,
  access: 'session',
  input: z.object({ memberId: id.optional() }),
  output: z.object({ enterpriseId: id.nullable(), memberRole: memberRole.nullable() }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

export const memberEndpoints = [
  memberQueryList,
  memberExport,
  memberOperate,
  memberQueryOwnList,
  memberApply,
  memberOperateOwn,
  memberSwitch,
] as const;
