import type { Endpoint } from '@portal/contract/endpoint';
import type { Place, PlaceKind } from '@portal/contract/rights/place';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Actor } from '../session/actor.ts';
import { notFound } from './app-error.ts';

/** An actor who is limited to some places. */
export type LimitedActor = Actor & Required<Pick<Actor, 'scope'>>;

/** Selects, as `id`, the records of a kind that stand within a caller's places. */
export type RecordsWithin = (actor: LimitedActor) => SQL;

export type RecordPlaces = ReadonlyMap<PlaceKind, RecordsWithin>;

const isLimited = (actor: Actor | null): actor is LimitedActor => actor?.scope !== undefined;

/** The ids at a path of an input; arrays on the way give all of theirs. */
function idsAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => idsAt(part, path));
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'string' && value !== '' ? [value] : [];
  return typeof value === 'object' && value !== null
    ? idsAt((value as Record<string, unknown>)[name], rest)
    : [];
}

/** Whether a call of a limited caller names only records within their places, and at least one. */
export async function isInPlace(
  db: Db,
  places: RecordPlaces,
  place: Exclude<Place, 'LIST'>,
  actor: LimitedActor,
  input: unknown,
): Promise<boolean> {
  const named = (Object.entries(place) as [PlaceKind, string][])
    .map(([kind, path]) => ({ kind, ids: [...new Set(idsAt(input, path.split('.')))] }))
    .filter(({ ids }) => ids.length > 0);
  if (named.length === 0) return false;
  for (const { kind, ids } of named) {
    const within = places.get(kind);
    if (!within) throw new Error(`no feature says where a ${kind} stands`);
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(distinct id)::int as n from (${within(actor)}) found where id = any(${sql.param(ids)}::text[])`,
    );
    if (rows[0]?.n !== ids.length) return false;
  }
  return true;
}

/** @throws {AppError} 500404 for a limited caller who names a record elsewhere, as for one that does not exist */
export async function requireInPlace(
  db: Db,
  places: RecordPlaces,
  { place }: Pick<Endpoint, 'place'>,
  actor: Actor | null,
  input: unknown,
): Promise<void> {
  if (!isLimited(actor) || place === undefined || place === 'LIST') return;
  if (!(await isInPlace(db, places, place, actor, input))) throw notFound();
}

/** Those of these ids, given to a call, that stand within the caller's places; all of them for the whole park. */
export async function idsWithin(
  db: Db,
  places: RecordPlaces,
  { place }: Pick<Endpoint, 'place'>,
  actor: Actor,
  ids: readonly string[],
): Promise<string[]> {
  const [kind] = typeof place === 'object' ? (Object.keys(place) as PlaceKind[]) : [];
  return idsOfKindWithin(db, places, kind, actor, ids);
}

/** Those of these records of a kind that stand within the caller's places; all of them for the whole park. */
export async function idsOfKindWithin(
  db: Db,
  places: RecordPlaces,
  kind: PlaceKind | undefined,
  actor: Actor,
  ids: readonly string[],
): Promise<string[]> {
  if (!isLimited(actor)) return [...ids];
  const within = kind && places.get(kind);
  if (!within) return [];
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${within(actor)}) found where id = any(${sql.param(ids)}::text[])`,
  );
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}

/** Condition that limits a list to the records within a reader's places; undefined for readers of the whole park. */
export function recordsWithin(
  places: RecordPlaces,
  kind: PlaceKind,
  actor: Actor,
  id: SQLWrapper,
): SQL | undefined {
  if (!isLimited(actor)) return undefined;
  const within = places.get(kind);
  return within ? sql`${id} in (${within(actor)})` : sql`false`;
}
