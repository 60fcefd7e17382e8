import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { closedDays } from './closed-day.table.ts';

/** The closed days of something with those of the whole park, for a column `closedDates` of what is read to be booked. */
export const withParkDays = (own: PgColumn): SQL<string[]> =>
  sql<string[]>`array(select unnest(${own})::text union select ${closedDays.day}::text from ${closedDays})`;

/** Whether the day of an instant, in Asia/Shanghai, is one of them. */
export const isOnParkDay = (at: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${closedDays} where ${closedDays.day} = (${at} at time zone 'Asia/Shanghai')::date)`;
