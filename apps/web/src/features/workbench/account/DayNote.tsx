import * as m from '@portal/texts/messages';
import { useTodos } from './use-todos.ts';

/** The number of to-do items of the user today. */
export function DayNote() {
  const { data, isError } = useTodos();
  if (isError) return m.member_error_here();
  if (!data) return null;
  return data.total > 0 ? m.workbench_waits({ count: data.total }) : m.workbench_nothing_waits();
}
