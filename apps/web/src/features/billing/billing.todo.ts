import * as m from '@portal/texts/messages';
import type { FeatureTodo } from '../../feature/todo-words.ts';

export const todo = {
  BILL: ({ title, note }) => ({
    state: m.billing_own_due(),
    title,
    note,
    action: m.billing_pay(),
  }),
} satisfies FeatureTodo;
