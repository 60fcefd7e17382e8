import * as m from '@portal/texts/messages';
import type { FeatureTodo } from '../../feature/todo-words.ts';
import { Written } from '../../platform/display/Written.tsx';

export const todo = {
  QUIZ: ({ title }) => ({
    state: m.learn_todo_state(),
    title: <Written>{title}</Written>,
    note: m.learn_todo_text(),
    action: m.learn_todo_open(),
  }),
} satisfies FeatureTodo;
