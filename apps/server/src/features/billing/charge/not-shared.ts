import { sql } from 'drizzle-orm';
import { meters } from '../meter/meter.table.ts';
import { meterShares } from './charge.table.ts';

/** Meters that are billed to a tenant; those whose cost is split over units aren't. */
export const isNotShared = sql`not exists (select from ${meterShares}
  where ${meterShares.meterId} = ${meters.id} and ${meterShares.enabled})`;
