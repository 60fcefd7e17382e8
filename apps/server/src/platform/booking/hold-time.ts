import { retCodes } from '@portal/contract/ret-code';
import { type Db, inTransaction } from '../database/database.ts';
import { violatedExclusion } from '../database/violated-exclusion.ts';
import { AppError } from '../http/app-error.ts';

/**
 * Writes a booking that is to hold its time, in a savepoint. The database decides whether the time is free: no read
 * before the write could.
 * @returns null when somebody else holds the time
 * @throws {AppError} 500022 when the user holds another one at that time
 */
export async function holdTime<Row>(tx: Db, write: (tx: Db) => Promise<Row>): Promise<Row | null> {
  try {
    return await inTransaction(tx, write);
  } catch (error) {
    const constraint = violatedExclusion(error);
    if (constraint === 'booking_resource_free') return null;
    if (constraint === 'booking_user_free') throw new AppError(retCodes.ALREADY_HOLDING);
    throw error;
  }
}
