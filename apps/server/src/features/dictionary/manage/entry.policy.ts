import type { EntryEvent } from '@portal/contract/dictionary/manage';
import { isFixed } from './dictionary-lists.ts';
import type { Entry } from './entry-table.ts';

/** Actions allowed on an entry: used ones cannot be removed, fixed ones cannot be changed. */
export function entryActions(list: string, { shield }: Pick<Entry, 'shield'>, used: boolean): EntryEvent[] {
  if (isFixed(list)) return [];
  const hide: EntryEvent = shield === 0 ? 'shield' : 'unshield';
  return used ? [hide] : [hide, 'remove'];
}
