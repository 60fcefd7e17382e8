import type { Endpoint } from '@portal/contract/endpoint';
import type { PaletteFact, PaletteHit } from '@portal/contract/palette/public';
import type { PaletteKind } from '@portal/contract/palette/terms';
import type { Db } from '../platform/database/database.ts';
import type { Actor } from '../platform/session/actor.ts';
import type { MenuCondition } from './menu-condition.ts';

/** Kinds whose names are also found by pinyin and initials. */
export type NamedKind = Extract<PaletteKind, 'PAGE' | 'ENTERPRISE' | 'PERSON'>;

/** Who looks for what. */
export interface PaletteSearch {
  db: Db;
  actor: Actor;
  now: Date;
  /** As typed, without spaces around it. */
  text: string;
  /** The same as the beginning of a number, in capitals. */
  number: string;
  /** Keys of what has a matching name, the best match first. */
  named: Readonly<Record<NamedKind, readonly string[]>>;
  limit: number;
  /** What menus are made of. */
  menus: { menuPages: readonly string[]; menuConditions: ReadonlyMap<string, MenuCondition> };
}

/** A result as its source finds it. */
export type FoundHit = Pick<PaletteHit, 'refId' | 'title' | 'note' | 'link'> & {
  /** The number that was looked for, if that is how it was found. */
  no?: string;
  facts?: PaletteFact[];
};

/** Finds records of one kind. Every query uses an index and reads a bounded number of rows. */
export interface PaletteSource {
  kind: PaletteKind;
  /** The endpoint that shows a record: the source is only asked for those who may call it. */
  shows: Endpoint;
  find(search: PaletteSearch): Promise<FoundHit[]>;
}

/** Figures about enterprises that were found. */
export interface PaletteFacts {
  shows: Endpoint;
  read(search: PaletteSearch, enterpriseIds: readonly string[]): Promise<Map<string, PaletteFact[]>>;
}

/** A page on which something can be done for an enterprise. */
interface PaletteLead {
  /** The endpoint that the page calls in the end. */
  calls: Endpoint;
  label: () => string;
  link: (enterpriseId: string) => string;
}

/** What a feature contributes to the palette. */
export interface PaletteContribution {
  sources?: readonly PaletteSource[];
  facts?: readonly PaletteFacts[];
  leads?: readonly PaletteLead[];
}

/** Rows in the order of the keys by which they were found. */
export const inNamedOrder = <Row>(
  ids: readonly string[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Row[] => rows.toSorted((a, b) => ids.indexOf(idOf(a)) - ids.indexOf(idOf(b)));

/** A second line made of what is known. */
export const noteOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

/** What begins with the number first, then what belongs to the enterprises, each once. */
export function onceEach<Row extends { id: string }>(
  limit: number,
  ...reads: readonly (readonly Row[])[]
): Row[] {
  return [...new Map(reads.flat().map((row) => [row.id, row])).values()].slice(0, limit);
}
