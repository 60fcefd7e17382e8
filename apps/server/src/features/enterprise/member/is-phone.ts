import { eq, like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Matches a full number or its last four digits. Matching other parts would reveal masked digits. */
export function isPhone(phoneNumber: PgColumn, keyword = ''): SQL | undefined {
  if (/^\d{11}$/.test(keyword)) return eq(phoneNumber, keyword);
  return /^\d{4}$/.test(keyword) ? like(phoneNumber, `%${keyword}`) : undefined;
}
