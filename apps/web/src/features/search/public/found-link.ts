import type { SearchKind } from '@portal/contract/kinds';
import type { SearchRow } from '@portal/contract/search/public';
import { foundKinds } from '../../found-kinds.ts';

export const kindName = (kind: SearchKind): string => foundKinds[kind].name();

/** The section of a result: its column if it has one, otherwise its kind. */
export function placeName({ kind, section }: SearchRow): string {
  const { place, name } = foundKinds[kind];
  return place && section ? place(section) : name();
}

export const foundHref = (row: SearchRow): string => foundKinds[row.kind].href(row);
