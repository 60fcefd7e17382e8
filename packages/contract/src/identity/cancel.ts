import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { instant } from '../fields.ts';
import { retCodes } from '../ret-code.ts';
import { verifyCode, version } from './fields.ts';

const session = { tag: 'identity', access: 'session' } as const;

/** Days between a request to cancel an account and its end; a login in between revokes the request. */
export const cancelGraceDays = 7;

/** Why an account cannot be cancelled yet. */
const cancelBlockers = [
  'OPERATOR',
  'OWNER',
  'APPLICATION',
  'DEPOSIT',
  'SERVICE_ORDER',
  'PRIZE',
  'REPAIR_FEE',
  'RECRUIT',
] as const;
export type CancelBlocker = (typeof cancelBlockers)[number];

export const cancelBlockerLabels: Record<CancelBlocker, () => string> = {
  OPERATOR: m.refusal_cancel_operator,
  OWNER: m.refusal_cancel_owner,
  APPLICATION: m.refusal_cancel_application,
  DEPOSIT: m.refusal_cancel_deposit,
  SERVICE_ORDER: m.refusal_cancel_service_order,
  PRIZE: m.refusal_cancel_prize,
  REPAIR_FEE: m.refusal_cancel_repair_fee,
  RECRUIT: m.recruit_refusal_cancel,
};

/** `cancelAt`: when the account ends; null if no cancellation was requested. */
const cancellation = z.object({ cancelAt: instant.nullable(), version: z.int() });

const cancelQueryDetailAnswer = cancellation.extend({
  blockers: z.array(z.object({ code: z.enum(cancelBlockers), text: z.string() })),
  actions: abilities(['cancel', 'keep']),
});

export const cancelQueryDetail = call.read(session, '/api/userManage/userInfo/queryCancel', {
  summary: 'Returns whether the caller’s account is due to be canceled, and what prevents it.',
  output: cancelQueryDetailAnswer,
  refuses: [retCodes.NOT_FOUND],
});

export const accountCancel = call.write(session, '/api/userManage/userInfo/cancel', {
  summary:
    'Cancels the caller’s account after seven days, confirmed by a code sent to its number. Other sessions end.',
  input: z.object({ verifyCode, version }),
  output: cancellation,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.VERSION_CONFLICT,
    retCodes.TRANSITION_REFUSED,
    retCodes.VERIFY_CODE_WRONG,
  ],
  callsPerMinute: 60,
});

export const accountKeep = call.write(session, '/api/userManage/userInfo/keep', {
  summary: 'Withdraws the cancellation of the caller’s account.',
  input: z.object({ version }),
  output: cancellation,
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT, retCodes.TRANSITION_REFUSED],
});
