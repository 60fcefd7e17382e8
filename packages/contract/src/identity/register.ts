import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { choice, kindOf } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { termsVersion } from '../terms.ts';
import { loginName, loginUser, passwordSha, phoneNumber, ticket, verifyCode } from './fields.ts';

const open = { tag: 'identity', access: 'public' } as const;

const agreesToUnknown = fault.wrong(m.field_terms_version);

const registrableUserTypes = ['100', '200'] as const;

const userRegisterCKAnswer = loginUser.extend({
  regTicket: ticket,
  /** Epoch milliseconds. */
  regTicketExpiresAt: z.int(),
});

const userRegisterCKInput = z.object({
  loginName,
  phoneNumber,
  verifyCode,
  password_sha: passwordSha(m.fault_password_missing),
  userType: choice(m.field_account_kind, registrableUserTypes).default('200'),
  /** Defaults to the login name. */
  name: z
    .string()
    .overwrite(cleanLine)
    .min(2, { error: fault.length(m.field_person_name, 2, 30) })
    .max(30, { error: fault.length(m.field_person_name, 2, 30) })
    .optional(),
  /** The agreed version of the terms and the privacy notice; earlier versions are not accepted. */
  termsVersion: z.literal(termsVersion, {
    error: ({ input }) => (input ? agreesToUnknown() : m.fault_terms_agreed()),
  }),
  language: kindOf(m.field_language, ['zh', 'en', 'es', 'ja']).default('zh'),
});

export const userRegisterCK = call.write(open, '/api/userManage/register/userRegisterCK', {
  summary:
    'Registers a person or an enterprise account. No session is opened; regTicket gives access to the admission pages.',
  input: userRegisterCKInput,
  output: userRegisterCKAnswer,
  refuses: [retCodes.VERIFY_CODE_WRONG, retCodes.EXPLAINED_BY_PAGE, retCodes.TRANSITION_REFUSED],
  ignoresToken: true,
  callsPerMinute: 30,
});
