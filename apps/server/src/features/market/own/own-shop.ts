import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { getServiceWhere, type ServiceInFull } from '../market.queries.ts';
import { type ShopRecord, services, shops } from '../market.table.ts';

const isOf = ({ enterpriseId }: Pick<Actor, 'enterpriseId'>) => eq(shops.enterpriseId, enterpriseId ?? '');

export async function findOwnShop(db: Db, actor: Actor): Promise<ShopRecord | null> {
  const [row] = await db.select().from(shops).where(isOf(actor));
  return row ?? null;
}

/**
 * The shop of the caller's enterprise, locked against changes until the transaction ends.
 * @throws {AppError} 500404
 */
export async function holdOwnShop(tx: Db, actor: Actor): Promise<ShopRecord> {
  const [row] = await tx.select().from(shops).where(isOf(actor)).for('share');
  if (!row) throw notFound();
  return row;
}

/** @throws {AppError} 500404, also for another enterprise's service */
export const getOwnService = (db: Db, actor: Actor, id: string): Promise<ServiceInFull> =>
  getServiceWhere(db, and(eq(services.id, id), isOf(actor)));
