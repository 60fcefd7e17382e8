import { type HeldKind, heldKinds } from '@portal/contract/handover/terms';
import { type SQL, sql } from 'drizzle-orm';
import type { HeldReading } from '../../feature/held-work.ts';
import type { Db } from '../../platform/database/database.ts';

export interface HeldRow extends Record<string, unknown> {
  kind: HeldKind;
  refId: string;
  holderId: string;
  title: string;
  state: string;
  /** Epoch milliseconds. */
  dueAt: number | null;
  role: string | null;
  barredIds: string[];
}

/** All work in hand, as a table `held`. */
const heldOf = (all: HeldReading): SQL =>
  sql`(${sql.join(
    all.heldWork.map(
      ({ kind, held }) => sql`
      select ${kind}::text as kind, ref_id, holder_id, title, state, due_at, role, barred_ids
      from (${held(all)}) work`,
    ),
    sql` union all `,
  )}) held`;

/** How many pieces of work one page lists. */
const most = 500;

interface HeldFilter {
  holderId: string;
  /** Limits it to one piece. */
  piece?: { kind: HeldKind; refId: string };
}

/** What a person holds: by kind, the most urgent first. */
export async function listHeld(
  db: Db,
  reading: HeldReading,
  { holderId, piece }: HeldFilter,
): Promise<HeldRow[]> {
  const isIt = piece ? sql`and kind = ${piece.kind} and ref_id = ${piece.refId}` : sql``;
  const { rows } = await db.execute<HeldRow>(sql`
    select kind, ref_id as "refId", holder_id as "holderId", title, state,
      (extract(epoch from due_at) * 1000)::bigint as "dueAt", role, barred_ids as "barredIds"
    from ${heldOf(reading)} where holder_id = ${holderId} ${isIt}
    order by array_position(${sql.param([...heldKinds])}::text[], kind), due_at nulls last, ref_id
    limit ${most}`);
  return rows;
}

/** How many pieces of work each person holds. */
export async function countHeld(db: Db, reading: HeldReading): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ holderId: string; held: number }>(sql`
    select holder_id as "holderId", count(*)::int as held from ${heldOf(reading)} group by holder_id`);
  return new Map(rows.map(({ holderId, held }) => [holderId, held]));
}
