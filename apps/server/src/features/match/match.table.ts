import type { MatchTarget } from '@portal/contract/candidate/terms';
import type { PartScore } from '@portal/contract/fit/terms';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { projects } from './project.table.ts';

/** Matches for a project, calculated from both sides, and recalculated when either changes and every night. */
export const matches = pgTable(
  'match_result',
  {
    id: text().primaryKey(),
    projectId: text()
      .notNull()
      .references(() => projects.id),
    targetType: text().$type<MatchTarget>().notNull(),
    targetId: text().notNull(),
    /** The target's enterprise; null for tutors and policies. */
    enterpriseId: text().references(() => enterprises.id),
    score: smallint().notNull(),
    parts: jsonb().$type<PartScore[]>().notNull(),
    computedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('match_result_target').on(table.projectId, table.targetType, table.targetId),
    index('match_result_score').on(table.projectId, table.score.desc(), table.id),
    check('match_result_shown', sql`score between 40 and 100`),
  ],
);

export type Match = typeof matches.$inferSelect;
