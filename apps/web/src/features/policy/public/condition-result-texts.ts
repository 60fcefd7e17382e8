import {
  policy_match_basis,
  policy_match_fill,
  policy_match_percent,
} from '../../../platform/i18n/paraglide/messages.js';
import { gradeTexts, resultTexts } from '../shared/match-texts.ts';

/** `{name}` and `{percent}` are filled in by the island. */
export const conditionResultTexts = () => ({
  grades: gradeTexts(),
  results: resultTexts(),
  basis: policy_match_basis({ name: '{name}' }),
  percent: policy_match_percent({ percent: '{percent}' }),
  fill: policy_match_fill(),
});
