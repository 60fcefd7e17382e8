import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { attachment, chosenDay, day, fen, id, instant } from '../fields.ts';
import { labelled, textBetween, wholeBetween } from '../form-field.ts';
import {
  maxPlanLines,
  minPlanLines,
  planActs,
  planAnswers,
  planLineStates,
  planStates,
} from './plan-terms.ts';

const byFinance = { tag: 'bill', access: ['OP_FINANCE'] } as const;
const finance = { tag: 'bill', access: 'finance' } as const;

/** A plan of instalments as both sides see it. */
const planView = z.object({
  planId: id,
  lines: z.array(
    z.object({ day, amountFen: fen, paidFen: fen, state: z.enum(planLineStates), stateLabel: z.string() }),
  ),
  /** Whether no late fee runs while the plan lasts. */
  stopsLateFee: z.boolean(),
  reason: z.string(),
  state: z.enum(planStates),
  stateLabel: z.string(),
  proposedBy: z.string(),
  proposedAt: instant,
  /** Who agreed or refused; empty and null until somebody has. */
  answeredBy: z.string(),
  answeredAt: instant.nullable(),
  /** Scan of the signed paper; null if the debtor answered here. */
  paper: attachment.nullable(),
  /** The next line to pay by itself, with the late fee that has run meanwhile; null if none is due or payable. */
  next: z.object({ day, amountFen: fen, lateFen: fen }).nullable(),
  version: z.int(),
});

/** The latest plan of a bill with what the debtor can answer. */
export const ownPlan = planView.extend({ actions: abilities(planAnswers) });
export type OwnPlan = z.infer<typeof ownPlan>;

/** The same with what the finance office can do. */
export const managedPlan = planView.extend({ actions: abilities(planActs) });
export type ManagedPlan = z.infer<typeof managedPlan>;

export const planContent = z.object({
  lines: labelled(
    m.pricing_plan_lines,
    z
      .array(
        z.object({
          day: chosenDay(m.field_date),
          amountFen: wholeBetween(m.field_amount, 1, 99_999_999_999),
        }),
      )
      .min(minPlanLines, { error: m.pricing_fault_plan_lines })
      .max(maxPlanLines, { error: fault.most(m.pricing_plan_lines, maxPlanLines) }),
  ),
  stopsLateFee: labelled(m.pricing_plan_stops, z.boolean()),
  reason: textBetween(m.field_reason, 2, 200),
});
export type PlanContent = z.infer<typeof planContent>;

export const planPropose = call.act(byFinance, '/api/propertyManage/billPlan/propose', {
  summary: 'Proposes a plan of instalments for what a bill still owes; the debtor answers it.',
  fields: { data: planContent },
  output: z.object({ planId: id }),
});

/** A plan that the debtor has signed on paper. */
export const planPaper = z.object({ fileId: labelled(m.pricing_plan_paper, z.string().max(64).default('')) });
export type PlanPaper = z.infer<typeof planPaper>;

export const planOperate = call.operate(byFinance, '/api/propertyManage/billPlan/operate', {
  summary:
    'Withdraws a proposed plan, agrees to it by a paper that the debtor signed, or ends one that is not kept.',
  events: planActs,
  /** For `sign`. */
  fields: { data: planPaper.optional() },
  output: z.object({ planId: id }),
});

export const planAnswer = call.operate(finance, '/api/propertyManage/billPlan/answer', {
  summary: 'Agrees to a plan of instalments, or refuses it.',
  events: planAnswers,
  output: z.object({ planId: id }),
});
