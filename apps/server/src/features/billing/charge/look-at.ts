import { type FeeCode, isFixedFee } from '@portal/contract/billing/terms';
import type { Db } from '../../../platform/database/database.ts';
import { countFixedSources, type Looked, lookAtFixed } from '../bill/draft-bills.ts';
import { countOwnSources, lookAtOwn } from './draft-own.ts';

/** Processes the next sources of a fee in order of id and returns the drafted bills. */
export const lookAt = (
  db: Db,
  feeCode: FeeCode,
  period: string,
  after: string,
  limit: number,
  minAheadDays?: number,
): Promise<Looked> =>
  isFixedFee(feeCode)
    ? lookAtFixed(db, feeCode, period, after, limit, minAheadDays)
    : lookAtOwn(db, feeCode, period, after, limit);

export const countSources = (
  db: Db,
  feeCode: FeeCode,
  period: string,
  minAheadDays?: number,
): Promise<number> =>
  isFixedFee(feeCode)
    ? countFixedSources(db, feeCode, period, minAheadDays)
    : countOwnSources(db, feeCode, period);
