import * as m from '@portal/texts/messages';
import type { FeatureTodo } from '../../feature/todo-words.ts';
import { langOfContent } from '../../platform/i18n/language.ts';

export const todo = {
  VENTURE: ({ title, note, statusText }) => ({
    state: statusText,
    title: <span lang={langOfContent('zh')}>{title}</span>,
    note: <span lang={langOfContent('zh')}>{note}</span>,
    action: m.act_answer(),
  }),
} satisfies FeatureTodo;
