import type { QueueKind } from '@portal/contract/kinds';
import type { QueueScope } from '@portal/contract/work-queue/public';
import { type SQL, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { sorted } from '../../platform/database/sorted.ts';
import type { TimeKind } from '../../platform/time-left.ts';
import { leavesOn, standsInFor } from '../identity/away.public.ts';
import { users } from '../identity/user.table.ts';
import type { QueueReading } from './queue-reading.ts';
import { workClaims as claim } from './work-claim.table.ts';

export interface QueueFilter {
  kind?: QueueKind | undefined;
  /** Without a scope, everything the actor sees. */
  scope?: QueueScope | undefined;
  keyword?: string | undefined;
  /** Limits the list to one item. */
  refId?: string | undefined;
  /** Limits the list to these items. */
  refIds?: readonly string[] | undefined;
}

export interface QueueRow extends Record<string, unknown> {
  kind: QueueKind;
  refId: string;
  title: string;
  state: string;
  /** Instants are epoch milliseconds. */
  enteredAt: number;
  dueAt: number | null;
  counts: TimeKind;
  barredUserId: string | null;
  claimedBy: string | null;
  claimedAt: number | null;
  claimedByName: string | null;
  /** The last day of the leave that the claimer is on, and who stands in. */
  claimerAwayUntil: string | null;
  standInName: string | null;
}

const workingDays = sql`'WORKING_DAYS'`;

/** The items of several sources with their claims, as a table `work`. */
function workOf({ sources, actor }: Pick<QueueReading, 'sources' | 'actor'>): SQL {
  const all = sql.join(
    sources.map(
      ({ source: { kind, waiting, isFor, counts = workingDays }, within }) => sql`
        select ${kind}::text as kind, ref_id, title, state, entered_at, due_at, barred_user_id,
          ${counts}::text as counts
        from (${waiting}) waiting where ${isFor ? isFor(actor.userId) : sql`true`}
          and ${within ? sql`ref_id in (select id from (${within}) placed)` : sql`true`}`,
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

/** The condition of each scope: items the actor can decide, and the others they see. */
function scopesOf({ sources, actor, now }: QueueReading): Record<QueueScope, SQL> {
  const decided = sources.filter(({ isDecided }) => isDecided).map(({ source }) => source.kind);
  const isTheirs = sql`kind = any(${sql.param(decided)}::text[])`;
  const isOpen = sql`${isTheirs} and barred_user_id is distinct from ${actor.userId}`;
  return {
    open: isOpen,
    mine: sql`${isOpen} and (claimed_by = ${actor.userId} or ${standsInFor(actor.userId, sql`claimed_by`, now)})`,
    free: sql`${isOpen} and claimed_by is null`,
    overdue: sql`${isOpen} and due_at < ${instantOf(now)}`,
    handled: sql`${isTheirs} and barred_user_id = ${actor.userId}`,
    others: sql`not ${isTheirs}`,
  };
}

function conditions({ kind, keyword, refId, refIds }: QueueFilter): SQL {
  const parts = [sql`true`];
  if (kind) parts.push(sql`kind = ${kind}`);
  if (refId) parts.push(sql`ref_id = ${refId}`);
  if (refIds) parts.push(sql`ref_id = any(${sql.param(refIds)}::text[])`);
  const named = contains(keyword, sql`title`);
  if (named) parts.push(named);
  return sql.join(parts, sql` and `);
}

type QueueSort = 'entered' | '-entered' | 'due' | '-due' | undefined;

/** A page of the queue, sorted by deadline and then age unless requested otherwise. */
export async function listWork(
  db: Db,
  reading: QueueReading,
  { scope, sort, ...filter }: QueueFilter & { sort?: QueueSort; pageNo: number; pageSize: number },
): Promise<QueueRow[]> {
  const { sources } = reading;
  if (sources.length === 0) return [];
  const columns = { entered: sql`entered_at`, due: sql`due_at` };
  const order = sort ? sorted(sort, columns, sql`ref_id`) : [sql`due_at nulls last, entered_at, ref_id`];
  const { rows } = await db.execute<QueueRow>(sql`
    select kind, ref_id as "refId", title, state, ${msOf(sql`entered_at`)} as "enteredAt",
      ${msOf(sql`due_at`)} as "dueAt", counts,
      barred_user_id as "barredUserId", claimed_by as "claimedBy", ${msOf(sql`claimed_at`)} as "claimedAt",
      ${users.name} as "claimedByName", away.until::text as "claimerAwayUntil", away.stand_in_name as "standInName"
    from ${workOf(reading)} left join ${users} on ${users.id} = claimed_by
      left join ${leavesOn(reading.now)} away on away.user_id = claimed_by
    where ${conditions(filter)} and ${scope ? scopesOf(reading)[scope] : sql`true`}
    order by ${sql.join(order, sql`, `)}
    limit ${filter.pageSize} offset ${(filter.pageNo - 1) * filter.pageSize}`);
  return rows;
}

/** Number of items in each scope, in one query. */
export async function countScopes(
  db: Db,
  reading: QueueReading,
  filter: QueueFilter,
): Promise<Record<QueueScope, number>> {
  if (reading.sources.length === 0) return { open: 0, mine: 0, free: 0, overdue: 0, handled: 0, others: 0 };
  const { rows } = await db.execute<Record<QueueScope, number>>(
    sql`select ${countedScopes(reading)} from ${workOf(reading)} where ${conditions(filter)}`,
  );
  return rows[0] as Record<QueueScope, number>;
}

const countedScopes = (reading: QueueReading): SQL =>
  sql.join(
    Object.entries(scopesOf(reading)).map(
      ([scope, isIn]) => sql`count(*) filter (where ${isIn}) as ${sql.identifier(scope)}`,
    ),
    sql`, `,
  );

export interface KindCount extends Record<QueueScope, number> {
  kind: QueueKind;
  oldestAt: number | null;
}

export async function countByKind(db: Db, reading: QueueReading): Promise<KindCount[]> {
  const { sources } = reading;
  if (sources.length === 0) return [];
  const oldest = sql`min(entered_at) filter (where ${scopesOf(reading).open})`;
  const { rows } = await db.execute<KindCount & Record<string, unknown>>(sql`
    select kind, ${countedScopes(reading)}, ${msOf(oldest)} as "oldestAt"
    from ${workOf(reading)} group by kind`);
  return rows;
}
