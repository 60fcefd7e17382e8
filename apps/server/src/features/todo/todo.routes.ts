import { type TodoKind, todoKinds } from '@portal/contract/kinds';
import { type TodoRow, todoQueryList } from '@portal/contract/todo/public';
import type { Todo, TodoSource } from '../../feature/todo-source.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';

/** The number of rows the workbench card has room for. */
const limit = 6;

const viewTodo = (kind: TodoKind, { id, title, note, statusText, nextStep, link, dueAt }: Todo): TodoRow => ({
  kind,
  id,
  title,
  link,
  note: note ?? '',
  statusText: statusText ?? '',
  nextStep: nextStep ?? null,
  dueAt: dueAt?.getTime() ?? null,
});

export function todoRoutes(
  { database: { db }, clock }: Deps,
  sources: readonly TodoSource[],
): BoundEndpoint[] {
  const inOrder = sources.toSorted((a, b) => todoKinds.indexOf(a.kind) - todoKinds.indexOf(b.kind));
  return [
    bind(todoQueryList, async ({ actor }) => {
      const now = clock.now();
      const read = async ({ kind, list }: TodoSource) => ({
        kind,
        todos: await list(db, { actor, now, limit }),
      });
      const found = await Promise.all(inOrder.map(read));
      const counts = Object.fromEntries(found.map(({ kind, todos: [first] }) => [kind, first?.total ?? 0]));
      return {
        counts: counts as Record<TodoKind, number>,
        rows: found.flatMap(({ kind, todos }) => todos.map((todo) => viewTodo(kind, todo))).slice(0, limit),
        total: Object.values(counts).reduce((sum, count) => sum + count, 0),
      };
    }),
  ];
}
