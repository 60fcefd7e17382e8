import { isPartner, recommendedScore } from '@portal/contract/candidate/terms';
import { paths } from '@portal/contract/paths';
import { and, asc, eq, gt, notInArray, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { JobDeps } from '../../feature/feature.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { eachListed } from '../../platform/database/failed-rows.ts';
import { systemContext, type WriteContext } from '../../platform/http/context.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { matches } from '../match/match.table.ts';
import { type Project, projects } from '../match/project.table.ts';
import { sendRecommendation } from '../match/send-recommendation.public.ts';
import { sendMessage } from '../message/message.public.ts';
import type { MatchSources } from './find-helpers.ts';
import { mayReceive } from './may-receive.ts';
import { findMatches, type Ranked } from './rank-candidates.ts';

/** Triggered by project changes. */
export const computeJob = 'match.compute';
/** Number of best matches the system recommends by itself. */
const maxBySystem = 3;

/** Stores a project's matches and removes outdated ones. Ids are kept, so that actions on an open page still work. */
export async function keepMatches(sources: MatchSources, project: Project, now: Date): Promise<Ranked[]> {
  const { db: tx } = sources;
  const ranked = await findMatches(sources, project, now);
  const isOfProject = eq(matches.projectId, project.id);
  const keys = ranked.map(({ targetType, targetId }) => `${targetType}${targetId}`);
  const key = sql<string>`${matches.targetType} || ${matches.targetId}`;
  await tx.delete(matches).where(and(isOfProject, notInArray(key, ['', ...keys])));
  if (ranked.length > 0)
    await tx
      .insert(matches)
      .values(
        ranked.map(({ targetType, targetId, enterpriseId, score, parts }) => ({
          id: ulid(now.getTime()),
          projectId: project.id,
          targetType,
          targetId,
          enterpriseId: enterpriseId || null,
          score,
          parts,
          computedAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: [matches.projectId, matches.targetType, matches.targetId],
        set: {
          score: sql`excluded.score`,
          parts: sql`excluded.parts`,
          computedAt: now,
          enterpriseId: sql`excluded.enterprise_id`,
        },
      });
  return ranked;
}

/** Recalculates a project's matches, notifies its enterprise of the first ones, and recommends it to the best. */
async function computeProject(
  ctx: WriteContext,
  helpers: MatchSources['helpers'],
  id: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const isOpen = and(eq(projects.id, id), eq(projects.status, 'PUBLISHED'));
    const [project] = await tx.select().from(projects).where(isOpen).for('update');
    if (!project) {
      await tx.delete(matches).where(eq(matches.projectId, id));
      return;
    }
    const before = await tx.$count(matches, eq(matches.projectId, id));
    const ranked = await keepMatches({ db: tx, helpers }, project, ctx.now);
    if (before === 0 && ranked.length > 0)
      await sendMessage(tx, {
        eventCode: 'MATCH_FOUND',
        params: { title: project.title, count: ranked.length },
        enterpriseId: project.enterpriseId,
        memberRoles: ['OWNER', 'ADMIN'],
        link: paths.project(id),
        now: ctx.now,
      });
    const best = ranked
      .filter((each) => each.score >= recommendedScore && isPartner(each))
      .slice(0, maxBySystem);
    const asked = new Set<string>();
    for (const { targetType, targetId, enterpriseId, score, parts } of best) {
      if (asked.has(enterpriseId) || !(await mayReceive(tx, project, enterpriseId, 'SYSTEM', ctx.now)))
        continue;
      asked.add(enterpriseId);
      await sendRecommendation(tx, ctx, {
        project,
        toEnterpriseId: enterpriseId,
        targetProjectId: targetType === 'PROJECT' ? targetId : null,
        fromType: 'SYSTEM',
        score,
        parts,
      });
    }
    await invalidateTags(tx, ['match']);
  });
}

/** Calculates one project, or all open ones. Idempotent. */
export async function computeMatches(
  { helpers, ...deps }: JobDeps & Pick<MatchSources, 'helpers'>,
  asked: object | null,
): Promise<void> {
  const ctx = systemContext(deps);
  if (asked && 'projectId' in asked) return computeProject(ctx, helpers, String(asked.projectId));
  await eachListed(
    (after) =>
      ctx.db
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.status, 'PUBLISHED'), gt(projects.id, after)))
        .orderBy(asc(projects.id))
        .limit(200),
    ({ id }) => id,
    ({ id }) => computeProject(ctx, helpers, id),
  );
}
