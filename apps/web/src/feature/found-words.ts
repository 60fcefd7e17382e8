import type { SearchKind } from '@portal/contract/kinds';
import type { SearchRow } from '@portal/contract/search';

/** A kind of thing that can be found, as the search page shows it. */
export interface FoundWords {
  name: () => string;
  /** Where a hit belongs, if that says more than the kind. */
  place?: (section: string) => string;
  href: (row: SearchRow) => string;
}

export type FoundKinds = Partial<Record<SearchKind, FoundWords>>;
