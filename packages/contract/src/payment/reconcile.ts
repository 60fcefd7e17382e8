import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { day, fen, id, instant, pageOfTabs } from '../fields.ts';
import { oneOf, requiredNote } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { differenceKinds } from './reconcile-terms.ts';
import { payChannels } from './terms.ts';

const tag = 'payment';

const byFinance = { tag, access: ['OP_FINANCE'], subject: 'RECONCILE' } as const;
const open = { tag, access: 'public' } as const;

/** BALANCED: both sides agree. SETTLED: every difference is closed. OPEN: at least one is not. */
const reconcileStates = ['BALANCED', 'SETTLED', 'OPEN'] as const;
export type ReconcileState = (typeof reconcileStates)[number];

const side = z.object({ lines: z.int(), fen: z.int() });

const reconcileDay = z.object({
  channel: z.enum(payChannels),
  day,
  state: z.enum(reconcileStates),
  ours: side,
  theirs: side,
});
export type ReconcileDay = z.infer<typeof reconcileDay>;

export const reconcileQueryDays = call.read(byFinance, '/api/payManage/reconcile/queryDays', {
  summary: 'Lists the reconciled days of a month by channel; for the bank, whether its lines have an order.',
  input: z.object({
    month: z
      .string()
      .overwrite(cleanLine)
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  }),
  output: z.object({ channels: z.array(z.enum(payChannels)), rows: z.array(reconcileDay) }),
});

/** CHECKING: not reconciled yet, or a difference is unresolved. */
const publicDayStates = ['BALANCED', 'SETTLED', 'CHECKING'] as const;
export type PublicDayState = (typeof publicDayStates)[number];

export const reconcileQueryPublic = call.read(open, '/api/payManage/reconcile/queryPublic', {
  summary:
    'Returns whether the park and its payment channels agree for each of the last 14 days, without amounts. Empty if no channel provides statements.',
  output: z.object({ rows: z.array(z.object({ day, state: z.enum(publicDayStates) })) }),
});

const difference = z.object({
  differenceId: id,
  channel: z.enum(payChannels),
  day,
  kind: z.enum(differenceKinds),
  kindLabel: z.string(),
  sourceLabel: z.string(),
  /** Null for an unreadable notice. */
  type: z.enum(['PAY', 'REFUND']).nullable(),
  /** Our number as reported by the channel; empty for an unreadable notice. */
  ownNo: z.string(),
  tradeNo: z.string(),
  payOrderId: id.nullable(),
  ourFen: fen.nullable(),
  theirFen: fen.nullable(),
  /** What the channel contradicts, with both values in words. */
  contradictions: z.array(z.object({ label: z.string(), ours: z.string(), theirs: z.string() })),
  /** How often the channel has reported it, and when last; null for a statement entry. */
  heard: z.object({ times: z.int(), at: instant }).nullable(),
  state: z.enum(['OPEN', 'CLOSED']),
  reason: z.string(),
  closedByName: z.string(),
  closedAt: instant.nullable(),
  /** The channel's later answer; null before it was queried. */
  answer: z.object({ label: z.string(), fen: fen.nullable(), at: instant }).nullable(),
  version: z.int(),
  actions: abilities(['ask', 'close']),
});
export type Difference = z.infer<typeof difference>;

export const differenceTabs = ['OPEN', 'CLOSED'] as const;

export const differenceQueryList = call.list(byFinance, '/api/payManage/reconcile/queryDifferences', {
  summary:
    'Lists the differences, latest day first: what only one side has, and channel answers that contradict our records and weren’t booked.',
  filter: {
    state: oneOf(m.field_state, differenceTabs).optional(),
    payChannel: oneOf(m.field_pay_channel, payChannels).optional(),
    day: day.optional(),
  },
  output: pageOfTabs(difference, differenceTabs),
});

const closedDifference = z.object({ reason: requiredNote(m.field_reason, 200) });

export const differenceClose = call.write(byFinance, '/api/payManage/reconcile/closeDifference', {
  summary: 'Closes a difference with an explanation.',
  input: z.object({ id, version, data: closedDifference }),
  output: difference,
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT, retCodes.TRANSITION_REFUSED],
});

export const differenceAsk = call.act(byFinance, '/api/payManage/reconcile/askDifference', {
  summary:
    'Asks the channel again for the status of a payment or refund, books the answer, and keeps it with the difference.',
  output: difference,
  refuses: [retCodes.CHANNEL_UNAVAILABLE],
});
