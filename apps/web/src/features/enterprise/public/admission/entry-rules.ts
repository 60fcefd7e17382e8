import type { ApplicationField } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { sentOf } from './application-form.ts';
import { faultOf, loadRules } from './application-rules.ts';

export const ruleOf =
  (field: ApplicationField) =>
  async (value: unknown): Promise<true | string> => {
    const rules = await loadRules();
    const fault = rules && faultOf(rules, field, value);
    if (fault === undefined) return true;
    // The contract would only say that the code is invalid; an empty field should prompt for it instead.
    const lacksCode = field === 'creditCode' && sentOf(field, value) === undefined;
    return lacksCode ? m.fault_credit_code_missing() : fault;
  };
