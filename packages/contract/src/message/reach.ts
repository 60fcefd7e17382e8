import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { instant } from '../fields.ts';
import { kindOf } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { mailTimings, matterCodes, presetCodes } from './reach-terms.ts';

const session = { tag: 'message', access: 'session' } as const;

const onOff = z.enum(['0', '1'], { error: m.fault_on_or_off });
const matter = kindOf(m.reach_matter, matterCodes);

/** How many messages a plan sends. */
const counts = z.object({ sms: z.int(), mail: z.int() });

const matterRow = z.object({
  matter,
  site: z.boolean(),
  sms: z.boolean(),
  mail: z.boolean(),
  timing: z.enum(mailTimings),
  /** Messages about it in the last 30 days. */
  received: z.int(),
});

/** NONE: no address entered; UNPROVEN: its link was not opened yet; FAILING: its mail server refuses mails. */
const mailStates = ['NONE', 'UNPROVEN', 'PROVEN', 'FAILING'] as const;

const reachPlan = z.object({
  matters: z.array(matterRow),
  mail: z.object({
    state: z.enum(mailStates),
    address: z.string(),
    /** Since when it fails, and what the mail server answered. */
    failingSince: instant.nullable(),
    answer: z.string(),
    /** When the link to confirm it was sent last. */
    askedAt: instant.nullable(),
  }),
  /** Masked. */
  phoneNumber: z.string(),
  /** What the plan, and each ready-made one, would have sent in the last 30 days. */
  sent: counts,
  presets: z.array(counts.extend({ preset: z.enum(presetCodes), inUse: z.boolean() })),
  /** Messages that wait for the next mail that puts them together, and when it goes out. */
  waiting: z.object({ count: z.int(), dueAt: instant.nullable() }),
});
export type ReachAnswer = z.infer<typeof reachPlan>;
export type MatterRow = z.infer<typeof matterRow>;

export const messageQueryReach = call.read(session, '/api/messageManage/reach/query', {
  summary: 'Returns where the caller’s messages go, and how many that would have been in the last 30 days.',
  output: reachPlan,
});

export const messageSaveReach = call.write(session, '/api/messageManage/reach/save', {
  summary: 'Chooses where messages about a matter go, and when their mails are sent; what is left out stays.',
  input: z.object({
    matter,
    site: onOff.optional(),
    sms: onOff.optional(),
    mail: onOff.optional(),
    timing: kindOf(m.reach_timing, mailTimings).optional(),
  }),
  output: reachPlan,
  refuses: [retCodes.FIELD_REFUSED],
});

export const messageApplyPreset = call.write(session, '/api/messageManage/reach/applyPreset', {
  summary: 'Replaces all choices by a ready-made plan.',
  input: z.object({ preset: kindOf(m.reach_preset, presetCodes) }),
  output: reachPlan,
});

export const messageSendMailProof = call.write(session, '/api/messageManage/reach/sendMailProof', {
  summary: 'Sends a link to the caller’s mail address that confirms it; once a minute.',
  input: z.object({}),
  output: reachPlan,
  refuses: [retCodes.NOT_FOUND, retCodes.TOO_FREQUENT],
});
