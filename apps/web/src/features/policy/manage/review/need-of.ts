import type { SavedRule } from '@portal/contract/policy-content';
import * as m from '@portal/texts/messages';

/** Whether a condition must be met, or is only an advantage. */
export const needOf = ({ required }: SavedRule): string =>
  required ? m.officer_condition_required() : m.officer_rule_preferred();
