import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { email } from '../contact-fields.ts';
import * as fault from '../faults.ts';
import { id, instant } from '../fields.ts';
import { labelled } from '../form-field.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { done, loginName, passwordSha } from './fields.ts';

const open = { tag: 'identity', access: 'public' } as const;
const byAdmin = { tag: 'identity', access: ['OP_ADMIN'] } as const;

/** Letters and digits that nobody confuses: without 0 and O, 1, I and L, U. */
export const activationSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const activationLength = 12;
export const activationDays = 7;
/** Wrong codes after which an activation is void. */
export const activationTries = 10;

/** A code as its holder typed it: any case, with spaces or hyphens between the signs. */
const activationCode = z
  .string({ error: m.activation_code_form })
  .overwrite(cleanLine)
  .max(40, { error: m.activation_code_form })
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .refine(
    (code) => code.length === activationLength && [...code].every((sign) => activationSigns.includes(sign)),
    { error: m.activation_code_form },
  );

/** The code in groups of four signs, as it is shown and printed. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

const activation = z.object({
  userId: id,
  name: z.string(),
  loginName: z.string(),
  /** Shown this once; only its hash is kept. */
  code: z.string(),
  expiresAt: instant,
});
export type Activation = z.infer<typeof activation>;

/** Accounts whose codes are issued with one call. */
export const activationsAtOnce = 200;

const chosenAccounts = z.object({
  data: z.object({
    userIds: z
      .array(id, { error: fault.choose(m.activation_accounts) })
      .min(1, { error: fault.choose(m.activation_accounts) })
      .max(activationsAtOnce, { error: fault.most(m.activation_accounts, activationsAtOnce) }),
  }),
});

export const activationOpen = call.write(byAdmin, '/api/userManage/activation/open', {
  summary:
    'Gives accounts that never set a password a new activation code each, which replaces the one before. The codes are shown this once.',
  input: chosenAccounts,
  output: z.array(activation),
  refuses: [retCodes.TRANSITION_REFUSED],
  answersSecret: true,
});

export const activationSend = call.write(byAdmin, '/api/userManage/activation/send', {
  summary: 'Sends a new activation code to the number of an account, where text messages are set up.',
  input: z.object({ userId: id }),
  output: z.object({ expiresAt: instant }),
  refuses: [retCodes.TRANSITION_REFUSED, retCodes.FIELD_REFUSED, retCodes.TOO_FREQUENT],
});

export const activationMail = call.write(byAdmin, '/api/userManage/activation/mail', {
  summary:
    'Sends a new activation code by email, where a mail server is set up. The administrator does not see it.',
  input: z.object({ userId: id, data: z.object({ address: labelled(m.field_email, email) }) }),
  output: z.object({ expiresAt: instant }),
  refuses: [retCodes.TRANSITION_REFUSED, retCodes.FIELD_REFUSED],
  callsPerMinute: 30,
});

export const activationSendAll = call.write(byAdmin, '/api/userManage/activation/sendAll', {
  summary:
    'Sends new activation codes to the numbers of several accounts, where text messages are set up. They are delivered in the background.',
  input: chosenAccounts,
  output: z.object({ sent: z.int() }),
  refuses: [retCodes.TRANSITION_REFUSED],
});

export const activationRedeem = call.write(open, '/api/userManage/activation/redeem', {
  summary:
    'Sets the first password of an account with its activation code. The answer is the same for unknown names and for wrong, expired and used codes.',
  input: z.object({
    loginName,
    activationCode,
    newPassword: passwordSha(m.fault_new_password_missing),
  }),
  output: done,
  refuses: [retCodes.FIELD_REFUSED],
  ignoresToken: true,
  callsPerMinute: 30,
});

export const activationQueryWaiting = call.read(byAdmin, '/api/userManage/activation/queryWaiting', {
  summary:
    'Returns the accounts that somebody entered and whose holder has set no password yet, at most 200.',
  output: z.object({ count: z.int(), userIds: z.array(id) }),
});

export const smsQueryState = call.read(
  { tag: 'identity', access: 'session' },
  '/api/userManage/sms/queryState',
  {
    summary:
      'Returns whether text messages and mails can be sent; without a provider, nobody receives a code.',
    output: z.object({ isSet: z.boolean(), mailIsSet: z.boolean() }),
  },
);
