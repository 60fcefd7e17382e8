import type { CollectTargetType, QueueKind, WorkFigure } from '@portal/contract/kinds';

/** Words for a kind of work in the operators' queue. */
export interface QueueWords {
  name: () => string;
  /** The page on which this work item is decided. */
  href: (refId: string) => string;
}

/** Words for a type of thing that can be added to a collection. */
export interface CollectWords {
  name: () => string;
  /** The name of a category by its code. */
  category: (code: string) => string;
}

/** Words for a daily count on an operator's first page. */
export interface FigureWords {
  name: () => string;
  /** The list of the counted items, filtered by that day if it lists by day. */
  href: (day: string) => string;
}

/** A feature's contribution to pages that show items of all features. */
export interface FeatureWords {
  queue?: Partial<Record<QueueKind, QueueWords>>;
  collect?: Partial<Record<CollectTargetType, CollectWords>>;
  figures?: Partial<Record<WorkFigure, FigureWords>>;
}
