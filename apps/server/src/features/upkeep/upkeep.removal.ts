import * as m from '@portal/texts/messages';
import { ne } from 'drizzle-orm';
import type { References } from '../../feature/removable-source.ts';
import { upkeepDates, upkeepPlans } from './upkeep.table.ts';

/**
 * The plan of an asset that is merged goes on with the other one. A date without a ticket does not: the plan has its own
 * for each asset, and ends those of what is gone.
 */
export const upkeepReferences: References = {
  repairAsset: [
    { column: upkeepPlans.assetId, label: m.upkeep_plan, name: upkeepPlans.name },
    {
      column: upkeepDates.assetId,
      label: m.upkeep_date,
      name: upkeepDates.dueOn,
      where: ne(upkeepDates.status, 'PLANNED'),
    },
  ],
  meter: [{ column: upkeepPlans.meterId, label: m.upkeep_plan, name: upkeepPlans.name }],
};
