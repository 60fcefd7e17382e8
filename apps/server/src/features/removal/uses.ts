import type { RemovableEntity, RemovalUses } from '@portal/contract/removal/manage';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reference, References, RemovableSource } from '../../feature/removable-source.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** How many of the rows are named. */
const named = 3;

/** All that features say about removable things. */
export interface Removables {
  removables: readonly RemovableSource[];
  references: readonly References[];
}

/**
 * The source of an entity that this operator enters.
 * @throws {AppError} 500404 for others
 */
export function sourceFor(
  actor: Actor,
  { removables }: Removables,
  entity: RemovableEntity,
): RemovableSource {
  const source = removables.find((each) => each.entity === entity);
  if (!source?.roles.some((role) => actor.operatorRoles.includes(role))) throw notFound();
  return source;
}

export const referencesTo = ({ references }: Removables, entity: RemovableEntity): Reference[] =>
  references.flatMap((each) => each[entity] ?? []);

export const isReferring = ({ column, where }: Reference, id: string) => and(eq(column, id), where);

/** The references of which rows may need a thing on a day or later, limited to these rows. */
export const referencesFrom = (references: readonly Reference[], day: string): Reference[] =>
  references.flatMap(({ until, where, ...reference }) =>
    until ? [{ ...reference, where: sql`${where ?? sql`true`} and (${until}) >= ${day}::date` }] : [],
  );

/** What refers to a thing: kinds without rows are left out. */
export async function listUses(
  db: Db,
  references: readonly Reference[],
  id: string,
): Promise<RemovalUses['uses']> {
  if (references.length === 0) return [];
  const counts = references.map((reference, at) => {
    const { table } = reference.column;
    const name = sql`${reference.name}`;
    const some = db
      .select({ name: sql<string>`(${name})::text`.as('name') })
      .from(table)
      .where(isReferring(reference, id))
      .orderBy(desc(reference.column))
      .limit(named);
    return sql`select ${sql.raw(String(at))} as at,
      (select count(*)::int from ${table} where ${isReferring(reference, id)}) as count,
      array(${some}) as names`;
  });
  const { rows } = await db.execute<{ at: number; count: number; names: string[] }>(
    sql.join(counts, sql` union all `),
  );
  return rows.flatMap(({ at, count, names }) =>
    count > 0 ? [{ label: references[at]?.label() ?? '', count, names }] : [],
  );
}
