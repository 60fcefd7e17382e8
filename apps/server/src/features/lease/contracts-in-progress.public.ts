import { and, gte, inArray, lte } from 'drizzle-orm';
import { contracts } from './lease.table.ts';

/** In progress on a day: the contracts that a park that moves takes with it. */
export const isInProgress = (today: string) =>
  and(
    inArray(contracts.status, ['ACTIVE', 'EXPIRING', 'RENEWED', 'TERMINATING']),
    lte(contracts.from, today),
    gte(contracts.to, today),
  );
