import { isPartner } from '@portal/contract/candidate-terms';
import type { PartScore } from '@portal/contract/fit-terms';
import { asc, inArray } from 'drizzle-orm';
import { keepMatches } from '../features/candidate/compute-matches.ts';
import { findMatches } from '../features/candidate/rank-candidates.ts';
import { type Project, projects } from '../features/match/project.table.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import type { DemoContext } from './demo-context.ts';

export interface Pair {
  project: Project;
  toEnterpriseId: string;
  targetProjectId: string | null;
  /** The service by whose provider the project's side wants to be helped. */
  serviceId: string | null;
  score: number;
  parts: PartScore[];
}

/** What suits each project that is or was open, kept for those that are; the best of each first. */
export async function findPairs(tx: DemoContext['tx'], today: string): Promise<Pair[]> {
  const rows = await tx
    .select()
    .from(projects)
    .where(inArray(projects.status, ['PUBLISHED', 'MATCHED']))
    .orderBy(asc(projects.publishedAt));
  const lastNight = new Date(notAhead(chinaInstant(today, 130)));
  const rounds: Pair[][] = [];
  for (const [nth, project] of rows.entries()) {
    const isOpen = project.status === 'PUBLISHED';
    const ranked = isOpen
      ? await keepMatches(tx, project, lastNight)
      : await findMatches(tx, project, lastNight);
    const partners = new Map(
      ranked
        .filter(isPartner)
        .toReversed()
        .map((match) => [match.enterpriseId, match]),
    );
    const best = [...partners.values()].sort((a, b) => b.score - a.score);
    for (const [round, { enterpriseId, targetType, targetId, score, parts }] of best.entries()) {
      rounds[round] ??= [];
      rounds[round].push({
        project,
        toEnterpriseId: enterpriseId,
        targetProjectId: targetType === 'PROJECT' ? targetId : null,
        serviceId: null,
        score,
        parts,
      });
    }
    // Some have chosen a service that fits, too.
    const service = ranked.find(({ targetType }) => targetType === 'SERVICE');
    if (service && nth % 3 === 0) {
      const { enterpriseId, targetId, score, parts } = service;
      rounds[2] ??= [];
      rounds[2].push({
        project,
        toEnterpriseId: enterpriseId,
        targetProjectId: null,
        serviceId: targetId,
        score,
        parts,
      });
    }
  }
  return rounds.flat();
}
