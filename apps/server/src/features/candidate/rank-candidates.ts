import { isPartner, leastScore, maxHelpers, maxPartners } from '@portal/contract/candidate/terms';
import type { DeclineReason, PartScore } from '@portal/contract/fit/terms';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { type Refusals, scoreOf, weightsOf } from '../fit/fit-score.public.ts';
import { recommendations } from '../match/recommend.table.ts';
import { type Candidate, type Matched, partyOf, readDistricts } from './candidate.ts';
import { findHelpers, type MatchSources } from './find-helpers.ts';
import { findPartners } from './find-partners.ts';

export interface Ranked extends Candidate {
  score: number;
  parts: PartScore[];
}

/** Number of refusals by each of these enterprises, per reason. */
async function readRefusals(db: Db, enterpriseIds: string[]): Promise<Map<string, Refusals>> {
  const { toEnterpriseId, declineReason, status } = recommendations;
  const rows = await db
    .select({ id: toEnterpriseId, reason: declineReason, count: sql<number>`count(*)::int` })
    .from(recommendations)
    .where(and(inArray(toEnterpriseId, ['', ...enterpriseIds]), eq(status, 'DECLINED')))
    .groupBy(toEnterpriseId, declineReason);
  const found = new Map<string, Partial<Record<DeclineReason, number>>>();
  for (const { id, reason, count } of rows) if (reason) found.set(id, { ...found.get(id), [reason]: count });
  return found;
}

/**
 * Keeps one entry per enterprise: its best project, or itself if it has none. Two entries known to belong to the same
 * enterprise would together reveal more than either is allowed to.
 */
function withoutDoubles(ranked: Ranked[]): Ranked[] {
  const best = new Map<string, Ranked>();
  for (const each of ranked.filter(isPartner)) {
    const { enterpriseId, targetType } = each;
    if (
      best.get(enterpriseId)?.targetType !== 'PROJECT' &&
      (targetType === 'PROJECT' || !best.has(enterpriseId))
    )
      best.set(enterpriseId, each);
  }
  return ranked.filter((each) => !isPartner(each) || best.get(each.enterpriseId) === each);
}

/** Candidates with at least `least` points (40 by default), best first. */
export async function rankCandidates(
  db: Db,
  project: Matched,
  candidates: Candidate[],
  least = leastScore,
): Promise<Ranked[]> {
  const districts = await readDistricts(db);
  const [owner] = await db
    .select({ creditScore: enterprises.creditScore })
    .from(enterprises)
    .where(eq(enterprises.id, project.enterpriseId));
  const refusals = await readRefusals(db, [...new Set(candidates.map(({ enterpriseId }) => enterpriseId))]);
  const own = partyOf(project, owner?.creditScore ?? null, districts);
  const ranked = candidates
    .map((candidate) => ({
      ...candidate,
      ...scoreOf(own, candidate.party, weightsOf(refusals.get(candidate.enterpriseId) ?? {})),
    }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || (a.targetId < b.targetId ? -1 : 1));
  return withoutDoubles(ranked);
}

/** The best partners of a project and the best of each kind of helper, to be stored. */
export async function findMatches(sources: MatchSources, project: Matched, now: Date): Promise<Ranked[]> {
  const { db } = sources;
  const candidates = [...(await findPartners(db, project)), ...(await findHelpers(sources, project, now))];
  const ranked = await rankCandidates(db, project, candidates);
  const helpers = Object.entries(maxHelpers).flatMap(([kind, most]) =>
    ranked.filter(({ targetType }) => targetType === kind).slice(0, most),
  );
  return [...ranked.filter(isPartner).slice(0, maxPartners), ...helpers];
}
