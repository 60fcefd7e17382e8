import type { ResourceCode } from '@portal/contract/resource/terms';
import { asc, count, eq, getTableColumns, inArray } from 'drizzle-orm';
import { withParkDays } from '../../platform/booking/closed-days.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type ResourceRecord, resources } from './resource.table.ts';

/** With the park's closed days added, as for bookings. */
const booked = { ...getTableColumns(resources), closedDates: withParkDays(resources.closedDates) };

/** Resources of a code, in order of creation; a park has a few dozen at most. */
export const listResources = (db: Db, code: ResourceCode): Promise<ResourceRecord[]> =>
  db
    .select(booked)
    .from(resources)
    .where(eq(resources.code, code))
    .orderBy(asc(resources.code), asc(resources.createdAt), asc(resources.id));

/** All resources as stored, without the park's closed days. */
export const listEnteredResources = (db: Db): Promise<ResourceRecord[]> =>
  db.select().from(resources).orderBy(asc(resources.code), asc(resources.createdAt), asc(resources.id));

export const findResources = (db: Db, ids: readonly string[]): Promise<ResourceRecord[]> =>
  db
    .select(booked)
    .from(resources)
    .where(inArray(resources.id, [...ids]));

/** @throws {AppError} 500404 */
export async function getResource(db: Db, id: string): Promise<ResourceRecord> {
  const [resource] = await findResources(db, [id]);
  if (!resource) throw notFound();
  return resource;
}

export async function countByCode(db: Db): Promise<ReadonlyMap<ResourceCode, number>> {
  const rows = await db
    .select({ code: resources.code, count: count() })
    .from(resources)
    .groupBy(resources.code);
  return new Map(rows.map(({ code, count: number }) => [code, number]));
}
