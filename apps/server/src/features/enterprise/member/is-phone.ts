import { eq, like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a search means the number: all of it, or its last four digits. What is searched are masked numbers, and
 * other parts of them would tell the hidden digits one by one.
 */
export function isPhone(phoneNumber: PgColumn, keyword = ''): SQL | undefined {
  if (/^\d{11}$/.test(keyword)) return eq(phoneNumber, keyword);
  return /^\d{4}$/.test(keyword) ? like(phoneNumber, `%${keyword}`) : undefined;
}
