import { eq, like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * A search finds a whole number or its last four digits. Other parts would give away the masked digits.
 */
export function isPhone(phoneNumber: PgColumn, keyword = ''): SQL | undefined {
  if (/^\d{11}$/.test(keyword)) return eq(phoneNumber, keyword);
  return /^\d{4}$/.test(keyword) ? like(phoneNumber, `%${keyword}`) : undefined;
}
