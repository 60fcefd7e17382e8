import type { QueueKind } from '@portal/contract/kinds';
import type { QueueScope } from '@portal/contract/work-queue';
import { type SQL, sql } from 'drizzle-orm';
import type { QueueSource } from '../../feature/queue-source.ts';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { users } from '../identity/user.table.ts';
import { workClaims as claim } from './work-claim.table.ts';

export interface QueueFilter {
  kind?: QueueKind | undefined;
  scope: QueueScope;
  keyword?: string | undefined;
  /** Of one piece of work. */
  refId?: string | undefined;
}

export interface QueueRow extends Record<string, unknown> {
  kind: QueueKind;
  refId: string;
  title: string;
  state: string;
  /** Instants in epoch milliseconds. */
  enteredAt: number;
  dueAt: number | null;
  barredUserId: string | null;
  claimedBy: string | null;
  claimedAt: number | null;
  claimedByName: string | null;
}

/** The items of several sources with their claims, as a table `work`. */
function workOf(sources: readonly QueueSource[]): SQL {
  const all = sql.join(
    sources.map(
      ({ kind, waiting }) => sql`select ${kind}::text as kind, waiting.* from (${waiting}) waiting`,
    ),
    sql` union all `,
  );
  return sql`(
    select queue.*, ${claim.claimedBy} as claimed_by, ${claim.claimedAt} as claimed_at
    from (${all}) queue
    left join ${claim} on ${claim.kind} = queue.kind and ${claim.refId} = queue.ref_id
      and ${claim.claimedAt} >= queue.entered_at
  ) work`;
}

const msOf = (at: SQL) => sql`(extract(epoch from ${at}) * 1000)::bigint`;
const instantOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;

function conditions({ kind, scope, keyword, refId }: QueueFilter, actor: Actor, now: Date): SQL {
  const scopes: Record<QueueScope, SQL> = {
    all: sql`true`,
    mine: sql`claimed_by = ${actor.userId}`,
    free: sql`claimed_by is null`,
    overdue: sql`due_at < ${instantOf(now)}`,
  };
  const parts = [scopes[scope]];
  if (kind) parts.push(sql`kind = ${kind}`);
  if (refId) parts.push(sql`ref_id = ${refId}`);
  const named = contains(keyword, sql`title`);
  if (named) parts.push(named);
  return sql.join(parts, sql` and `);
}

/** The sources whose work the actor sees. */
export interface QueueReading {
  sources: readonly QueueSource[];
  actor: Actor;
  now: Date;
}

/** Operators see the items of their roles, administrators all of them. */
export const readingOf = (all: readonly QueueSource[], actor: Actor, now: Date): QueueReading => ({
  sources: all.filter(
    ({ role }) => actor.operatorRoles.includes(role) || actor.operatorRoles.includes('OP_ADMIN'),
  ),
  actor,
  now,
});

/** A page of the queue: by deadline, then by age. */
export async function listWork(
  db: Db,
  { sources, actor, now }: QueueReading,
  filter: QueueFilter & { pageNo: number; pageSize: number },
): Promise<QueueRow[]> {
  if (sources.length === 0) return [];
  const { rows } = await db.execute<QueueRow>(sql`
    select kind, ref_id as "refId", title, state, ${msOf(sql`entered_at`)} as "enteredAt",
      ${msOf(sql`due_at`)} as "dueAt",
      barred_user_id as "barredUserId", claimed_by as "claimedBy", ${msOf(sql`claimed_at`)} as "claimedAt",
      ${users.name} as "claimedByName"
    from ${workOf(sources)} left join ${users} on ${users.id} = claimed_by
    where ${conditions(filter, actor, now)}
    order by due_at nulls last, entered_at, ref_id
    limit ${filter.pageSize} offset ${(filter.pageNo - 1) * filter.pageSize}`);
  return rows;
}

export async function countWork(
  db: Db,
  { sources, actor, now }: QueueReading,
  filter: QueueFilter,
): Promise<number> {
  if (sources.length === 0) return 0;
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*) as total from ${workOf(sources)} where ${conditions(filter, actor, now)}`,
  );
  return rows[0]?.total ?? 0;
}

export interface KindCount extends Record<string, unknown> {
  kind: QueueKind;
  total: number;
  overdue: number;
  mine: number;
  free: number;
  oldestAt: number | null;
}

export async function countByKind(db: Db, { sources, actor, now }: QueueReading): Promise<KindCount[]> {
  if (sources.length === 0) return [];
  const { rows } = await db.execute<KindCount>(sql`
    select kind, count(*) as total, count(*) filter (where due_at < ${instantOf(now)}) as overdue,
      count(*) filter (where claimed_by = ${actor.userId}) as mine,
      count(*) filter (where claimed_by is null) as free, ${msOf(sql`min(entered_at)`)} as "oldestAt"
    from ${workOf(sources)} group by kind`);
  return rows;
}
