import { repairPurpose } from '@portal/contract/repair/terms';
import { sql } from 'drizzle-orm';
import type { Feature } from '../../feature/feature.ts';
import { repairLogs, repairTickets } from './repair.table.ts';
import { ticketWithin } from './within.public.ts';

/** Where tickets stand, for callers who are limited to some places. */
export const repairPlaces: Feature['places'] = {
  repair: (actor) => sql`select id from ${repairTickets} where ${ticketWithin(actor)}`,
};

/** Pictures and recordings of a ticket, and of what was done about it. */
export const repairFileHolders: Feature['fileHolders'] = {
  [repairPurpose]: {
    subject: 'REPAIR',
    heldWithin: (fileId, actor) => sql`exists (select from ${repairTickets} where ${ticketWithin(actor)}
      and (${fileId} = any(${repairTickets.photos}) or ${repairTickets.audio} = ${fileId} or exists (
        select from ${repairLogs} where ${repairLogs.ticketId} = ${repairTickets.id}
          and ${fileId} = any(${repairLogs.photos}))))`,
  },
};
