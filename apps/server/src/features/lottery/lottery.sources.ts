import { lotteryStateLabels, prizeStateLabels } from '@portal/contract/lottery/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { type TodoSource, todoTotal } from '../../feature/todo-source.ts';
import { posts } from '../community/post.table.ts';
import { lotteries, lotteryEntries, lotteryPrizes } from './lottery.table.ts';

/**
 * Draws whose prizes and rules are unconfirmed, hidden from their author, and removals of entries awaiting a second
 * operator. Where several operators have proposed removals, each may decide on the others'.
 */
const checks: QueueSource = {
  kind: 'LOTTERY',
  label: m.lottery_title,
  role: 'OP_COMMUNITY',
  stateLabels: { PENDING: lotteryStateLabels.PENDING, REMOVAL: m.lottery_removals },
  waiting: sql`
    select ${lotteries.postId} as ref_id, ${posts.title} as title, ${lotteries.state} as state,
      coalesce(${posts.submittedAt}, ${posts.updatedAt}) as entered_at, ${posts.dueAt} as due_at,
      ${posts.authorId} as barred_user_id
    from ${lotteries} join ${posts} on ${posts.id} = ${lotteries.postId}
    where ${lotteries.state} = 'PENDING' and ${lotteries.checkedBy} is null
      and ${posts.status} in ('PENDING', 'APPEAL')
    union all
    select ${lotteries.postId}, ${posts.title}, 'REMOVAL',
      min(to_timestamp((${lotteryEntries.removal} ->> 'at')::bigint / 1000.0)), ${lotteries.joinTo},
      case when count(distinct ${lotteryEntries.removal} ->> 'by') = 1
        then min(${lotteryEntries.removal} ->> 'by') end
    from ${lotteryEntries} join ${lotteries} on ${lotteries.postId} = ${lotteryEntries.postId}
      join ${posts} on ${posts.id} = ${lotteries.postId}
    where ${lotteryEntries.removal} is not null and ${lotteryEntries.invalid} is null
      and ${lotteries.state} in ('OPEN', 'EXTENDED')
    group by ${lotteries.postId}, ${posts.title}, ${lotteries.joinTo}`,
};

/** Claimed prizes, to be prepared by one operator and handed out by another. */
const handing: QueueSource = {
  kind: 'PRIZE',
  label: m.lottery_field_prize,
  role: 'OP_COMMUNITY',
  stateLabels: { CLAIMED: prizeStateLabels.CLAIMED, PREPARED: m.lottery_prize_prepared },
  waiting: sql`
    select ${lotteryPrizes.id} as ref_id, ${lotteryPrizes.name} as title,
      case when ${lotteryPrizes.preparedBy} is null then 'CLAIMED' else 'PREPARED' end as state,
      ${lotteryPrizes.updatedAt} as entered_at, null::timestamptz as due_at,
      ${lotteryPrizes.preparedBy} as barred_user_id
    from ${lotteryPrizes} where ${lotteryPrizes.state} = 'CLAIMED'`,
};

export const lotteryQueues: QueueSource[] = [checks, handing];

/** Prizes their winner has yet to claim, most urgent first. */
export const prizeTodo: TodoSource = {
  kind: 'PRIZE',
  async list(db, { actor, limit }) {
    const rows = await db
      .select({
        id: lotteryPrizes.id,
        title: lotteryPrizes.name,
        note: posts.title,
        dueAt: lotteryPrizes.claimUntil,
        total: todoTotal,
      })
      .from(lotteryPrizes)
      .innerJoin(posts, eq(posts.id, lotteryPrizes.postId))
      .where(and(eq(lotteryPrizes.userId, actor.userId), eq(lotteryPrizes.state, 'TO_CLAIM')))
      .orderBy(asc(lotteryPrizes.claimUntil), asc(lotteryPrizes.id))
      .limit(limit);
    return rows.map((row) => ({
      ...row,
      statusText: prizeStateLabels.TO_CLAIM(),
      link: paths.myPrizes({ prize: row.id }),
    }));
  },
};
