import * as m from '@portal/texts/messages';
import type { Grade } from './match-variants.ts';

/** Rendered by the server, so that the islands carry no messages. */
export const gradeTexts = (): Record<Grade, string> => ({
  HIGH: m.policy_match_high(),
  MIDDLE: m.policy_match_middle(),
  LOW: m.policy_match_low(),
});

export const resultTexts = () => ({
  MET: m.policy_match_met(),
  UNMET: m.policy_match_unmet(),
  UNKNOWN: m.policy_match_unknown(),
});
