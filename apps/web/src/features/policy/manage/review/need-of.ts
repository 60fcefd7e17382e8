import type { SavedRule } from '@portal/contract/policy/content';
import * as m from '@portal/texts/messages';

/** Whether a condition is required, or only preferred. */
export const needOf = ({ required }: SavedRule): string =>
  required ? m.officer_condition_required() : m.officer_rule_preferred();
