import { type ApplicationState, applicationStates } from '@portal/contract/recruit/terms';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { recruitApplications, recruits } from './recruit.table.ts';

type Counts = Record<ApplicationState, number>;

export interface Places {
  /** Totals over all positions. */
  counts: Counts;
  byPosition: Map<string, Counts>;
}

const none = (): Counts =>
  Object.fromEntries(applicationStates.map((state) => [state, 0])) as Record<ApplicationState, number>;

/** Counts applications per state, by recruitment and position: one query for a whole page. */
export async function countPlaces(db: Db, postIds: string[]): Promise<Map<string, Places>> {
  if (postIds.length === 0) return new Map();
  const { postId, positionId, status } = recruitApplications;
  const rows = await db
    .select({ postId, positionId, status, count: sql<number>`count(*)::int` })
    .from(recruitApplications)
    .where(inArray(postId, postIds))
    .groupBy(postId, status, positionId);
  const found = new Map<string, Places>();
  for (const row of rows) {
    const places = found.get(row.postId) ?? { counts: none(), byPosition: new Map<string, Counts>() };
    const ofPosition = places.byPosition.get(row.positionId) ?? none();
    places.counts[row.status] += row.count;
    ofPosition[row.status] += row.count;
    places.byPosition.set(row.positionId, ofPosition);
    found.set(row.postId, places);
  }
  return found;
}

const yearMs = 365 * 86_400_000;

/** How an enterprise treated applicants in the last year: number hired and average time to first view. */
export async function measureEmployer(db: Db, enterpriseId: string, now: Date) {
  const [found] = await db
    .select({
      hired: sql<number>`count(*) filter (where ${recruitApplications.status} = 'HIRED')::int`,
      viewMs: sql<number | null>`avg(extract(epoch from ${recruitApplications.viewedAt}
        - ${recruitApplications.createdAt}) * 1000)::float8`,
    })
    .from(recruitApplications)
    .innerJoin(recruits, eq(recruits.postId, recruitApplications.postId))
    .where(
      and(
        eq(recruits.enterpriseId, enterpriseId),
        gte(recruitApplications.createdAt, new Date(now.getTime() - yearMs)),
      ),
    );
  const viewMs = found?.viewMs ?? null;
  return {
    hired: found?.hired ?? 0,
    viewHours: viewMs === null ? null : Math.max(1, Math.round(viewMs / 3_600_000)),
  };
}
