import type { CollectTargetType, QueueKind, TodoKind } from '@portal/contract/kinds';
import type { TodoRow } from '@portal/contract/todo';
import type { ReactNode } from 'react';

/** A kind of work that waits for an operator. */
export interface QueueWords {
  name: () => string;
  /** The page on which a piece of it is decided. */
  href: (refId: string) => string;
}

/** Something that waits for a member, as the workbench shows it. */
export interface TodoWords {
  state: ReactNode;
  title: ReactNode;
  note: ReactNode;
  action: ReactNode;
}

/** A type of thing that can be collected. */
export interface CollectWords {
  name: () => string;
  /** What the code of its category is called. */
  category: (code: string) => string;
}

/** What pages of all features say of a feature's things. */
export interface FeatureWords {
  queue?: Partial<Record<QueueKind, QueueWords>>;
  todo?: Partial<Record<TodoKind, (row: TodoRow) => TodoWords>>;
  collect?: Partial<Record<CollectTargetType, CollectWords>>;
}
