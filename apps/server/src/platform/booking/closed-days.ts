import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { closedDays } from './closed-day.table.ts';

/** The resource's own closed days merged with those of the whole park, selected as its `closedDates` column. */
export const withParkDays = (own: PgColumn): SQL<string[]> =>
  sql<string[]>`array(select unnest(${own})::text union select ${closedDays.day}::text from ${closedDays})`;

/** Whether an instant falls, in Asia/Shanghai, on a day when the park is closed. */
export const isOnParkDay = (at: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${closedDays} where ${closedDays.day} = (${at} at time zone 'Asia/Shanghai')::date)`;
