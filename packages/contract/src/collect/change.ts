import * as m from '@portal/texts/messages';

/** A change to a collected item that its collectors are notified of. */
export type CollectChange =
  | { code: 'ENDED' | 'VALID_WITHOUT_END' | 'AMOUNT' | 'TITLE' | 'CONTENT' }
  | { code: 'VALID_UNTIL'; day: string };

function wordChange(change: CollectChange): string {
  switch (change.code) {
    case 'ENDED':
      return m.collect_change_ended();
    case 'VALID_WITHOUT_END':
      return m.collect_change_valid_without_end();
    case 'VALID_UNTIL':
      return m.collect_change_valid_until({ day: change.day });
    case 'AMOUNT':
      return m.collect_change_amount();
    case 'TITLE':
      return m.collect_change_title();
    case 'CONTENT':
      return m.collect_change_content();
  }
}

/** Words a list of changes as one text. */
export const wordChanges = (changes: readonly CollectChange[]): string =>
  changes.map(wordChange).join(m.collect_change_joint());
