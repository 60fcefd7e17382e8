import { moveOutLifecycle } from '@portal/contract/lease/move-out-lifecycle';
import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type Contract, contracts } from '../lease.table.ts';
import { type MoveOut, type MoveOutItemRow, moveOutItems, moveOuts } from './move-out.table.ts';

export const itemsOfContract = (db: Db, contractId: string): Promise<MoveOutItemRow[]> =>
  db
    .select()
    .from(moveOutItems)
    .where(and(eq(moveOutItems.contractId, contractId), eq(moveOutItems.isDropped, false)))
    .orderBy(asc(moveOutItems.createdAt), asc(moveOutItems.id));

/** The settlement that is in force or awaits its second person. */
export async function standingMoveOut(db: Db, contractId: string): Promise<MoveOut | null> {
  const [row] = await db
    .select()
    .from(moveOuts)
    .where(
      and(eq(moveOuts.contractId, contractId), inArray(moveOuts.status, moveOutLifecycle.groups.standing)),
    );
  return row ?? null;
}

/** Why the latest proposal was sent back; empty if it was not. */
export async function returnedFor(db: Db, contractId: string): Promise<string> {
  const [row] = await db
    .select({ status: moveOuts.status, answer: moveOuts.answer })
    .from(moveOuts)
    .where(eq(moveOuts.contractId, contractId))
    .orderBy(desc(moveOuts.createdAt), desc(moveOuts.id))
    .limit(1);
  return row?.status === 'RETURNED' ? row.answer : '';
}

/** Whether the tenant has no other contract that runs, begins or is still to be settled. */
export async function isLastContract(
  db: Db,
  { id, enterpriseId }: Pick<Contract, 'id' | 'enterpriseId'>,
  today: string,
): Promise<boolean> {
  const others = await db.$count(
    contracts,
    and(
      eq(contracts.enterpriseId, enterpriseId),
      ne(contracts.id, id),
      or(
        inArray(contracts.status, ['SIGNED', 'ACTIVE', 'EXPIRING', 'TERMINATING']),
        and(eq(contracts.status, 'RENEWED'), sql`${contracts.to} >= ${today}`),
      ),
    ),
  );
  return others === 0;
}
