import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type ProductWithInstitution, selectProducts } from '../finance.queries.ts';
import { finProducts, type InstitutionRecord, institutions } from '../finance.table.ts';

export const isOwnInstitution = ({ enterpriseId }: Pick<Actor, 'enterpriseId'>) =>
  eq(institutions.enterpriseId, enterpriseId ?? '');

export async function findOwnInstitution(db: Db, actor: Actor): Promise<InstitutionRecord | null> {
  const [row] = await db.select().from(institutions).where(isOwnInstitution(actor));
  return row ?? null;
}

/**
 * The institution of the caller's enterprise, locked against changes until the transaction ends.
 * @throws {AppError} 500404
 */
export async function holdOwnInstitution(tx: Db, actor: Actor): Promise<InstitutionRecord> {
  const [row] = await tx.select().from(institutions).where(isOwnInstitution(actor)).for('share');
  if (!row) throw notFound();
  return row;
}

/** @throws {AppError} 500404, also for another institution's product */
export async function getOwnProduct(db: Db, actor: Actor, id: string): Promise<ProductWithInstitution> {
  const [row] = await selectProducts(db).where(and(eq(finProducts.id, id), isOwnInstitution(actor)));
  if (!row) throw notFound();
  return row;
}
