import type { PaletteAct, PaletteFact, PaletteHit, paletteQuery } from '@portal/contract/palette/public';
import { maxNarrowedHits, maxPaletteHits, paletteKinds } from '@portal/contract/palette/terms';
import type { Contributions } from '../../feature/feature.ts';
import type { FoundHit, NamedKind, PaletteSearch, PaletteSource } from '../../feature/palette-source.ts';
import { mayCall } from '../../platform/http/admit.ts';
import type { Context, InputOf } from '../../platform/http/context.ts';
import { findNames } from './find-names.ts';
import { findWithin, readerOf } from './find-within.ts';

type Given = Pick<Contributions, 'palette' | 'menuPages' | 'menuConditions' | 'places'>;

interface Hit extends FoundHit {
  kind: PaletteSource['kind'];
}

const namedKinds: readonly NamedKind[] = ['PAGE', 'ENTERPRISE', 'PERSON'];

/** 0 for what is called or numbered so, 1 for what begins so, 2 for all else. */
function distanceOf({ title, no = '' }: Hit, { text, number }: PaletteSearch): number {
  if (no === number || title.toLowerCase() === text.toLowerCase()) return 0;
  return no.startsWith(number) || title.toLowerCase().startsWith(text.toLowerCase()) ? 1 : 2;
}

/** Kinds in the order of their best hits, so that the first hit of all is the one that was meant. */
function inOrder(hits: readonly Hit[], search: PaletteSearch): Hit[] {
  const groups = [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, group]) => ({
    kind,
    group,
    distance: Math.min(...group.map((hit) => distanceOf(hit, search))),
  }));
  return groups
    .sort((a, b) => a.distance - b.distance || paletteKinds.indexOf(a.kind) - paletteKinds.indexOf(b.kind))
    .flatMap(({ group }) => group.toSorted((a, b) => distanceOf(a, search) - distanceOf(b, search)));
}

/** Two desks may both find an enterprise; the first page of it is enough. */
function onceEach(hits: readonly Hit[], limit: number): Hit[] {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return hits.filter(({ kind, refId }) => {
    const count = counts.get(kind) ?? 0;
    if (seen.has(`${kind} ${refId}`) || count >= limit) return false;
    seen.add(`${kind} ${refId}`);
    counts.set(kind, count + 1);
    return true;
  });
}

/** Figures of the enterprises that were found, as far as the caller may see them elsewhere. */
async function factsOf({ palette }: Given, search: PaletteSearch, hits: readonly Hit[]) {
  const ids = hits.flatMap(({ kind, refId }) => (kind === 'ENTERPRISE' ? [refId] : []));
  const allowed = palette.flatMap(({ facts = [] }) =>
    // Sums of an enterprise would count what stands elsewhere too.
    facts.filter(
      (one) => mayCall(one.shows, search.actor) && readerOf(one, search.actor).scope === undefined,
    ),
  );
  const read = ids.length === 0 ? [] : await Promise.all(allowed.map((facts) => facts.read(search, ids)));
  return (id: string): PaletteFact[] => read.flatMap((facts) => facts.get(id) ?? []);
}

const leadsOf = ({ palette }: Given, { actor }: PaletteSearch, enterpriseId: string): PaletteAct[] =>
  palette
    .flatMap(({ leads = [] }) => leads.filter(({ calls }) => mayCall(calls, actor)))
    .map(({ label, link }) => ({ label: label(), link: link(enterpriseId) }));

/** Asks the sources whose records the caller may open, all at once. */
export async function queryPalette(
  { db, actor, now, ...given }: Pick<Context, 'db' | 'actor' | 'now'> & Given,
  { keyword, kind }: InputOf<typeof paletteQuery>,
): Promise<PaletteHit[]> {
  const text = keyword.trim();
  if (text === '') return [];
  const sources = given.palette.flatMap(({ sources: all = [] }) =>
    all.filter((source) => (kind === undefined || source.kind === kind) && mayCall(source.shows, actor)),
  );
  const limit = kind === undefined ? maxPaletteHits : maxNarrowedHits;
  const search: PaletteSearch = {
    db,
    actor,
    now,
    text,
    number: text.toUpperCase(),
    named: await findNames(db, namedKinds, text, limit),
    limit,
    menus: given,
  };
  const found = await Promise.all(
    sources.map(async (source) =>
      (await findWithin(source, search, given.places)).map((hit) => ({ ...hit, kind: source.kind })),
    ),
  );
  const hits = inOrder(onceEach(found.flat(), limit), search);
  const facts = await factsOf(given, search, hits);
  return hits.map(({ no: _no, facts: own = [], ...hit }) => ({
    ...hit,
    facts: hit.kind === 'ENTERPRISE' ? facts(hit.refId) : own,
    acts: hit.kind === 'ENTERPRISE' ? leadsOf(given, search, hit.refId) : [],
  }));
}
