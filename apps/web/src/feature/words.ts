import type { CollectTargetType, QueueKind, TodoKind } from '@portal/contract/kinds';
import type { TodoRow } from '@portal/contract/todo';
import type { ReactNode } from 'react';

/** A kind of work in the operators' queue. */
export interface QueueWords {
  name: () => string;
  /** The page on which such a piece of work is decided. */
  href: (refId: string) => string;
}

/** A member's task, as the workbench shows it. */
export interface TodoWords {
  state: ReactNode;
  title: ReactNode;
  note: ReactNode;
  action: ReactNode;
}

/** A type of thing that can be collected. */
export interface CollectWords {
  name: () => string;
  /** The name of a category by its code. */
  category: (code: string) => string;
}

/** A feature's contribution to pages that show things of all features. */
export interface FeatureWords {
  queue?: Partial<Record<QueueKind, QueueWords>>;
  todo?: Partial<Record<TodoKind, (row: TodoRow) => TodoWords>>;
  collect?: Partial<Record<CollectTargetType, CollectWords>>;
}
