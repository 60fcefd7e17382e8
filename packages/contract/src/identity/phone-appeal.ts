import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { kindOf } from '../form-field.ts';
import { cleanText } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { codeSent, passwordSha, phoneNumber, phoneSign, verifyCode, version } from './fields.ts';

const session = { tag: 'identity', access: 'session' } as const;

/** Upload purpose for evidence in an appeal. */
export const appealPurpose = 'PHONE_APPEAL';
/** Working days an administrator has to decide. */
export const appealWorkingDays = 2;

export const phoneAppealStates = ['PENDING', 'ACCEPTED', 'REFUSED', 'WITHDRAWN'] as const;
export type PhoneAppealState = (typeof phoneAppealStates)[number];

export const phoneAppealEvents = ['accept', 'refuse', 'withdraw'] as const;
export type PhoneAppealEvent = (typeof phoneAppealEvents)[number];

/** Every allowed transition; any other is refused with 500012. */
export const phoneAppealTransitions: Record<
  PhoneAppealState,
  Partial<Record<PhoneAppealEvent, PhoneAppealState>>
> = {
  PENDING: { accept: 'ACCEPTED', refuse: 'REFUSED', withdraw: 'WITHDRAWN' },
  ACCEPTED: {},
  REFUSED: {},
  WITHDRAWN: {},
};

export const phoneAppealStateLabels: Record<PhoneAppealState, () => string> = {
  PENDING: m.state_to_check,
  ACCEPTED: m.state_number_changed,
  REFUSED: m.state_not_passed,
  WITHDRAWN: m.state_withdrawn,
};

export const appealReviewers = ['OP_ADMIN'] as const;

const byAppealReviewers = { tag: 'identity', access: appealReviewers } as const;

const state = kindOf(m.field_state, phoneAppealStates);

const appeal = z.object({
  appealId: id,
  state,
  stateLabel: z.string(),
  reason: z.string(),
  submittedAt: instant,
  dueAt: instant,
  decidedAt: instant.nullable(),
  /** The administrator's opinion; empty until decided. */
  opinion: z.string(),
  version: z.int(),
});

const phoneAppealQueryOwnAnswer = z.object({
  /** The new number with the middle digits masked. */
  appeal: appeal.extend({ newPhoneNumber: z.string() }).nullable(),
  actions: abilities(['submit', 'withdraw']),
});

export const phoneAppealQueryOwn = call.read(session, '/api/userManage/phoneAppeal/queryOwn', {
  summary: 'Returns the caller’s latest appeal to change a lost phone number.',
  output: phoneAppealQueryOwnAnswer,
});

export const phoneAppealSendVerifyCode = call.write(session, '/api/userManage/phoneAppeal/sendVerifyCode', {
  summary: 'Sends a code to the new number of an appeal.',
  input: z.object({ phoneNumber, sign: phoneSign }),
  output: codeSent,
  refuses: [retCodes.SIGN_WRONG, retCodes.PHONE_IN_USE, retCodes.FIELD_REFUSED],
  callsPerMinute: 30,
});

const phoneAppealSubmitInput = z.object({
  phoneNumber,
  verifyCode,
  password_sha: passwordSha(m.fault_login_password_missing),
  reason: z
    .string({ error: fault.fillIn(m.field_appeal_reason) })
    .overwrite(cleanText)
    .min(10, { error: m.fault_appeal_reason_short })
    .max(500, { error: fault.maxLengthNote(m.field_appeal_reason, 500) }),
  /** A picture or document proving who owns the account. */
  proofFileId: z.union([id, z.literal('')], { error: m.fault_appeal_proof }).optional(),
});

export const phoneAppealSubmit = call.write(session, '/api/userManage/phoneAppeal/submit', {
  summary:
    'Asks an administrator to move the account to a new number, confirmed by a code and the password; the old number is notified.',
  input: phoneAppealSubmitInput,
  output: z.object({ appealId: id, state, dueAt: instant, version: z.int() }),
  refuses: [
    retCodes.FIELD_REFUSED,
    retCodes.VERIFY_CODE_WRONG,
    retCodes.PHONE_IN_USE,
    retCodes.ACCOUNT_LOCKED,
    retCodes.TRANSITION_REFUSED,
  ],
  callsPerMinute: 30,
});

export const phoneAppealWithdraw = call.act(session, '/api/userManage/phoneAppeal/withdraw', {
  summary: 'Withdraws the caller’s appeal.',
  output: z.object({ state, version: z.int() }),
});

const phoneAppealRow = appeal.extend({
  userId: id,
  loginName: z.string(),
  userName: z.string(),
  /** First three and last four digits. */
  oldPhoneNumber: z.string(),
  newPhoneNumber: z.string(),
  decidedByName: z.string().nullable(),
});
export type PhoneAppealRow = z.infer<typeof phoneAppealRow>;

export const phoneAppealQueryList = call.list(byAppealReviewers, '/api/userManage/phoneAppeal/queryList', {
  summary: 'Lists the appeals to change a phone number, open ones first.',
  filter: {
    state: state.optional(),
    keyword: keyword.optional(),
    sort: sortedBy('submitted', 'due').optional(),
  },
  output: pageOfTabs(phoneAppealRow, phoneAppealStates),
});

const managedPhoneAppeal = phoneAppealRow.extend({
  /** Both numbers are unmasked, as administrators may have to call them. */
  proof: z.object({ fileId: id, name: z.string(), mime: z.string(), bytes: z.int() }).nullable(),
  enterpriseName: z.string().nullable(),
  registeredAt: instant,
  passwordSetAt: instant,
  ip: z.string(),
  actions: abilities(['accept', 'refuse']),
});
export type ManagedPhoneAppeal = z.infer<typeof managedPhoneAppeal>;

export const phoneAppealQueryDetail = call.detail(
  byAppealReviewers,
  '/api/userManage/phoneAppeal/queryDetail',
  {
    summary: 'Returns an appeal with details that help verify the account’s owner.',
    output: managedPhoneAppeal,
  },
);

const phoneAppealOperateInput = z.object({
  id,
  event: kindOf(m.field_event, ['accept', 'refuse']),
  version,
  /** Shown to the applicant. */
  opinion: z
    .string({ error: fault.fillIn(m.field_finding) })
    .overwrite(cleanText)
    .min(2, { error: fault.fillIn(m.field_finding) })
    .max(200, { error: fault.maxLengthNote(m.field_opinion, 200) }),
});

export const phoneAppealOperate = call.write(byAppealReviewers, '/api/userManage/phoneAppeal/operate', {
  summary:
    'Moves the account to the new number, which ends its sessions, or rejects the appeal. Administrators can’t decide their own.',
  input: phoneAppealOperateInput,
  output: z.object({ state, version: z.int() }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.RIGHT_MISSING,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERSION_CONFLICT,
    retCodes.PHONE_IN_USE,
  ],
});
