import {
  ballotStateLabels,
  contestEntryStateLabels,
  contestStateLabels,
  objectionStateLabels,
} from '@portal/contract/contest/terms';
import * as m from '@portal/texts/messages';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CollectSource } from '../../feature/collect-source.ts';
import { type QueueSource, titleOf } from '../../feature/queue-source.ts';
import { sitemapKindOf } from '../../feature/sitemap-kind.ts';
import { type TodoSource, todoTotal } from '../../feature/todo-source.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { stageOf, submitTo } from './contest.policy.ts';
import { isListed } from './contest.queries.ts';
import {
  contestBallots,
  contestEntries,
  contestJudges,
  contestMembers,
  contestObjections,
  contests,
} from './contest.table.ts';
import { contestLinks } from './contest-links.ts';

/** Contests to publish and awards to confirm, by someone other than their author. */
const reviews: QueueSource = {
  kind: 'CONTEST',
  label: m.contest_entity,
  role: 'OP_SERVICE',
  stateLabels: { PENDING: contestStateLabels.PENDING, SCORING: m.contest_awards_to_decide },
  waiting: sql`
    select ${contests.id} as ref_id, ${contests.title} as title, ${contests.status} as state,
      coalesce(${contests.proposedAt}, ${contests.submittedAt}) as entered_at,
      case when ${contests.status} = 'PENDING' then ${contests.startAt} end as due_at,
      coalesce(${contests.proposedBy}, ${contests.submittedBy}) as barred_user_id
    from ${contests} where ${contests.status} = 'PENDING'
      or (${contests.status} = 'SCORING' and ${contests.proposal} is not null)`,
};

/** For rows with the judges of their contest: the user isn't one of them. */
const isNoJudge = (userId: string) => sql`not exists (select from ${contestJudges} as judge
  where judge.user_id = ${userId} and judge.id = any(waiting.judge_ids))`;

const checks: QueueSource = {
  kind: 'CONTEST_ENTRY',
  label: m.contest_entry,
  role: 'OP_SERVICE',
  stateLabels: { SUBMITTED: contestEntryStateLabels.SUBMITTED },
  // Judges of a contest mustn't learn who its entries belong to.
  isFor: isNoJudge,
  waiting: sql`
    select ${contestEntries.id} as ref_id, ${contestEntries.title} as title, ${contestEntries.status} as state,
      ${contestEntries.submittedAt} as entered_at, null::timestamptz as due_at,
      ${contestEntries.leaderId} as barred_user_id, ${contests.judgeIds} as judge_ids
    from ${contestEntries} join ${contests} on ${contests.id} = ${contestEntries.contestId}
    where ${contestEntries.status} = 'SUBMITTED'`,
};

const objections: QueueSource = {
  kind: 'CONTEST_OBJECTION',
  label: m.contest_objection,
  role: 'OP_SERVICE',
  stateLabels: { OPEN: objectionStateLabels.OPEN },
  waiting: sql`
    select ${contestObjections.id} as ref_id, ${contestEntries.title} as title,
      ${contestObjections.status} as state, ${contestObjections.createdAt} as entered_at,
      ${contests.endAt} as due_at, ${contestObjections.userId} as barred_user_id
    from ${contestObjections}
    join ${contestEntries} on ${contestEntries.id} = ${contestObjections.entryId}
    join ${contests} on ${contests.id} = ${contestObjections.contestId}
    where ${contestObjections.status} = 'OPEN'`,
};

/** Requests to reopen locked ballots; decided by another person in the office who doesn't judge the contest. */
const reopenings: QueueSource = {
  kind: 'CONTEST_BALLOT',
  label: m.contest_reopening,
  role: 'OP_SERVICE',
  stateLabels: { LOCKED: m.contest_to_reopen },
  isFor: isNoJudge,
  waiting: sql`
    select ${contestBallots.id} as ref_id, ${contests.title} as title, ${contestBallots.status} as state,
      ${contestBallots.reopenAt} as entered_at, null::timestamptz as due_at,
      ${contestBallots.reopenBy} as barred_user_id, ${contests.judgeIds} as judge_ids
    from ${contestBallots} join ${contests} on ${contests.id} = ${contestBallots.contestId}
    where ${contestBallots.reopenBy} is not null and ${contests.status} = 'SCORING'`,
};

