import type { EntryAct } from '@portal/contract/dictionary/manage';
import { isFixed } from './dictionary-lists.ts';
import type { Entry } from './entry-table.ts';

/** What can be done with an entry: used ones cannot be removed, fixed and merged ones cannot be changed. */
export function entryActions(
  list: string,
  { shield, mergedInto }: Pick<Entry, 'shield' | 'mergedInto'>,
  used: boolean,
): EntryAct[] {
  if (isFixed(list) || mergedInto !== null) return [];
  const hide: EntryAct = shield === 0 ? 'shield' : 'unshield';
  return used ? [hide, 'merge'] : [hide, 'merge', 'remove'];
}
