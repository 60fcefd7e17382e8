import type { PaletteKind } from '@portal/contract/palette/terms';
import type { PlaceKind } from '@portal/contract/rights/place';
import type { FoundHit, PaletteSearch, PaletteSource } from '../../feature/palette-source.ts';
import { admit } from '../../platform/http/admit.ts';
import { idsOfKindWithin, type RecordPlaces } from '../../platform/http/require-in-place.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** The records that a result's key names; results of other kinds stand nowhere. */
const placeOfKind: Readonly<Partial<Record<PaletteKind, PlaceKind>>> = {
  ENTERPRISE: 'enterprise',
  BILL: 'bill',
  CONTRACT: 'contract',
  UNIT: 'unit',
  REPAIR: 'repair',
};

/** How many more results are read for a caller to whom only some of them may be shown. */
const spare = 5;

/** The caller as the endpoint that shows the results sees them. */
export const readerOf = ({ shows }: Pick<PaletteSource, 'shows'>, actor: Actor): Actor =>
  admit(shows, actor).actorFor({}) ?? actor;

/** The results of a source that stand within the places of the caller's roles. */
export async function findWithin(
  source: PaletteSource,
  search: PaletteSearch,
  places: RecordPlaces,
): Promise<FoundHit[]> {
  const reader = readerOf(source, search.actor);
  if (reader.scope === undefined) return source.find(search);
  const place = placeOfKind[source.kind];
  if (place === undefined) return [];
  const hits = await source.find({ ...search, limit: search.limit * spare });
  const within = new Set(
    await idsOfKindWithin(
      search.db,
      places,
      place,
      reader,
      hits.map(({ refId }) => refId),
    ),
  );
  return hits.filter(({ refId }) => within.has(refId)).slice(0, search.limit);
}
