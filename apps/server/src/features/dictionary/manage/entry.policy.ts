import type { EntryEvent } from '@portal/contract/dictionary-manage';
import { isFixed } from './dictionary-lists.ts';
import type { Entry } from './entry-table.ts';

/** What may be done with an entry: a used one cannot be removed, one that the program knows cannot change. */
export function entryActions(list: string, { shield }: Pick<Entry, 'shield'>, used: boolean): EntryEvent[] {
  if (isFixed(list)) return [];
  const hide: EntryEvent = shield === 0 ? 'shield' : 'unshield';
  return used ? [hide] : [hide, 'remove'];
}
