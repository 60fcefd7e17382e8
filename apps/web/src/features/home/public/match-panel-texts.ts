import * as m from '@portal/texts/messages';
import { gradeTexts, resultTexts } from '../../policy/shared/match-texts.ts';

/** `{count}` and `{name}` are filled in by the panel. */
export const matchPanelTexts = () => ({
  title: m.policy_match_title({ count: '{count}' }),
  open: m.policy_match_open({ count: '{count}' }),
  basis: m.policy_match_basis({ name: '{name}' }),
  complete: m.policy_match_complete(),
  none: m.policy_match_none(),
  isOpen: m.policy_item_state_open(),
  grades: gradeTexts(),
  results: resultTexts(),
});
