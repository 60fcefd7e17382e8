import type { RoleContent } from '@portal/contract/rights/custom-role';
import type { Right } from '@portal/contract/rights/subjects';

/** What a change of a role would add and remove. */
export interface RoleChanges {
  added: readonly Right[];
  removed: readonly Right[];
  /** Whether it holds elsewhere. */
  isMoved: boolean;
  isMaskedOtherwise: boolean;
  /** Whether a name or the note differs. */
  isReworded: boolean;
  count: number;
}

type Terms = Pick<RoleContent, 'rights' | 'scope' | 'places' | 'masked' | 'name' | 'nameEn' | 'note'>;

/** The content of a role that does not exist yet. */
export const noContent: Terms = {
  name: '',
  nameEn: '',
  note: '',
  rights: [],
  scope: 'ALL',
  places: [],
  masked: false,
};

const sortedText = (texts: readonly string[]) => texts.toSorted((a, b) => (a < b ? -1 : 1)).join();

/** Compares what a role would be with what is in force; of a new role everything is added. */
export function changesOf(inForce: Terms | null, next: Terms): RoleChanges {
  const before = inForce ?? noContent;
  const added = next.rights.filter((right) => !before.rights.includes(right));
  const removed = before.rights.filter((right) => !next.rights.includes(right));
  const isMoved = before.scope !== next.scope || sortedText(before.places) !== sortedText(next.places);
  const isMaskedOtherwise = before.masked !== next.masked;
  const isReworded =
    inForce !== null &&
    (before.name !== next.name || before.nameEn !== next.nameEn || before.note !== next.note);
  const others = [isMoved, isMaskedOtherwise, isReworded].filter(Boolean).length;
  const count = added.length + removed.length + others;
  return { added, removed, isMoved, isMaskedOtherwise, isReworded, count };
}
