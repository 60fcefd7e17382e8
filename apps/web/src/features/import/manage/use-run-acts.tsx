import type { ImportRun } from '@portal/contract/import/import';
import { type ImportEvent, importEvents, importLifecycle } from '@portal/contract/import/terms';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { importQueryKeys } from './import-query-keys.ts';

const configs = Object.fromEntries(
  importEvents.map((event) => [event, importLifecycle.acts[event]]),
) as Record<ImportEvent, ActionConfig>;

/** What the reader may do with an import as a whole. */
export function useRunActs(run: ImportRun) {
  const operate = useMutationOf('POST /api/importManage/import/operate', { invalidates: importQueryKeys });
  return useEventActs<ImportEvent>({
    configs,
    possible: run.actions,
    title: run.no,
    busy: operate.busy,
    fire: async (event) =>
      (await operate.run({ id: run.importId, event, version: run.version })) !== undefined,
  });
}
