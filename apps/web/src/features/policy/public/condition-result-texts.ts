import * as m from '@portal/texts/messages';
import { gradeTexts, resultTexts } from '../shared/match-texts.ts';

/** `{name}`, `{percent}`, `{count}` and `{condition}` are filled in by the island. */
export const conditionResultTexts = () => ({
  grades: gradeTexts(),
  results: resultTexts(),
  basis: m.policy_match_basis({ name: '{name}' }),
  percent: m.policy_match_percent({ percent: '{percent}' }),
  fill: m.policy_match_fill(),
  met: m.policy_match_met_count({ count: '{count}' }),
  near: m.declaration_near_one({ condition: '{condition}' }),
});
