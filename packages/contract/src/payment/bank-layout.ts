import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, instant } from '../fields.ts';
import { labelled } from '../form-field.ts';

const byFinance = { tag: 'payment', access: ['OP_FINANCE'], subject: 'RECEIPT' } as const;

const columnWrong = (label: fault.Words) => ({ error: fault.choose(label) });

/** The number of a column, from 0, as a text; empty for none. */
const column = (label: fault.Words) =>
  labelled(
    label,
    z
      .string()
      .regex(/^\d{0,2}$/, columnWrong(label))
      .default(''),
  );
const neededColumn = (label: fault.Words) =>
  labelled(label, z.string(columnWrong(label)).regex(/^\d{1,2}$/, columnWrong(label)));

/** Which column of a bank's statement holds which field, where its heads do not say so. */
export const statementColumns = z
  .object({
    day: neededColumn(m.field_date),
    time: column(m.field_time),
    income: column(m.invoicing_column_income),
    outgo: column(m.invoicing_column_outgo),
    amount: column(m.field_amount),
    direction: column(m.invoicing_column_direction),
    payer: column(m.pay_bank_payer),
    purpose: column(m.field_transfer_purpose),
    bankNo: column(m.field_bank_no),
    currency: column(m.invoicing_column_currency),
  })
  .superRefine((columns, context) => {
    const { income, outgo, amount } = columns;
    if (income === '' && outgo === '' && amount === '')
      context.addIssue({ code: 'custom', path: ['amount'], message: m.invoicing_fault_amount_column() });
    const seen = new Set<string>();
    for (const [name, at] of Object.entries(columns)) {
      if (at !== '' && seen.has(at))
        context.addIssue({ code: 'custom', path: [name], message: m.invoicing_fault_column_twice() });
      seen.add(at);
    }
  });
export type StatementColumns = z.infer<typeof statementColumns>;

/** The heads of a statement whose columns are asked for, with the first rows below them. */
export const statementHeads = z.object({
  /** Identifies the heads, so that the answer fits no other file. */
  fingerprint: z.string(),
  heads: z.array(z.string()),
  samples: z.array(z.array(z.string())),
});
export type StatementHeads = z.infer<typeof statementHeads>;

/** What the sender says about a file: that all its money came in, and which column is which. */
export const statementClaims = z.object({
  onlyReceived: z.boolean().default(false),
  layout: z.object({ fingerprint: z.string().max(64), columns: statementColumns }).optional(),
});

const bankLayout = z.object({
  layoutId: id,
  /** The file in which it was seen first. */
  name: z.string(),
  heads: z.array(z.string()),
  savedByName: z.string(),
  savedAt: instant,
  version: z.int(),
});
export type BankLayout = z.infer<typeof bankLayout>;

export const bankLayoutQueryList = call.read(byFinance, '/api/payManage/bankLayout/queryList', {
  summary: 'Lists the remembered layouts of bank statements.',
  output: z.object({ rows: z.array(bankLayout) }),
});

export const bankLayoutForget = call.act(byFinance, '/api/payManage/bankLayout/forget', {
  summary: 'Forgets a layout, so that the next statement with these heads is asked about again.',
  output: z.object({ layoutId: id }),
});
