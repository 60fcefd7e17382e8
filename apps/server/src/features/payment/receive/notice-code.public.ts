import type { Db } from '../../../platform/database/database.ts';
import { codesIn, remittanceCode } from '../../../platform/pay/remittance-code.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';

const idLetters = 8;

/**
 * The number of a tenant's payment notice for a month. It follows from month and tenant, so that a preview has the
 * number of the notice that is sent.
 */
export const noticeNo = (period: string, enterpriseId: string): string =>
  `TZ${period.replace('-', '')}-${enterpriseId.slice(-idLetters)}`;

/** The code for the purpose of a transfer that pays a notice. */
export const noticeCode = (period: string, enterpriseId: string): string =>
  remittanceCode(noticeNo(period, enterpriseId));

/** Months whose notices a transfer may still name. */
const rememberedMonths = 12;

function lastMonths(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: rememberedMonths }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** Enterprises whose payment notice of the last months is named in a purpose. */
export async function noticedIn(db: Db, purpose: string, day: string): Promise<string[]> {
  const codes = new Set(codesIn(purpose));
  if (codes.size === 0) return [];
  const all = await db.select({ id: enterprises.id }).from(enterprises);
  const months = lastMonths(day);
  return all
    .filter(({ id }) => months.some((period) => codes.has(noticeCode(period, id))))
    .map(({ id }) => id);
}
