import type { UpkeepPlan } from '@portal/contract/upkeep/plan';
import { seasonLabels, type UpkeepState, upkeepRhythmLabels } from '@portal/contract/upkeep/terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';

/** How often a plan comes round. */
export function rhythmText({ rhythm, months, units, seasons }: UpkeepPlan): string {
  if (rhythm === 'MONTHS') return m.upkeep_every_months({ count: months ?? 1 });
  if (rhythm === 'METER') return m.upkeep_every_units({ count: units ?? 0 });
  return m.upkeep_every_season({
    kind: upkeepRhythmLabels[rhythm](),
    seasons: seasons.map((season) => seasonLabels[season]()).join(' · '),
  });
}

export const upkeepVariants: Record<UpkeepState, StatusKind> = {
  PLANNED: 'open',
  DUE: 'waiting',
  OVERDUE: 'late',
  DONE: 'done',
  SKIPPED: 'closed',
  ENDED: 'closed',
};
