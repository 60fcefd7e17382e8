import * as m from '@portal/texts/messages';
import type { FeatureTodo } from '../../feature/todo-words.ts';
import { Written } from '../../platform/display/Written.tsx';

export const todo = {
  INTEREST: ({ title }) => ({
    state: m.match_todo_interest(),
    title: <Written>{title}</Written>,
    note: m.match_todo_interest_text(),
    action: m.match_open_yours(),
  }),
} satisfies FeatureTodo;
