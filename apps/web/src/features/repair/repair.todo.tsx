import * as m from '@portal/texts/messages';
import type { FeatureTodo } from '../../feature/todo-words.ts';
import { langOfContent } from '../../platform/i18n/language.ts';

export const todo = {
  REPAIR_FEE: ({ title, note }) => ({
    state: m.repair_fee(),
    title: <span lang={langOfContent('zh')}>{title}</span>,
    note,
    action: m.repair_pay(),
  }),
} satisfies FeatureTodo;
