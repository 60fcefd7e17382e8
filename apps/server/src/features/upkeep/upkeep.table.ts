import type {
  PartMove,
  PlanState,
  Season,
  UpkeepBasis,
  UpkeepCrew,
  UpkeepHappening,
  UpkeepRhythm,
  UpkeepStatus,
} from '@portal/contract/upkeep/terms';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { repairTickets } from '../repair/repair.table.ts';

const day = () => date({ mode: 'string' });

/** What is done to one asset, or to every asset of a kind, again and again. */
export const upkeepPlans = pgTable(
  'upkeep_plan',
  {
    ...commonColumns,
    name: text().notNull(),
    /** Not a foreign key: a plan outlives its asset, and then ends. */
    assetId: text(),
    typeCode: text(),
    rhythm: text().$type<UpkeepRhythm>().notNull(),
    months: integer(),
    seasons: text().array().$type<Season[]>().notNull(),
    meterId: text(),
    units: integer(),
    startOn: day().notNull(),
    leadDays: integer().notNull(),
    basis: text().$type<UpkeepBasis>().notNull(),
    steps: jsonb().$type<{ text: string }[]>().notNull(),
    crew: text().$type<UpkeepCrew>().notNull(),
    workerId: text(),
    minutes: integer().notNull(),
    endReason: text().notNull().default(''),
    status: text().$type<PlanState>().notNull(),
  },
  (table) => [
    index('upkeep_plan_name').on(table.name, table.id),
    index('upkeep_plan_asset').on(table.assetId),
    index('upkeep_plan_meter').on(table.meterId),
    check('upkeep_plan_target', sql`(asset_id is null) <> (type_code is null)`),
    check('upkeep_plan_worker', sql`(crew = 'WORKER') = (worker_id is not null)`),
    check(
      'upkeep_plan_rhythm',
      sql`case rhythm when 'MONTHS' then months > 0 when 'METER' then meter_id is not null and units > 0
        else cardinality(seasons) > 0 end`,
    ),
  ],
);
export type PlanRow = typeof upkeepPlans.$inferSelect;

/** The dates of plans, for each asset on its own; only one of them is open at a time. */
export const upkeepDates = pgTable(
  'upkeep_date',
  {
    ...commonColumns,
    planId: text()
      .notNull()
      .references(() => upkeepPlans.id),
    assetId: text().notNull(),
    /** By the plan, and as it was moved; null until the meter says so. */
    plannedOn: day(),
    dueOn: day(),
    /** What the meter has to have counted since the start of the plan, in hundredths. */
    dueX100: bigint({ mode: 'number' }),
    doneOn: day(),
    /** Earlier dates that passed without the work. */
    missed: day().array().notNull().default(sql`'{}'`),
    ticketId: text().references(() => repairTickets.id),
    reason: text().notNull().default(''),
    status: text().$type<UpkeepStatus>().notNull(),
  },
  (table) => [
    uniqueIndex('upkeep_date_open')
      .on(table.planId, table.assetId)
      .where(sql`status in ('PLANNED', 'TICKET')`),
    uniqueIndex('upkeep_date_ticket').on(table.ticketId),
    index('upkeep_date_due').on(table.dueOn, table.id),
    index('upkeep_date_asset').on(table.assetId),
    check('upkeep_date_has_ticket', sql`status not in ('TICKET', 'DONE') or ticket_id is not null`),
    check('upkeep_date_done', sql`(status = 'DONE') = (done_on is not null)`),
    // A ticket that was merged into another has no reason of its own.
    check('upkeep_date_reason', sql`status <> 'SKIPPED' or reason <> '' or ticket_id is not null`),
    check('upkeep_date_when', sql`due_on is not null or due_x_100 is not null`),
  ],
);
export type DateRow = typeof upkeepDates.$inferSelect;

/** What happened to a date. */
export const upkeepEvents = pgTable(
  'upkeep_event',
  {
    id: text().primaryKey(),
    dateId: text()
      .notNull()
      .references(() => upkeepDates.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    event: text().$type<UpkeepHappening>().notNull(),
    fromOn: day(),
    toOn: day(),
    reason: text().notNull(),
    /** Null for actions of the system. */
    userId: text(),
  },
  (table) => [index('upkeep_event_date').on(table.dateId, table.id)],
);

/** The check list of a date, as its plan had it when the ticket was created. */
export const upkeepChecks = pgTable(
  'upkeep_check',
  {
    id: text().primaryKey(),
    dateId: text()
      .notNull()
      .references(() => upkeepDates.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    tickedAt: instant(),
    tickedBy: text(),
  },
  (table) => [index('upkeep_check_date').on(table.dateId, table.id)],
);

/** Spare parts; `onHand` is the sum of their movements. */
export const spareParts = pgTable(
  'spare_part',
  {
    ...commonColumns,
    name: text().notNull(),
    unit: text().notNull(),
    place: text().notNull(),
    reorderAt: integer().notNull(),
    onHand: integer().notNull().default(0),
    /** Since when there is too little; null while there is enough. */
    lowSince: instant(),
  },
  (table) => [
    uniqueIndex('spare_part_name').on(table.name, table.place),
    index('spare_part_low').on(table.lowSince, table.name, table.id),
    check('spare_part_on_hand', sql`on_hand >= 0`),
  ],
);
export type PartRow = typeof spareParts.$inferSelect;

/** Movements of spare parts, which are never changed. */
export const partMoves = pgTable(
  'spare_part_move',
  {
    id: text().primaryKey(),
    partId: text()
      .notNull()
      .references(() => spareParts.id),
    at: instant().notNull(),
    kind: text().$type<PartMove>().notNull(),
    /** Negative for what was taken. */
    change: integer().notNull(),
    ticketId: text().references(() => repairTickets.id),
    note: text().notNull(),
    userId: text(),
  },
  (table) => [
    index('spare_part_move_part').on(table.partId, table.id),
    index('spare_part_move_ticket').on(table.ticketId),
    check(
      'spare_part_move_kind',
      sql`case kind when 'TAKEN' then change < 0 when 'COUNTED' then true else change > 0 end`,
    ),
    check('spare_part_move_has_ticket', sql`(kind in ('TAKEN', 'BACK')) = (ticket_id is not null)`),
  ],
);
