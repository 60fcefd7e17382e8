import type {
  OwnRecruit,
  recruitOperateOwn,
  recruitQueryOwnDetail,
  recruitQueryOwnList,
} from '@portal/contract/recruit/public';
import { ownRecruitEvents, recruitStates, recruitTransitions } from '@portal/contract/recruit/terms';
import { retCodes } from '@portal/contract/ret-code';
import { and, desc, eq, ne } from 'drizzle-orm';
import { countTabs } from '../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Context, Verb } from '../../platform/http/context.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { posts } from '../community/post.table.ts';
import { lockRecruit, moveRecruit } from './move-recruit.ts';
import { isPastDeadline, isRunBy } from './recruit.policy.ts';
import { recruits } from './recruit.table.ts';
import { isInState, matches, type RunFilter, readRun, selectRun, viewRun } from './run-recruits.ts';

/** A draft is still only a post, and a deleted recruitment is no longer listed. */
const conditions = (actor: Actor, { keyword }: RunFilter = {}) =>
  and(isRunBy(actor), ne(posts.status, 'DRAFT'), ne(posts.status, 'DELETED'), matches({ keyword }));

const viewOwn =
  (now: Date) =>
  (row: Parameters<typeof viewRun>[0]): OwnRecruit => ({
    ...viewRun(row),
    actions: ownRecruitEvents.filter(
      (event) =>
        row.recruit.state !== 'PENDING' &&
        recruitTransitions[row.recruit.state][event] !== undefined &&
        !(event === 'reopen' && isPastDeadline(row.recruit, now)),
    ),
  });

export const queryOwnRecruits: Verb<typeof recruitQueryOwnList> = ({ db, actor, now }, input) =>
  pageOfTabs(
    input,
    readRun(
      db,
      selectRun(db)
        .where(and(conditions(actor, input), isInState(input.state)))
        .orderBy(desc(recruits.postId))
        .limit(input.pageSize)
        .offset((input.pageNo - 1) * input.pageSize),
    ),
    {
      counts: countTabs(recruitStates, isInState, (columns) =>
        db
          .select(columns)
          .from(recruits)
          .innerJoin(posts, eq(posts.id, recruits.postId))
          .where(conditions(actor, input)),
      ),
      tab: input.state,
    },
    viewOwn(now),
  );

async function getOwn(
  db: Db,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  id: string,
): Promise<OwnRecruit> {
  const [row] = await readRun(db, selectRun(db).where(and(eq(recruits.postId, id), conditions(actor))));
  if (!row) throw notFound();
  return viewOwn(now)(row);
}

/** @throws {AppError} 500404 */
export const queryOwnRecruit: Verb<typeof recruitQueryOwnDetail> = (ctx, { id }) => getOwn(ctx.db, ctx, id);

/**
 * Marks a recruitment as filled, reopens it or closes it.
 * @throws {AppError} 500404, 500012
 */
export const operateOwnRecruit: Verb<typeof recruitOperateOwn> = (ctx, { id, event }) =>
  inTransaction(ctx.db, async (tx) => {
    const { actions } = await getOwn(tx, ctx, id);
    const recruit = await lockRecruit(tx, id);
    if (!recruit) throw notFound();
    if (!actions.includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
    await moveRecruit(tx, ctx, recruit, event);
    return getOwn(tx, ctx, id);
  });
