import type { Endpoint } from '@portal/contract/endpoint';
import { rightsOf } from '@portal/contract/rights/right';
import type { Right } from '@portal/contract/rights/subjects';
import type { Db } from '../database/database.ts';
import type { Actor, HeldRole } from '../session/actor.ts';
import { isInPlace, type RecordPlaces } from './require-in-place.ts';

const rightsOfAll = (roles: readonly HeldRole[]): Set<Right> =>
  new Set(roles.flatMap(({ rights }) => rights));

/** Rights that hold wherever a row of a list may stand: those of the whole park, and those of every limited role. */
function rightsEverywhere(declaration: Endpoint, roles: readonly HeldRole[]): Set<Right> {
  const needed = rightsOf(declaration);
  const limited = roles.filter(
    ({ scope, rights }) => scope !== null && needed.some((right) => rights.includes(right)),
  );
  const [first, ...others] = limited;
  const shared = (first?.rights ?? []).filter((right) =>
    others.every(({ rights }) => rights.includes(right)),
  );
  return new Set([...rightsOfAll(roles.filter(({ scope }) => scope === null)), ...shared]);
}

/**
 * The rights that a caller has on what a call shows, if they hold several roles in different places; undefined if
 * those of all roles hold.
 */
export async function rightsInPlace(
  db: Db,
  places: RecordPlaces,
  declaration: Endpoint,
  { actor, roles }: { actor: Actor | null; roles: readonly HeldRole[] },
  input: unknown,
): Promise<ReadonlySet<Right> | undefined> {
  const { place } = declaration;
  if (!actor || place === undefined || roles.length < 2 || roles.every(({ scope }) => scope === null))
    return undefined;
  if (place === 'LIST') return rightsEverywhere(declaration, roles);
  const stand = await Promise.all(
    roles.map(
      async ({ scope }) => scope === null || (await isInPlace(db, places, place, { ...actor, scope }, input)),
    ),
  );
  return rightsOfAll(roles.filter((_, at) => stand[at]));
}
