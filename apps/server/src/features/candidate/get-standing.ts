import type { recommendQueryStanding } from '@portal/contract/candidate';
import { recommendStateLabels } from '@portal/contract/recommend-terms';
import { and, desc, eq } from 'drizzle-orm';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { matches } from '../match/match.table.ts';
import { findPublicProject } from '../match/project.public.ts';
import { recommendations } from '../match/recommend.table.ts';

/**
 * What a public project has to do with the caller's enterprise.
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
    .select()
    .from(recommendations)
    .where(isMine)
    .orderBy(desc(recommendations.sentAt))
    .limit(1);
  const isMatch = and(eq(matches.projectId, projectId), eq(matches.enterpriseId, enterpriseId));
  const [best] = await db
    .select({ score: matches.score })
    .from(matches)
    .where(isMatch)
    .orderBy(desc(matches.score))
    .limit(1);
  return {
    isOwn: row.project.enterpriseId === enterpriseId,
    recommendId: asked?.id ?? null,
    stateLabel: asked ? recommendStateLabels[asked.status]() : '',
    score: asked?.score ?? best?.score ?? null,
  };
};
