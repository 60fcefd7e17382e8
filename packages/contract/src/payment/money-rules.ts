import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import * as call from '../call.ts';
import { largestInteger } from '../fields.ts';
import { labelled, wholeBetween, wholeNumber } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';

const tag = 'payment';

/** The park's rules for money. */
export const moneyRulesContent = z.object({
  secondPersonFromFen: wholeBetween(m.counter_rule_second, 0, 10_000_000_000),
  secondMatchAboveFen: wholeBetween(m.counter_rule_second_match, 0, 10_000_000_000),
  lateFeeFirst: labelled(m.counter_rule_late_first, z.boolean()),
  creditByItself: labelled(m.counter_rule_by_itself, z.boolean()),
});
export type MoneyRules = z.infer<typeof moneyRulesContent>;

const savedRules = moneyRulesContent.extend({
  /** 0 until they are saved for the first time. */
  version: z.int(),
  canEdit: ability(),
});

export const moneyRulesQuery = call.read(
  { tag, access: ['OP_FINANCE', 'OP_ADMIN'] },
  '/api/payManage/moneyRules/query',
  {
    summary:
      'Returns the park’s rules for money: thresholds for a second person, order of late fee, use of credit.',
    output: savedRules,
  },
);

/** Not for the finance office, whose own work the threshold limits. */
export const moneyRulesSave = call.write({ tag, access: ['OP_ADMIN'] }, '/api/payManage/moneyRules/save', {
  summary: 'Saves the park’s rules for money; they hold for what is booked from now on.',
  input: z.object({ version: wholeNumber(m.field_version, 0, largestInteger), data: moneyRulesContent }),
  output: savedRules,
  refuses: [retCodes.VERSION_CONFLICT],
});