/** A judge's own unlocked ballots. */
const ballots: QueueSource = {
  kind: 'BALLOT',
  label: m.contest_ballot,
  role: 'JUDGE',
  stateLabels: ballotStateLabels,
  isFor: (userId) => sql`waiting.judge_user_id = ${userId}`,
  waiting: sql`
    select ${contestBallots.id} as ref_id,
      ${titleOf(contests.title, sql`lpad(${contestEntries.blindNo}::text, 4, '0')`)} as title,
      ${contestBallots.status} as state, ${contestBallots.createdAt} as entered_at,
      to_timestamp((select (stage ->> 'to')::float8 / 1000 from jsonb_array_elements(${contests.stages}) as stage
        where stage ->> 'kind' = 'PRELIM' limit 1)) as due_at,
      null::text as barred_user_id, ${contestJudges.userId} as judge_user_id
    from ${contestBallots}
    join ${contests} on ${contests.id} = ${contestBallots.contestId}
    join ${contestEntries} on ${contestEntries.id} = ${contestBallots.entryId}
    join ${contestJudges} on ${contestJudges.id} = ${contestBallots.judgeId}
    where ${contests.status} = 'SCORING' and ${contests.scoredAt} is null
      and ${contestBallots.status} in ('ASSIGNED', 'SCORED')`,
};

export const contestQueues: QueueSource[] = [reviews, checks, objections, reopenings, ballots];

/** Notifies people who saved a contest when its dates or prizes change. */
export const contestCollect: CollectSource = {
  type: 'CONTEST',
  async read(db, ids) {
    const rows = await db
      .select()
      .from(contests)
      .where(and(inArray(contests.id, [...ids]), isListed));
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      cover: row.cover,
      category: row.status,
      keyDay: chinaDayOf(new Date(stageOf(row, 'SIGN')?.to ?? submitTo(row))),
      path: contestLinks.page(row.id),
      facts: {
        text: row.stages.map(({ kind, from, to }) => `${kind} ${from} ${to}`).join('\n'),
        money: row.prizes.map(({ amountFen, count }) => `${amountFen}×${count}`).join(' '),
      },
    }));
  },
};

export const contestSitemap = [
  sitemapKindOf('contest', {
    table: contests,
    id: contests.id,
    updatedAt: contests.updatedAt,
    shown: () => isListed,
    pathOf: contestLinks.page,
  }),
];

/** Team invitations waiting for the user's answer. */
export const contestTodo: TodoSource = {
  kind: 'CONTEST_TEAM',
  async list(db, { actor, limit }) {
    const rows = await db
      .select({
        id: contestEntries.id,
        title: contestEntries.title,
        note: contests.title,
        stages: contests.stages,
        total: todoTotal,
      })
      .from(contestMembers)
      .innerJoin(contestEntries, eq(contestEntries.id, contestMembers.entryId))
      .innerJoin(contests, eq(contests.id, contestEntries.contestId))
      .where(
        and(
          eq(contestMembers.userId, actor.userId),
          eq(contestMembers.state, 'INVITED'),
          inArray(contestEntries.status, ['DRAFT', 'RETURNED']),
        ),
      )
      .orderBy(desc(contestMembers.invitedAt), desc(contestEntries.id))
      .limit(limit);
    return rows.map(({ stages, ...row }) => ({
      ...row,
      statusText: m.contest_invited(),
      link: contestLinks.entry(row.id),
      dueAt: new Date(submitTo({ stages })),
    }));
  },
};
