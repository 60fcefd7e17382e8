import type { TodoKind } from '@portal/contract/kinds';
import type { TodoRow } from '@portal/contract/todo';
import type { TodoWords } from '../feature/todo-words.ts';
import { activityTodo } from './activity/activity.todo.tsx';
import { billingTodo } from './billing/billing.todo.ts';
import { caseTodo } from './case/case.todo.tsx';
import { contentTodo } from './content/content.todo.tsx';
import { contestTodo } from './contest/contest.todo.tsx';
import { enterpriseTodo } from './enterprise/enterprise.todo.tsx';
import { lotteryTodo } from './lottery/lottery.todo.tsx';
import { matchTodo } from './match/match.todo.tsx';
import { organizationTodo } from './organization/organization.todo.tsx';
import { recruitTodo } from './recruit/recruit.todo.tsx';
import { repairTodo } from './repair/repair.todo.tsx';
import { serviceOrderTodo } from './service-order/service-order.todo.ts';
import { ventureTodo } from './venture/venture.todo.tsx';

/** The members' to-do list, from every feature. */
export const todoWords: Record<TodoKind, (row: TodoRow) => TodoWords> = {
  ...caseTodo,
  ...enterpriseTodo,
  ...contentTodo,
  ...billingTodo,
  ...repairTodo,
  ...matchTodo,
  ...serviceOrderTodo,
  ...ventureTodo,
  ...contestTodo,
  ...lotteryTodo,
  ...recruitTodo,
  ...activityTodo,
  ...organizationTodo,
};
