import type { TodoKind } from '@portal/contract/kinds';
import type { TodoRow } from '@portal/contract/todo/public';
import type { ReactNode } from 'react';

/** How the workbench shows a member's task. */
interface TodoWords {
  state: ReactNode;
  title: ReactNode;
  note: ReactNode;
  action: ReactNode;
}

export type WordsOfTodo = (row: TodoRow) => TodoWords;

/** A feature's words for the to-do list, separate from its other words because every member's first page loads them. */
export type FeatureTodo = Partial<Record<TodoKind, WordsOfTodo>>;
