import type { SearchKind } from '@portal/contract/kinds';
import type { Suggestion } from '@portal/contract/search/public';

/** How the search page shows one kind of hit. */
export interface FoundWords {
  name: () => string;
  /** Where a hit belongs, if that adds something to its kind. */
  place?: (section: string) => string;
  href: (row: Suggestion) => string;
}

export type FoundKinds = Partial<Record<SearchKind, FoundWords>>;
