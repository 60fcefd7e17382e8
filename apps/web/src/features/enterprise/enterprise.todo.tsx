import * as m from '@portal/texts/messages';
import type { FeatureTodo } from '../../feature/todo-words.ts';
import { Sentence } from '../../platform/display/Sentence.tsx';
import { langOfContent } from '../../platform/i18n/language.ts';

const written = (title: string) => <span lang={langOfContent('zh')}>{title}</span>;

export const todo = {
  INVITE: ({ title, note }) => ({
    state: m.workbench_todo_invite(),
    title: written(title),
    note: <Sentence say={m.workbench_todo_invite_text} values={{ name: note }} />,
    action: m.workbench_todo_invite_open(),
  }),
  JOIN: ({ title }) => ({
    state: m.workbench_todo_join(),
    title: written(title),
    note: m.workbench_todo_join_text(),
    action: m.workbench_todo_join_open(),
  }),
} satisfies FeatureTodo;
