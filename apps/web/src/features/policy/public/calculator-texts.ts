import type { CalcField } from '@portal/contract/policy/public';
import * as m from '@portal/texts/messages';
import { calcFieldLabels } from '../shared/policy-labels.ts';

export interface CalculatorField {
  name: CalcField;
  label: string;
  unit: string;
  fault: string;
}

/** Rendered by the server, so that the island carries no messages. The island fills in `{amount}`. */
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
    unit: name === 'staff' ? m.field_people() : m.policy_unit_wan(),
    fault: name === 'staff' ? m.policy_calc_fault_staff() : m.policy_calc_fault(),
  }));
}

export function calculatorTexts(): CalculatorTexts {
  const amount = '{amount}';
  return {
    submit: m.policy_calc_submit(),
    result: m.policy_calc_result(),
    waiting: m.policy_calc_waiting(),
    cap: m.policy_calc_cap({ amount }),
    floor: m.policy_calc_floor({ amount }),
    disclaimer: m.policy_calc_disclaimer(),
    failed: m.policy_calc_failed(),
  };
}
