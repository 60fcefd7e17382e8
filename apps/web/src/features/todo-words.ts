import type { TodoKind } from '@portal/contract/kinds';
import type { FeatureTodo, WordsOfTodo } from '../feature/todo-words.ts';

const modules = import.meta.glob<FeatureTodo>('./*/*.todo.{ts,tsx}', { eager: true, import: 'todo' });

/** The members' to-do list, collected from every feature; a test checks that no kind is missing. */
export const todoWords: Record<TodoKind, WordsOfTodo> = Object.assign({}, ...Object.values(modules));
