import type { CalcField } from '@portal/contract/policy';
import {
  policy_calc_cap,
  policy_calc_disclaimer,
  policy_calc_failed,
  policy_calc_fault,
  policy_calc_fault_staff,
  policy_calc_floor,
  policy_calc_result,
  policy_calc_submit,
  policy_calc_waiting,
  policy_unit_persons,
  policy_unit_wan,
} from '../../../platform/i18n/paraglide/messages.js';
import { calcFieldLabels } from '../shared/policy-labels.ts';

export interface CalculatorField {
  name: CalcField;
  label: string;
  unit: string;
  fault: string;
}

/** Rendered by the server, so that the island carries no messages of its own. `{amount}` is filled in. */
export interface CalculatorTexts {
  submit: string;
  result: string;
  waiting: string;
  cap: string;
  floor: string;
  disclaimer: string;
  failed: string;
}

export function calculatorFields(names: readonly CalcField[]): CalculatorField[] {
  return names.map((name) => ({
    name,
    label: calcFieldLabels[name](),
    unit: name === 'staff' ? policy_unit_persons() : policy_unit_wan(),
    fault: name === 'staff' ? policy_calc_fault_staff() : policy_calc_fault(),
  }));
}

export function calculatorTexts(): CalculatorTexts {
  const amount = '{amount}';
  return {
    submit: policy_calc_submit(),
    result: policy_calc_result(),
    waiting: policy_calc_waiting(),
    cap: policy_calc_cap({ amount }),
    floor: policy_calc_floor({ amount }),
    disclaimer: policy_calc_disclaimer(),
    failed: policy_calc_failed(),
  };
}
