import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenDay, id, instant, keyword, pageOfTabs } from '../fields.ts';
import { kindOf, labelled, note, oneOf } from '../form-field.ts';
import { bankDoubtEvents, bankDoubtKinds, bankDoubtStates } from './bank-doubt-terms.ts';
import { bankLine } from './bank-line.ts';

const byFinance = { tag: 'payment', access: ['OP_FINANCE'], subject: 'RECEIPT' } as const;

const bankDoubt = z.object({
  doubtId: id,
  kind: z.enum(bankDoubtKinds),
  kindLabel: z.string(),
  /** Why it was not entered, as a sentence. */
  reasonText: z.string(),
  fileName: z.string(),
  row: z.int(),
  bankNo: z.string(),
  /** Null if unreadable in the file. */
  bookedAt: instant.nullable(),
  /** Negative for outgoing money; null if unreadable in the file. */
  amountFen: z.int().nullable(),
  payer: z.string(),
  purpose: z.string(),
  state: z.enum(bankDoubtStates),
  stateLabel: z.string(),
  version: z.int(),
});
export type BankDoubtOfList = z.infer<typeof bankDoubt>;

export const bankDoubtQueryManageList = call.list(byFinance, '/api/payManage/bankDoubt/queryManageList', {
  summary: 'Lists the bank statement rows held back because of a doubt, newest first.',
  filter: {
    state: oneOf(m.field_state, bankDoubtStates).optional(),
    kind: kindOf(m.field_kind, bankDoubtKinds).optional(),
    keyword: keyword.optional(),
  },
  output: pageOfTabs(bankDoubt, bankDoubtStates),
});

const lineOfDoubt = bankLine.omit({ state: true, version: true });

const bankDoubtDetail = bankDoubt.extend({
  /** The row as in the file. */
  written: z.array(z.object({ head: z.string(), text: z.string() })),
  /** The existing line that it resembles, reverses or shares its number with. */
  like: lineOfDoubt.nullable(),
  /** The line that was created from it. */
  entered: lineOfDoubt.nullable(),
  /** Whether the officer must supply the day or the amount, which the file lacks. */
  needsDay: z.boolean(),
  needsAmount: z.boolean(),
  decidedByName: z.string(),
  decidedAt: instant.nullable(),
  reason: z.string(),
  actions: abilities(bankDoubtEvents),
});
export type BankDoubtDetail = z.infer<typeof bankDoubtDetail>;

export const bankDoubtQueryManageDetail = call.detail(
  byFinance,
  '/api/payManage/bankDoubt/queryManageDetail',
  {
    summary: 'Returns a doubtful row as it is in the file, with the bank line it resembles.',
    output: bankDoubtDetail,
  },
);

/** Values that the officer supplies where the file's are unreadable. */
export const doubtDay = chosenDay(m.field_booked_at);
export const doubtAmount = labelled(
  m.field_amount_arrived,
  z
    .int({ error: fault.enter(m.field_amount_arrived) })
    .min(1, { error: fault.enter(m.field_amount_arrived) })
    .max(10 ** 13, { error: fault.tooLarge(m.field_amount_arrived) }),
);

/** The officer's input for a row in doubt. */
export const bankDoubtContent = z.object({
  /** For `enter`, if the file's day is unreadable. */
  day: doubtDay.optional(),
  /** For `enter`, if the file's amount is unreadable; a second person must then confirm what it pays for. */
  amountFen: doubtAmount.optional(),
  /** For `drop`. */
  reason: note(m.field_reason, 100),
});

export const bankDoubtOperateManage = call.operate(byFinance, '/api/payManage/bankDoubt/operateManage', {
  summary: 'Accepts a doubtful row as money received, or discards it with a reason.',
  events: bankDoubtEvents,
  fields: { data: bankDoubtContent },
  output: z.object({ doubtId: id, stateLabel: z.string() }),
});
