import type { RecruitState } from '@portal/contract/recruit/terms';
import { eq, type SQL } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { posts } from '../community/post.table.ts';
import { shownPostPath } from '../community/post-path.public.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { countPlaces, type Places } from './recruit.counts.ts';
import { viewRecruitRow } from './recruit.kind.ts';
import { erasesOnOf } from './recruit.policy.ts';
import { recruits } from './recruit.table.ts';

/** The view of a recruitment that its recruiters and the office share. */
export interface RunFilter {
  keyword?: string | undefined;
}

export const isInState = (state: RecruitState | undefined): SQL | undefined =>
  state && eq(recruits.state, state);
export const matches = ({ keyword }: RunFilter): SQL | undefined => contains(keyword, posts.title);

export const selectRun = (db: Db) =>
  db
    .select({
      recruit: recruits,
      title: posts.title,
      status: posts.status,
      enterpriseName: enterprises.shortName,
    })
    .from(recruits)
    .innerJoin(posts, eq(posts.id, recruits.postId))
    .leftJoin(enterprises, eq(enterprises.id, recruits.enterpriseId));

type Selected = Awaited<ReturnType<typeof selectRun>>[number];
export type RunRow = Selected & { places: Places | undefined };

/** Rows with their application counts, in two queries regardless of their number. */
export async function readRun(db: Db, selected: PromiseLike<Selected[]>): Promise<RunRow[]> {
  const rows = await selected;
  const places = await countPlaces(
    db,
    rows.map(({ recruit }) => recruit.postId),
  );
  return rows.map((row) => ({ ...row, places: places.get(row.recruit.postId) }));
}

export function viewRun({ recruit, title, status, enterpriseName, places }: RunRow) {
  const counts = places?.counts;
  const { postId, reason } = recruit;
  const all = Object.entries(counts ?? {}).reduce(
    (sum, [state, count]) => sum + (state === 'WITHDRAWN' ? 0 : count),
    0,
  );
  return {
    ...viewRecruitRow(recruit, counts?.HIRED ?? 0),
    postId,
    title,
    path: shownPostPath('RECRUIT', postId, status),
    enterpriseName: enterpriseName ?? '',
    applications: all,
    waiting: counts?.SUBMITTED ?? 0,
    interviews: counts?.INTERVIEW ?? 0,
    reason,
    erasesOn: erasesOnOf(recruit),
  };
}
