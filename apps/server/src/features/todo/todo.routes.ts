import { type TodoRow, todoQueryList } from '@portal/contract/todo';
import type { Deps } from '../../platform/deps.ts';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { type Todo, todoSources } from './todo.queries.ts';

/** As many as the card of the workbench has room for. */
const limit = 6;

const viewTodo = ({ kind, id, title, note, statusText, nextStep, link, dueAt }: Todo): TodoRow => ({
  kind,
  id,
  title,
  link,
  note: note ?? '',
  statusText: statusText ?? '',
  nextStep: nextStep ?? null,
  dueAt: dueAt?.getTime() ?? null,
});

export function todoRoutes({ database: { db }, clock }: Deps): BoundEndpoint[] {
  return [
    bind(todoQueryList, async ({ actor }) => {
      const now = clock.now();
      const found = await Promise.all(todoSources.map((source) => source(db, { actor, now, limit })));
      return {
        rows: found.flat().slice(0, limit).map(viewTodo),
        total: found.reduce((sum, [first]) => sum + (first?.total ?? 0), 0),
      };
    }),
  ];
}
