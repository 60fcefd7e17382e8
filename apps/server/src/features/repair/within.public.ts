import type { SQL } from 'drizzle-orm';
import { type PlacedReader, tenantWithin } from '../building/within.public.ts';
import { repairTickets } from './repair.table.ts';

/** A ticket of a tenant there: other tickets name their place in words only. */
export const ticketWithin = (reader: PlacedReader): SQL | undefined =>
  tenantWithin(reader, repairTickets.enterpriseId, repairTickets.createdBy);
