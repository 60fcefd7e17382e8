import type { CollectTargetType, QueueKind, WorkFigure } from '@portal/contract/kinds';

/** A kind of work in the operators' queue. */
export interface QueueWords {
  name: () => string;
  /** The page on which such a piece of work is decided. */
  href: (refId: string) => string;
}

/** A type of thing that can be collected. */
export interface CollectWords {
  name: () => string;
  /** The name of a category by its code. */
  category: (code: string) => string;
}

/** A count of the day on an operator's first page. */
export interface FigureWords {
  name: () => string;
  /** The list of what it counts, on that day if it is one of days. */
  href: (day: string) => string;
}

/** A feature's contribution to pages that show things of all features. */
export interface FeatureWords {
  queue?: Partial<Record<QueueKind, QueueWords>>;
  collect?: Partial<Record<CollectTargetType, CollectWords>>;
  figures?: Partial<Record<WorkFigure, FigureWords>>;
}
