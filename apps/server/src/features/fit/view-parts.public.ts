import type { ShownPart } from '@portal/contract/fit/public';
import { matchPartLabels, matchReasons, type PartScore } from '@portal/contract/fit/terms';

/** The parts of a score with their names and reasons as text. */
export const viewParts = (parts: readonly PartScore[]): ShownPart[] =>
  parts.map(({ part, points, weight, reason, n }) => ({
    part,
    label: matchPartLabels[part](),
    points,
    weight,
    reason: matchReasons[reason]({ n }),
  }));
