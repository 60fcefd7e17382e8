import { and, eq, like, or, type SQL } from 'drizzle-orm';
import { type Bill, bills } from './bill.table.ts';

/** Begins the source of a bill that an act on a contract made. */
export const actSource = 'leaseAct:';

/**
 * Bills for days of a contract: those of runs, and the differences that acts added. The lines of both say their days.
 */
export const isForDaysOf = (contractId: string): SQL | undefined =>
  or(
    eq(bills.sourceId, contractId),
    and(eq(bills.contractId, contractId), like(bills.sourceId, `${actSource}%`)),
  );

/** The same for a bill that has been read. */
export const coversDaysOf = (bill: Pick<Bill, 'sourceId' | 'contractId'>, contractId: string): boolean =>
  bill.sourceId === contractId || (bill.contractId === contractId && bill.sourceId.startsWith(actSource));
