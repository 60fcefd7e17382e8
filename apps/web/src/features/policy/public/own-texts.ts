import * as m from '@portal/texts/messages';
import type { CalculatorTexts } from './calculator-texts.ts';
import { calculatorTexts } from './calculator-texts.ts';

/** Rendered by the server, so that the islands carry no messages. */
export interface OwnTexts {
  amount: string;
  change: string;
  /** Contains `{year}`. */
  source: string;
  calculator: CalculatorTexts;
}

export const ownTexts = (): OwnTexts => ({
  amount: m.policy_own_amount(),
  change: m.policy_own_change(),
  source: m.policy_own_source({ year: '{year}' }),
  calculator: calculatorTexts(),
});
