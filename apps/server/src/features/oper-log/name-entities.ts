import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import type { LogReader } from './compose-log.ts';

interface Logged {
  entity: string;
  entityId: string;
}

const keyOf = ({ entity, entityId }: Logged) => `${entity} ${entityId}`;

/** Deleted entities get the name stored in the log itself. */
const readDeleted = (db: Db, entities: readonly string[], ids: string[]) =>
  db
    .select({ id: operLogs.entityId, name: sql<string | null>`${operLogs.before} ->> 'title'` })
    .from(operLogs)
    .where(
      and(
        inArray(operLogs.entity, [...entities]),
        inArray(operLogs.entityId, ids),
        inArray(
          operLogs.event,
          entities.map((entity) => `${entity}.delete`),
        ),
      ),
    );

/**
 * Adds the current names of the entities to log entries, or the last names of deleted ones, with one query per kind;
 * the name is empty if there is none.
 */
export async function nameEntities<Row extends Logged>(
  db: Db,
  log: LogReader,
  rows: readonly Row[],
): Promise<(Row & { entityName: string })[]> {
  const kinds = Map.groupBy(
    rows.filter(({ entityId }) => entityId !== ''),
    ({ entity }) => entity,
  );
  const found = await Promise.all(
    [...kinds].map(async ([entity, logged]) => {
      const ids = [...new Set(logged.map(({ entityId }) => entityId))];
      const named = await Promise.all(log.nameSourcesOf(entity).map((read) => read(db, ids)));
      return named.flat().map(({ id, name }) => [keyOf({ entity, entityId: id }), name ?? ''] as const);
    }),
  );
  const names = new Map(found.flat());
  const gone = rows.filter((row) => row.entityId !== '' && !names.has(keyOf(row)));
  const deleted =
    gone.length === 0
      ? []
      : await readDeleted(db, log.keepsTitles, [...new Set(gone.map((row) => row.entityId))]);
  const lastNames = new Map(deleted.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    entityName: names.get(keyOf(row)) ?? lastNames.get(row.entityId) ?? '',
  }));
}
