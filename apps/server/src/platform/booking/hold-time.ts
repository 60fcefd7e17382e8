import { retCodes } from '@portal/contract/ret-code';
import { type Db, inTransaction } from '../database/database.ts';
import { violatedConstraint } from '../database/violated-constraint.ts';
import { AppError } from '../http/app-error.ts';

/**
 * Writes a booking that holds its time, in a savepoint. The database constraint decides whether the time is free,
 * because no read before the write could.
 * @returns null when another booking holds the time
 * @throws {AppError} 500022 when the user already holds another booking at that time
 */
export async function holdTime<Row>(tx: Db, write: (tx: Db) => Promise<Row>): Promise<Row | null> {
  try {
    return await inTransaction(tx, write);
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'booking_resource_free') return null;
    if (constraint === 'booking_user_free') throw new AppError(retCodes.ALREADY_HOLDING);
    throw error;
  }
}
