import * as m from '@portal/texts/messages';
import type { FeatureTodo } from '../../feature/todo-words.ts';

export const serviceOrderTodo = {
  ORDER: ({ title, statusText }) => ({
    state: statusText,
    title,
    note: null,
    action: m.order_to_answer(),
  }),
} satisfies FeatureTodo;
