import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureTodo } from '../../feature/todo-words.ts';
import { langOfContent } from '../../platform/i18n/language.ts';

/** To-do items: applicants have an interview to attend, recruiters an application to review. */
export const todo = {
  RECRUIT: ({ title, note, statusText, link }) => ({
    state: statusText,
    title: <span lang={langOfContent('zh')}>{title}</span>,
    note: <span lang={langOfContent('zh')}>{note}</span>,
    action: link.startsWith(paths.ownPosts()) ? m.recruit_todo_read() : m.recruit_todo_meet(),
  }),
} satisfies FeatureTodo;
