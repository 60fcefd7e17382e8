import * as m from '@portal/texts/messages';
import type { FeatureTodo } from '../../feature/todo-words.ts';
import { Written } from '../../platform/display/Written.tsx';

export const todo = {
  ORG_INVITE: ({ title }) => ({
    state: m.org_todo_state(),
    title: <Written>{title}</Written>,
    note: m.org_todo_text(),
    action: m.org_todo_open(),
  }),
} satisfies FeatureTodo;
