import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenId } from '../fields.ts';
import { line, text } from '../form-field.ts';
import { loginUser, phoneNumber, verifyCode } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';

const open = { tag: 'activity', access: 'public' } as const;

const guestContent = z.object({
  activityId: chosenId(m.field_activity),
  name: line(m.field_person_name, 20),
  phoneNumber,
  /** One answer per question, in order; empty if unanswered. */
  answers: z
    .array(text(m.field_answer, 200))
    .max(12, { error: fault.most(m.field_answer, 12) })
    .default([]),
  /** Whether to join the waiting list if no seat is left. */
  mayWait: ability().default(false),
});

export const signUpSubmitAsGuest = call.write(open, '/api/activityManage/signUp/submitAsGuest', {
  summary:
    'Signs up the owner of a phone number, proven by a code, and opens a session; the account is made if the number has none.',
  input: z.object({ verifyCode, data: guestContent }),
  output: loginUser,
  refuses: [
    retCodes.VERIFY_CODE_WRONG,
    retCodes.LOGIN_REFUSED,
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.ACTIVITY_FULL,
    retCodes.OUTSIDE_SIGN_UP,
    retCodes.NOT_IN_AUDIENCE,
    retCodes.ENTERPRISE_QUOTA,
  ],
  ignoresToken: true,
  callsPerMinute: 30,
});
