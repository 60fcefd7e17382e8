import { postPath } from '@portal/contract/community/post-path';
import type {
  RecruitDetail,
  RecruitPosition,
  RecruitStanding,
  recruitQueryStanding,
} from '@portal/contract/recruit/public';
import { recruitKindLabels } from '@portal/contract/recruit/terms';
import * as m from '@portal/texts/messages';
import { and, asc, eq, gte, ne } from 'drizzle-orm';
import { chinaDayOf } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { posts } from '../community/post.table.ts';
import { isShown } from '../community/shown-post.public.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { findOwnIn, viewOwnApplication } from './application/application.queries.ts';
import { countPlaces, measureEmployer, type Places } from './recruit.counts.ts';
import { viewRecruitRow } from './recruit.kind.ts';
import { erasesOnOf, isOver, recruitsFor, wantedOf } from './recruit.policy.ts';
import { type Recruit, recruits } from './recruit.table.ts';

/** Maximum number of other recruitments shown on a recruitment's page. */
const othersShown = 4;

/** A recruitment whose post is public. @throws {AppError} 500404 */
export async function getShownRecruit(db: Db, id: string): Promise<Recruit> {
  const [row] = await db
    .select({ recruit: recruits })
    .from(recruits)
    .innerJoin(posts, and(eq(posts.id, recruits.postId), isShown))
    .where(eq(recruits.postId, id));
  if (!row) throw notFound();
  return row.recruit;
}

export const viewPositions = ({ positions }: Recruit, places: Places | undefined): RecruitPosition[] =>
  positions.map(({ id, ...position }) => ({
    ...position,
    positionId: id,
    hired: places?.byPosition.get(id)?.HIRED ?? 0,
    interviews: places?.byPosition.get(id)?.INTERVIEW ?? 0,
  }));

/** The recruiting enterprise, if its own page is public. */
async function readEmployer(
  db: Db,
  { enterpriseId }: Recruit,
  now: Date,
): Promise<RecruitDetail['employer']> {
  if (enterpriseId === null) return null;
  const [found] = await db
    .select({ name: enterprises.shortName, intro: enterprises.intro, cover: enterprises.cover })
    .from(enterprises)
    .where(
      and(
        eq(enterprises.id, enterpriseId),
        eq(enterprises.entryStatus, 'PASSED'),
        eq(enterprises.visibility, 'PUBLIC'),
      ),
    );
  return found ? { enterpriseId, ...found, ...(await measureEmployer(db, enterpriseId, now)) } : null;
}

/** Other open recruitments, earliest deadline first. */
async function listOthers(db: Db, exceptId: string, now: Date): Promise<RecruitDetail['others']> {
  const rows = await db
    .select({ recruit: recruits, title: posts.title })
    .from(recruits)
    .innerJoin(posts, and(eq(posts.id, recruits.postId), isShown))
    .where(
      and(eq(recruits.state, 'OPEN'), gte(recruits.deadline, chinaDayOf(now)), ne(recruits.postId, exceptId)),
    )
    .orderBy(asc(recruits.deadline), asc(recruits.postId))
    .limit(othersShown);
  const places = await countPlaces(
    db,
    rows.map(({ recruit }) => recruit.postId),
  );
  return rows.map(({ recruit, title }) => ({
    postId: recruit.postId,
    title,
    path: postPath('RECRUIT', recruit.postId),
    kindLabel: recruitKindLabels[recruit.recruitKind](),
    left: Math.max(0, wantedOf(recruit) - (places.get(recruit.postId)?.counts.HIRED ?? 0)),
  }));
}

/** The public view of a recruitment: numbers, never the applicants. */
export async function viewRecruit(db: Db, recruit: Recruit, now: Date): Promise<RecruitDetail> {
  const { postId, reason } = recruit;
  const [places, employer, others] = await Promise.all([
    countPlaces(db, [postId]),
    readEmployer(db, recruit, now),
    listOthers(db, postId, now),
  ]);
  const own = places.get(postId);
  return {
    ...viewRecruitRow(recruit, own?.counts.HIRED ?? 0),
    postId,
    positions: viewPositions(recruit, own),
    reason,
    erasesOn: erasesOnOf(recruit),
    employer,
    others,
  };
}

/** Why the caller may not apply, in words; empty if they may. The recruiter's side and operators never may. */
export function findBlocker(recruit: Recruit, actor: Actor, now: Date): string {
  const isOfIt =
    recruit.authorId === actor.userId ||
    (recruit.enterpriseId !== null && recruit.enterpriseId === actor.enterpriseId);
  if (isOver(recruit, now)) return m.recruit_refusal_closed();
  if (actor.userType === '900') return m.recruit_refusal_operator();
  return isOfIt ? m.recruit_refusal_own() : '';
}

/** @throws {AppError} 500404 */
export const queryStanding: Verb<typeof recruitQueryStanding> = async ({ db, actor, now }, { id }) => {
  const recruit = await getShownRecruit(db, id);
  const runs = recruitsFor(actor, recruit);
  const [own, places] = await Promise.all([
    findOwnIn(db, id, actor.userId),
    runs ? countPlaces(db, [id]) : null,
  ]);
  const hindrance = own || runs ? '' : findBlocker(recruit, actor, now);
  const standing: RecruitStanding = {
    mayApply: !own && !runs && hindrance === '',
    hindrance,
    application: own && viewOwnApplication(own),
    waiting: places && (places.get(id)?.counts.SUBMITTED ?? 0),
  };
  return standing;
};
