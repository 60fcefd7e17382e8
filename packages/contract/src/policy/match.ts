import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { day, id, pageOf } from '../fields.ts';
import { flag } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { calculatedAmount } from './calculated-amount.ts';
import { calcFields } from './public.ts';
import { matchGrades, type RuleField, ruleFieldNames, ruleResults } from './rule.ts';
import { policyKinds, policyLevels } from './terms.ts';

const audited = { tag: 'policy', access: 'audited' } as const;

/**
 * A condition and its result for the caller's enterprise, without the enterprise's figures, which not every member may
 * see.
 */
export const judgedRule = z.object({
  ruleId: z.string(),
  text: z.string(),
  required: z.boolean(),
  result: z.enum(ruleResults),
  /** The unknown fact, if the result is UNKNOWN. */
  missing: z.enum(ruleFieldNames as [RuleField, ...RuleField[]]).nullable(),
  /** Whether the caller may fill in the missing fact. */
  mayFill: ability(),
});

/** How well a policy in force fits the caller's enterprise. */
const policyMatch = z.object({
  policyId: id,
  title: z.string(),
  /** Percentage of required conditions met, of those that data can decide, 0–100. */
  metPercent: z.int(),
  grade: z.enum(matchGrades),
  level: z.enum(policyLevels),
  kind: z.enum(policyKinds),
  plainSummary: z.string(),
  /** Whether one of its funding calls is open today. */
  isOpen: z.boolean(),
  /** The open funding call that closes first. */
  openItem: z.object({ itemId: id, windowTo: day }).nullable(),
  /** Figures that its formula needs; empty without a formula. */
  calcFields: z.array(z.enum(calcFields)),
  /**
   * What the enterprise would receive by its own figures; null without a formula, if a figure is missing, or for
   * members who may not see the figures.
   */
  estimate: calculatedAmount.nullable(),
  rules: z.array(judgedRule),
  /**
   * The only required condition not met, so that one change would make the policy fit; null if none or several are not.
   */
  nearRuleId: z.string().nullable(),
});
export type PolicyMatch = z.infer<typeof policyMatch>;

/** The enterprise's figures of the last reported year: money in 万元, staff in persons. */
const ownFigures = z.object({
  year: z.int(),
  revenue: z.number().nullable(),
  rd: z.number().nullable(),
  tax: z.number().nullable(),
  staff: z.int().nullable(),
});
export type OwnFigures = z.infer<typeof ownFigures>;

export const policyQueryMatch = call.list(audited, '/api/policyManage/policy/queryMatch', {
  summary:
    'Lists the policies in force with how the caller’s enterprise meets their conditions: open ones first, then best match.',
  filter: {
    /** Only these policies; ids separated by commas. */
    policyIds: z
      .string({ error: fault.choose(m.field_policies) })
      .transform((text) => text.split(','))
      .pipe(
        z
          .array(id)
          .min(1, { error: fault.choose(m.field_policies) })
          .max(50, { error: () => m.fault_at_a_time({ max: 50 }) }),
      )
      .optional(),
    /** 1: leaves out policies with a required condition the enterprise does not meet. */
    possible: flag('possible').default('0'),
  },
  output: pageOf(policyMatch).extend({
    enterpriseName: z.string(),
    openTotal: z.int(),
    /** Null if no year is reported, or for members who may not see the figures. */
    figures: ownFigures.nullable(),
  }),
  refuses: [retCodes.NOT_FOUND],
});
