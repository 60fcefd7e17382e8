import type { TodoKind } from '@portal/contract/kinds';
import type { TodoRow } from '@portal/contract/todo';
import type { ReactNode } from 'react';

/** A member's task, as the workbench shows it. */
interface TodoWords {
  state: ReactNode;
  title: ReactNode;
  note: ReactNode;
  action: ReactNode;
}

export type WordsOfTodo = (row: TodoRow) => TodoWords;

/** A feature's words for the to-do list, apart from its other words: every member's first page has them. */
export type FeatureTodo = Partial<Record<TodoKind, WordsOfTodo>>;
