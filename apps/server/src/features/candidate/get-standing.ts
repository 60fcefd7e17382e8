import type { recommendQueryStanding } from '@portal/contract/candidate/public';
import type { PartScore } from '@portal/contract/fit/terms';
import { recommendStateLabels } from '@portal/contract/match/recommend-terms';
import { and, desc, eq } from 'drizzle-orm';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import type { Crowd } from '../blind/crowd.public.ts';
import { readCrowd } from '../blind/read-crowd.public.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { blindParts, openOfProject, totalOf } from '../fit/blind-parts.public.ts';
import { matches } from '../match/match.table.ts';
import { findPublicProject, type ProjectRow } from '../match/project.public.ts';
import { type Project, projects } from '../match/project.table.ts';
import { readRecommend } from '../match/read-recommend.public.ts';
import { recommendations } from '../match/recommend.table.ts';
import { ownSide } from './view-unnamed.ts';

interface Best {
  parts: PartScore[];
  target: Project | null;
  own: typeof enterprises.$inferSelect;
}

/** How well a project suits the reader's enterprise, based on what can be shown of the project. */
function scoreFor(crowd: Crowd, { project, creditGrade }: ProjectRow, { parts, target, own }: Best): number {
  const hint = crowd.hintOf({
    categoryCode: project.categoryCode,
    stage: project.chainStage,
    regionId: project.regionId,
    creditGrade: creditGrade ?? '',
  });
  const known = target
    ? ownSide(target)
    : { categories: own.industryTagIds, stages: own.chainStages, regionId: own.regionId };
  // The credit in the score is the reader's own.
  return totalOf(blindParts(crowd, { parts, known, hint, open: [...openOfProject, 'CREDIT'] }));
}

/**
 * The state of a public project for the caller's enterprise.
 * @throws {AppError} 500404
 */
export const getStanding: Verb<typeof recommendQueryStanding> = async ({ db, actor }, { projectId }) => {
  const row = await findPublicProject(db, projectId);
  if (!row) throw notFound();
  const enterpriseId = actor.enterpriseId ?? '';
  const isMine = and(
    eq(recommendations.projectId, projectId),
    eq(recommendations.toEnterpriseId, enterpriseId),
  );
  const [asked] = await db
    .select({ id: recommendations.id, status: recommendations.status })
    .from(recommendations)
    .where(isMine)
    .orderBy(desc(recommendations.sentAt))
    .limit(1);
  const isMatch = and(eq(matches.projectId, projectId), eq(matches.enterpriseId, enterpriseId));
  const [best] = await db
    .select({ parts: matches.parts, target: projects, own: enterprises })
    .from(matches)
    .innerJoin(enterprises, eq(enterprises.id, matches.enterpriseId))
    .leftJoin(projects, eq(projects.id, matches.targetId))
    .where(isMatch)
    .orderBy(desc(matches.score))
    .limit(1);
  const score = asked
    ? (await readRecommend(db, asked.id, actor)).score
    : best
      ? scoreFor(await readCrowd(db), row, best)
      : null;
  return {
    isOwn: row.project.enterpriseId === enterpriseId,
    recommendId: asked?.id ?? null,
    stateLabel: asked ? recommendStateLabels[asked.status]() : '',
    score,
  };
};
