import {
  policy_item_state_open,
  policy_match_basis,
  policy_match_complete,
  policy_match_none,
  policy_match_open,
  policy_match_title,
} from '../../../platform/i18n/paraglide/messages.js';
import { gradeTexts, resultTexts } from '../../policy/shared/match-texts.ts';

/** `{count}` and `{name}` are filled in by the island. */
export const matchPanelTexts = () => ({
  title: policy_match_title({ count: '{count}' }),
  open: policy_match_open({ count: '{count}' }),
  basis: policy_match_basis({ name: '{name}' }),
  complete: policy_match_complete(),
  none: policy_match_none(),
  isOpen: policy_item_state_open(),
  grades: gradeTexts(),
  results: resultTexts(),
});
