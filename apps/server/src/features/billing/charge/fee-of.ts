import type { FeeCode } from '@portal/contract/billing/terms';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { OwnFee } from '../bill/bill.table.ts';
import { type FeeItem, feeItems } from '../meter/meter.table.ts';

/** What a bill keeps of a fee item; null for a fixed fee, whose name the program knows. */
export const ownFeeOf = ({ names, unit }: Pick<FeeItem, 'names' | 'unit'>): OwnFee | null =>
  names && { names, unit };

/** The tax and the name with which a fee is billed today. */
export async function feeOf(db: Db, code: FeeCode): Promise<{ taxPpm: number; ownFee: OwnFee | null }> {
  const [fee] = await db.select().from(feeItems).where(eq(feeItems.code, code));
  return { taxPpm: fee?.taxPpm ?? 0, ownFee: fee ? ownFeeOf(fee) : null };
}
