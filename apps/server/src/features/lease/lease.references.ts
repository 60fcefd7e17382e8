import * as m from '@portal/texts/messages';
import { sql } from 'drizzle-orm';
import type { References } from '../../feature/removable-source.ts';
import { contracts, contractUnits } from './lease.table.ts';

export const leaseReferences: References = {
  unit: [
    {
      column: contractUnits.unitId,
      label: m.field_contract,
      until: sql`case when ${contractUnits.isHeld} then ${contractUnits.to} end`,
      name: sql`(select ${contracts.no} from ${contracts} where ${contracts.id} = ${contractUnits.contractId})`,
    },
  ],
};
