import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { id, pageOf } from '../fields.ts';
import { flag } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { matchGrades, type RuleField, ruleFieldNames, ruleResults } from './rule.ts';

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
  /** Whether one of its funding calls is open today. */
  isOpen: z.boolean(),
  rules: z.array(judgedRule),
  /**
   * The only required condition not met, so that one change would make the policy fit; null if none or several are not.
   */
  nearRuleId: z.string().nullable(),
});
export type PolicyMatch = z.infer<typeof policyMatch>;

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
  output: pageOf(policyMatch).extend({ enterpriseName: z.string(), openTotal: z.int() }),
  refuses: [retCodes.NOT_FOUND],
});
