import * as m from '@portal/texts/messages';
import type { FeatureTodo } from '../../feature/todo-words.ts';
import { langOfContent } from '../../platform/i18n/language.ts';

export const todo = {
  RECEIPT: ({ title }) => ({
    state: m.workbench_todo_confirm_wanted(),
    title: <span lang={langOfContent('zh')}>{title}</span>,
    note: m.workbench_todo_confirm_text(),
    action: m.workbench_todo_confirm(),
  }),
} satisfies FeatureTodo;
