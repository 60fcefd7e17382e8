import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { buildings } from './building.table.ts';

/** Names of buildings, to choose from. */
export async function buildingNames(db: Db): Promise<string[]> {
  const rows = await db.select({ name: buildings.name }).from(buildings).orderBy(asc(buildings.name));
  return rows.map(({ name }) => name);
}
