import type { Db } from '../database/database.ts';
import { type EntityTable, updateVersion } from '../database/versioned.ts';
import type { WriteContext } from '../http/context.ts';
import { type LogSource, writeLog } from '../oper-log/write-log.ts';

interface Move<Row> {
  /** Entity's name in the log; the logged event is `<entity>.<event>`. */
  entity: string;
  event: string;
  /** The new state, and other columns that change with it. */
  set: Partial<Row>;
  /** Content logged of the row before and after; by default the changed columns. */
  logged?: (row: Row) => unknown;
  reason?: string | undefined;
}

/** The actor and time of a transition; the context of every write fits. */
export type MoveSource = LogSource & Pick<WriteContext, 'now'>;

/** Writes a transition of a locked row: its columns, version and log row. */
export async function moveState<Table extends EntityTable>(
  tx: Db,
  ctx: MoveSource,
  table: Table,
  row: Table['$inferSelect'] & { id: string },
  { entity, event, set, logged, reason }: Move<Table['$inferSelect']>,
): Promise<Table['$inferSelect']> {
  const changed = Object.keys(set);
  const toLog =
    logged ??
    ((of: object) => Object.fromEntries(Object.entries(of).filter(([name]) => changed.includes(name))));
  const moved = await updateVersion(tx, ctx, table, row.id, set);
  await writeLog(tx, ctx, {
    event: `${entity}.${event}`,
    entity,
    entityId: row.id,
    before: toLog(row),
    after: toLog(moved),
    ...(reason ? { reason } : {}),
  });
  return moved;
}
