import {
  policy_match_high,
  policy_match_low,
  policy_match_met,
  policy_match_middle,
  policy_match_unknown,
  policy_match_unmet,
} from '../../../platform/i18n/paraglide/messages.js';
import type { Grade } from './match-looks.ts';

/** Rendered by the server, so that the islands carry no messages of their own. */
export const gradeTexts = (): Record<Grade, string> => ({
  HIGH: policy_match_high(),
  MIDDLE: policy_match_middle(),
  LOW: policy_match_low(),
});

export const resultTexts = () => ({
  MET: policy_match_met(),
  UNMET: policy_match_unmet(),
  UNKNOWN: policy_match_unknown(),
});
