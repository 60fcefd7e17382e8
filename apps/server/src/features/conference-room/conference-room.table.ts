import type { BookableState } from '@portal/contract/booking/terms';
import type { Picture } from '@portal/contract/fields';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { buildings } from '../building/building.table.ts';

/** Rooms booked by the half hour; times of day are HH:MM in Asia/Shanghai. */
export const conferenceRooms = pgTable(
  'conference_room',
  {
    ...commonColumns,
    name: text().notNull(),
    place: text().notNull(),
    buildingId: text().references(() => buildings.id),
    floor: integer(),
    services: jsonb().$type<{ name: string; fen: number }[]>().notNull().default([]),
    seats: integer().notNull(),
    equipment: text().array().notNull(),
    intro: text().notNull(),
    picture: jsonb().$type<Picture>(),
    status: text().$type<BookableState>().notNull(),
    statusNote: text().notNull(),
    openFrom: text().notNull(),
    openTo: text().notNull(),
    maxSlots: integer().notNull(),
    minAheadMin: integer().notNull(),
    maxAheadDays: integer().notNull(),
    needApproval: boolean().notNull(),
    checkInRequired: boolean().notNull(),
    dayLimitPerUser: integer().notNull(),
    weekLimitPerEnterprise: integer().notNull(),
    pricePerSlotFen: integer().notNull().default(0),
    freeSlotsPerMonth: integer().notNull().default(0),
    closedDates: date().array().notNull(),
    /** The first day on which it is out of service; null while it stays. */
    closedFrom: date({ mode: 'string' }),
    /** SHA-256 of the access code of the tablet at the door. */
    deviceHash: text(),
    deviceSetAt: instant(),
  },
  (table) => [
    index('conference_room_building').on(table.buildingId),
    uniqueIndex('conference_room_name').on(table.name),
    uniqueIndex('conference_room_device').on(table.deviceHash),
    check('conference_room_hours', sql`open_from < open_to`),
  ],
);

export type RoomRow = typeof conferenceRooms.$inferSelect;
