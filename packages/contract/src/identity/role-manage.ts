import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { kindOf, note, oneOf, requiredNote, textBetween } from '../form-field.ts';
import { operatorRoles } from '../operator-role.ts';
import { retCodes } from '../ret-code.ts';
import { loginName, phoneNumber, userTypes, version } from './fields.ts';

const byAdmin = { tag: 'identity', access: ['OP_ADMIN'] } as const;

const roleCode = oneOf(m.field_role, operatorRoles);
const reason = requiredNote(m.field_reason, 200);

export const roleGrantStates = ['PENDING', 'APPROVED', 'REFUSED', 'WITHDRAWN'] as const;
export type RoleGrantState = (typeof roleGrantStates)[number];

export const roleGrantEvents = ['approve', 'refuse', 'withdraw'] as const;
export type RoleGrantEvent = (typeof roleGrantEvents)[number];

/** Every allowed transition; any other is refused with 500012. */
export const roleGrantTransitions: Record<RoleGrantState, Partial<Record<RoleGrantEvent, RoleGrantState>>> = {
  PENDING: { approve: 'APPROVED', refuse: 'REFUSED', withdraw: 'WITHDRAWN' },
  APPROVED: {},
  REFUSED: {},
  WITHDRAWN: {},
};

export const roleGrantStateLabels: Record<RoleGrantState, () => string> = {
  PENDING: m.state_to_approve,
  APPROVED: m.state_granted,
  REFUSED: m.state_not_granted,
  WITHDRAWN: m.state_withdrawn,
};

export const roleGrant = z.object({
  grantId: id,
  userId: id,
  userName: z.string(),
  loginName: z.string(),
  roleCode,
  roleName: z.string(),
  state: z.enum(roleGrantStates),
  stateLabel: z.string(),
  reason: z.string(),
  requestedByName: z.string(),
  requestedAt: instant,
  decidedByName: z.string().nullable(),
  decidedAt: instant.nullable(),
  opinion: z.string(),
  actions: abilities(roleGrantEvents),
  version: z.int(),
});
export type RoleGrant = z.infer<typeof roleGrant>;

export const roleGrantQueryList = call.list(byAdmin, '/api/userManage/roleGrant/queryList', {
  summary: 'Lists the requests to grant roles to operators, open ones first.',
  filter: {
    state: kindOf(m.field_state, roleGrantStates).optional(),
    userId: id.optional(),
    keyword: keyword.optional(),
    sort: sortedBy('requested').optional(),
  },
  output: pageOfTabs(roleGrant, roleGrantStates),
});

export const roleGrantSubmit = call.write(byAdmin, '/api/userManage/roleGrant/submit', {
  summary: 'Requests a role for an operator; another administrator grants it.',
  input: z.object({ userId: id, roleCode, reason }),
  output: z.object({ grantId: id, state: z.enum(roleGrantStates), version: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});

const roleGrantOperateInput = z
  .object({
    id,
    event: kindOf(m.field_event, roleGrantEvents),
    version,
    opinion: note(m.field_opinion, 200),
  })
  .refine(({ event, opinion }) => event !== 'refuse' || opinion.length >= 2, {
    path: ['opinion'],
    error: fault.fillIn(m.field_reason),
  });

export const roleGrantOperate = call.write(byAdmin, '/api/userManage/roleGrant/operate', {
  summary: 'Grants or rejects a role as another administrator, or withdraws the caller’s own request.',
  input: roleGrantOperateInput,
  output: z.object({ state: z.enum(roleGrantStates), version: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.RIGHT_MISSING,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

export const roleRevoke = call.write(byAdmin, '/api/userManage/roleGrant/revoke', {
  summary:
    'Removes a role from an operator, which ends their sessions; the last administrator keeps the role.',
  input: z.object({ userId: id, roleCode, version, reason }),
  output: z.object({ roleCodes: z.array(roleCode), version: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED, retCodes.VERSION_CONFLICT],
});

const operatorSaveInput = z.object({
  loginName,
  name: textBetween(m.field_person_name, 2, 30),
  phoneNumber,
  reason,
  data: z.object({
    roleCodes: z
      .array(roleCode, { error: fault.choose(m.field_role) })
      .min(1, { error: fault.choose(m.field_role) })
      .max(operatorRoles.length),
  }),
});

export const operatorSave = call.write(byAdmin, '/api/userManage/operator/save', {
  summary:
    'Adds an operator, who sets a password with a code sent to their number, and requests their roles.',
  input: operatorSaveInput,
  output: z.object({ userId: id }),
  refuses: [retCodes.FIELD_REFUSED],
});

const roleQueryListAnswer = z.array(
  z.object({
    /** `enterprise`, `person`, `operator`, or a role's code. */
    tree: z.string(),
    userType: z.enum(userTypes),
    name: z.string(),
    holders: z.int(),
  }),
);

export const roleQueryList = call.read(byAdmin, '/api/userManage/role/queryList', {
  summary: 'Lists every identity and operator role whose menu has a page, with how many accounts hold it.',
  output: roleQueryListAnswer,
});
