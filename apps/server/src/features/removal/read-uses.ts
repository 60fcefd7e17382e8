import type { removalQueryTwins, removalQueryUses } from '@portal/contract/removal/manage';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { RemovableSource } from '../../feature/removable-source.ts';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { ContextOf, InputOf, OutputOf } from '../../platform/http/context.ts';
import { listUses, type Removables, referencesTo, sourceFor } from './uses.ts';

const shown = 20;

const select = (db: Db, { table, name, closing }: RemovableSource) =>
  db
    .select({
      id: sql<string>`${table.id}`,
      name: sql<string>`(${name})::text`,
      closedFrom: sql<string | null>`${closing?.closedFrom ?? sql`null`}::text`,
    })
    .from(table)
    .$dynamic();

/** @throws {AppError} 500404 */
export async function queryUses(
  { db, actor }: ContextOf<typeof removalQueryUses>,
  all: Removables,
  { entity, id }: InputOf<typeof removalQueryUses>,
): Promise<OutputOf<typeof removalQueryUses>> {
  const source = sourceFor(actor, all, entity);
  const [row] = await select(db, source).where(eq(source.table.id, id));
  if (!row) throw notFound();
  const uses = await listUses(db, referencesTo(all, entity), id);
  return {
    name: row.name,
    uses,
    canRemove: uses.length === 0,
    canMerge: source.merge !== undefined,
    canClose: source.closing !== undefined,
    closedFrom: row.closedFrom,
  };
}

/** @throws {AppError} 500404 */
export function queryTwins(
  { db, actor }: ContextOf<typeof removalQueryTwins>,
  all: Removables,
  { entity, id, keyword }: InputOf<typeof removalQueryTwins>,
): Promise<OutputOf<typeof removalQueryTwins>> {
  const source = sourceFor(actor, all, entity);
  const name = sql`(${source.name})::text`;
  return select(db, source)
    .where(and(ne(source.table.id, id), contains(keyword, name)))
    .orderBy(name)
    .limit(shown);
}
