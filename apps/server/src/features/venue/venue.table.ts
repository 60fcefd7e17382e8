import type { BookableState, CancelShare } from '@portal/contract/booking/terms';
import type { Picture } from '@portal/contract/fields';
import type { PriceRule, VenueKind } from '@portal/contract/venue/terms';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../platform/database/columns.ts';
import { buildings } from '../building/building.table.ts';

/** Halls and grounds booked by the half hour and priced by the hour; times of day are HH:MM in Asia/Shanghai. */
export const venues = pgTable(
  'venue',
  {
    ...commonColumns,
    name: text().notNull(),
    kind: text().$type<VenueKind>().notNull(),
    buildingId: text()
      .notNull()
      .references(() => buildings.id),
    place: text().notNull(),
    areaX100: integer().notNull(),
    seats: integer().notNull(),
    equipment: text().array().notNull(),
    intro: text().notNull(),
    picture: jsonb().$type<Picture>(),
    /** More pictures, in display order. */
    gallery: jsonb().$type<Picture[]>().notNull().default([]),
    status: text().$type<BookableState>().notNull(),
    statusNote: text().notNull(),
    openFrom: text().notNull(),
    openTo: text().notNull(),
    minSlots: integer().notNull(),
    maxSlots: integer().notNull(),
    minAheadMin: integer().notNull(),
    maxAheadDays: integer().notNull(),
    dayLimitPerUser: integer().notNull(),
    weekLimitPerEnterprise: integer().notNull(),
    needApproval: boolean().notNull(),
    depositFen: integer().notNull(),
    priceRules: jsonb().$type<PriceRule[]>().notNull(),
    cancelShares: jsonb().$type<CancelShare[]>().notNull(),
    closedDates: date().array().notNull(),
    /** The first day on which it is out of service; null while it stays. */
    closedFrom: date({ mode: 'string' }),
    /** Days charged at the holiday price. */
    holidayDates: date().array().notNull(),
  },
  (table) => [
    index('venue_building').on(table.buildingId),
    uniqueIndex('venue_name').on(table.name),
    check('venue_hours', sql`open_from < open_to and min_slots <= max_slots`),
  ],
);

export type VenueRecord = typeof venues.$inferSelect;
