import type { PlanShape } from '@portal/contract/building/public';
import type { BuildingKind, UnitState, ViewingState } from '@portal/contract/building/terms';
import type { Picture } from '@portal/contract/fields';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { regions } from '../dictionary/dictionary.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';

export const buildings = pgTable(
  'building',
  {
    ...commonColumns,
    name: text().notNull(),
    kind: text().$type<BuildingKind>().notNull(),
    address: text().notNull(),
    areaX100: integer().notNull(),
    floors: integer().notNull(),
    intro: text().notNull(),
    facilities: text().array().notNull(),
    /** The district it stands in, by which roles can be limited. */
    regionId: text().references(() => regions.regionId),
    managerName: text().notNull(),
    managerPhone: text().notNull(),
    picture: jsonb().$type<Picture>(),
    /** More pictures, in display order. */
    gallery: jsonb().$type<Picture[]>().notNull().default([]),
    /** Shape on the map of the park. */
    mapShape: jsonb().$type<PlanShape>(),
  },
  (table) => [uniqueIndex('building_name').on(table.name)],
);

/** Units to let; their tenants follow from the contracts. */
export const units = pgTable(
  'building_unit',
  {
    ...commonColumns,
    buildingId: text()
      .notNull()
      .references(() => buildings.id),
    floor: integer().notNull(),
    no: text().notNull(),
    areaX100: integer().notNull(),
    use: text().notNull(),
    rentFenPerM2Month: integer().notNull(),
    propertyFeeFenPerM2Month: integer().notNull(),
    state: text().$type<UnitState>().notNull(),
    planShape: jsonb().$type<PlanShape>(),
    /** Tenant under a contract in force. */
    enterpriseId: text().references(() => enterprises.id),
    /** The first day on which it is out of service; null while it stays. */
    closedFrom: date({ mode: 'string' }),
  },
  (table) => [
    uniqueIndex('building_unit_no').on(table.buildingId, table.no),
    index('building_unit_no_begins').on(table.no.op('text_pattern_ops')),
    index('building_unit_enterprise').on(table.enterpriseId),
    check('building_unit_let', sql`(state = 'LEASED') = (enterprise_id is not null)`),
  ],
);

/** Viewing requests. An upcoming viewing occupies the building's guide, who can only do one at a time. */
export const viewings = pgTable(
  'building_viewing',
  {
    ...commonColumns,
    buildingId: text()
      .notNull()
      .references(() => buildings.id),
    unitId: text().references(() => units.id),
    userId: text().notNull(),
    enterpriseId: text(),
    visitAt: instant(),
    need: text().notNull(),
    guideName: text().notNull().default(''),
    remark: text().notNull().default(''),
    status: text().$type<ViewingState>().notNull(),
  },
  (table) => [
    uniqueIndex('building_viewing_guide')
      .on(table.buildingId, table.visitAt)
      .where(sql`status in ('SUBMITTED', 'ASSIGNED')`),
    index('building_viewing_user').on(table.userId, table.createdAt, table.id),
    index('building_viewing_created').on(table.createdAt, table.id),
    index('building_viewing_visit').on(table.visitAt, table.id),
  ],
);

export type BuildingRecord = typeof buildings.$inferSelect;
export type UnitRecord = typeof units.$inferSelect;
export type Viewing = typeof viewings.$inferSelect;
