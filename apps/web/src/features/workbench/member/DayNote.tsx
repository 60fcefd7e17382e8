import {
  member_error_here,
  workbench_nothing_waits,
  workbench_waits,
} from '../../../platform/i18n/paraglide/messages.js';
import { useTodos } from '../use-todos.ts';

/** How much waits for the user today. */
export function DayNote() {
  const { data, isError } = useTodos();
  if (isError) return member_error_here();
  if (!data) return null;
  return data.total > 0 ? workbench_waits({ count: data.total }) : workbench_nothing_waits();
}
