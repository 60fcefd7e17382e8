import { sql } from 'drizzle-orm';
import type { Feature } from '../../feature/feature.ts';
import { repairTickets } from './repair.table.ts';
import { ticketWithin } from './within.public.ts';

/** Where tickets stand, for callers who are limited to some places. */
export const repairPlaces: Feature['places'] = {
  repair: (actor) => sql`select id from ${repairTickets} where ${ticketWithin(actor)}`,
};
