import type { ChainStage } from '@portal/contract/enterprise/public';
import type { ProjectKind, ProjectState } from '@portal/contract/match/project-terms';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { commonColumns, instant } from '../../platform/database/columns.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';

/** What enterprises are looking for or offering. */
export const projects = pgTable(
  'match_project',
  {
    ...commonColumns,
    enterpriseId: text()
      .notNull()
      .references(() => enterprises.id),
    kind: text().$type<ProjectKind>().notNull(),
    title: text().notNull(),
    /** Code of INDUSTRY_TAG. */
    categoryCode: text().notNull(),
    chainStage: text().$type<ChainStage>().notNull(),
    body: text().notNull(),
    quantityX100: bigint({ mode: 'number' }),
    unit: text().notNull().default(''),
    priceFromFen: integer(),
    priceToFen: integer(),
    seasonFrom: smallint(),
    seasonTo: smallint(),
    regionId: text().notNull(),
    deadline: date({ mode: 'string' }).notNull(),
    contactName: text().notNull(),
    contactPhone: text().notNull(),
    fileId: text().notNull().default(''),
    status: text().$type<ProjectState>().notNull(),
    views: integer().notNull().default(0),
    submittedAt: instant(),
    /** When it last became public. */
    publishedAt: instant(),
    /** Sort key among similar projects; its enterprise may renew it once a day. */
    refreshedAt: instant(),
    withdrawnAt: instant(),
    /** Why the park rejected it or took it down. */
    reason: text().notNull().default(''),
  },
  (table) => [
    index('match_project_own').on(table.enterpriseId, table.updatedAt, table.id),
    index('match_project_updated').on(table.updatedAt, table.id),
    index('match_project_by_deadline').on(table.deadline, table.id),
    index('match_project_open')
      .on(table.categoryCode, table.refreshedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'PUBLISHED'`),
    // Matching projects are read one kind at a time.
    index('match_project_answers')
      .on(table.categoryCode, table.kind, table.refreshedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'PUBLISHED'`),
    index('match_project_stage')
      .on(table.chainStage, table.kind, table.refreshedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'PUBLISHED'`),
    // Serves lists of projects that show their stage in place of the category, across all kinds.
    index('match_project_of_stage')
      .on(table.chainStage, table.refreshedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'PUBLISHED'`),
    index('match_project_public')
      .on(table.refreshedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'PUBLISHED'`),
    index('match_project_due').on(table.deadline).where(sql`status = 'PUBLISHED'`),
    check('match_project_price', sql`price_from_fen <= price_to_fen`),
    check('match_project_season', sql`(season_from is null) = (season_to is null)`),
  ],
);

/** Number of open projects per kind, category, stage and season; maintained by triggers on `match_project`. */
export const projectCounts = pgTable(
  'match_project_count',
  {
    kind: text().$type<ProjectKind>().notNull(),
    categoryCode: text().notNull(),
    chainStage: text().$type<ChainStage>().notNull(),
    /** 0 if any month will do. */
    seasonFrom: smallint().notNull(),
    seasonTo: smallint().notNull(),
    count: integer().notNull(),
  },
  ({ kind, categoryCode, chainStage, seasonFrom, seasonTo }) => [
    primaryKey({
      name: 'match_project_count_key',
      columns: [kind, categoryCode, chainStage, seasonFrom, seasonTo],
    }),
  ],
);

export type Project = typeof projects.$inferSelect;
