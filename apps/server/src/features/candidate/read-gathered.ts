import { openStates, type RecommendState } from '@portal/contract/match/recommend-terms';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { type Project, projects } from '../match/project.table.ts';
import { recommendations } from '../match/recommend.table.ts';

const target = alias(projects, 'gathered_from');
const sumOf = (states: readonly RecommendState[], what: SQL) =>
  sql<number>`coalesce(sum(${what}) filter (where ${inArray(recommendations.status, [...states])}), 0)`.mapWith(
    Number,
  );

/**
 * The quantity gathered for a project: from parties with open contacts, from interested ones, and from those asked who
 * offer it in a project of their own with the same unit.
 */
export async function readGathered(db: Db, { id, unit }: Pick<Project, 'id' | 'unit'>) {
  const offered = sql`${recommendations.offeredX100}`;
  const [row] = await db
    .select({
      connectedX100: sumOf(openStates, offered),
      interestedX100: sumOf(['INTERESTED'], offered),
      askedX100: sumOf(['SENT', 'VIEWED'], sql`${target.quantityX100}`),
    })
    .from(recommendations)
    .leftJoin(target, and(eq(target.id, recommendations.targetProjectId), eq(target.unit, unit)))
    .where(eq(recommendations.projectId, id));
  return row ?? { connectedX100: 0, interestedX100: 0, askedX100: 0 };
}
