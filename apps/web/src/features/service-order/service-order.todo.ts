import * as m from '@portal/texts/messages';
import type { FeatureTodo } from '../../feature/todo-words.ts';

export const todo = {
  ORDER: ({ title, statusText }) => ({
    state: statusText,
    title,
    note: null,
    action: m.order_to_answer(),
  }),
  SHOP_QUESTION: ({ title, statusText }) => ({
    state: statusText,
    title,
    note: m.shop_question(),
    action: m.shop_answer(),
  }),
  SHOP_COMPLAINT: ({ title, statusText }) => ({
    state: statusText,
    title,
    note: m.shop_complaint(),
    action: m.shop_state(),
  }),
} satisfies FeatureTodo;
