import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { labelled } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';

const byFinance = { tag: 'bill', access: ['OP_FINANCE'] } as const;

/** The park's rules for all bills. */
const billRule = z.object({
  isDueOnWorkingDay: labelled(m.pricing_field_due_on_working_day, z.boolean()),
});

const saved = billRule.extend({ version: z.int() });

export const billRuleQuery = call.read(byFinance, '/api/propertyManage/billRule/query', {
  summary: 'Returns the park’s rules for bills.',
  output: saved,
});

export const billRuleSave = call.write(byFinance, '/api/propertyManage/billRule/save', {
  summary: 'Changes the park’s rules for bills; issued bills keep their due dates.',
  input: z.object({ version, data: billRule }),
  output: saved,
  refuses: [retCodes.VERSION_CONFLICT],
});
