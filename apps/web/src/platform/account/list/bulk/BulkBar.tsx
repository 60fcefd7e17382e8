import type { BulkActRow, BulkValues } from '@portal/contract/bulk/bulk';
import * as m from '@portal/texts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { useMutationOf } from '../../use-mutation-of.ts';
import type { ListKey } from '../list-key.ts';
import { bulkQueryKeys } from './bulk-query-keys.ts';

const BulkForm = lazy(async () => ({ default: (await import('./BulkForm.tsx')).BulkForm }));
const BulkDrawer = lazy(async () => ({ default: (await import('./BulkDrawer.tsx')).BulkDrawer }));

interface BulkBarProps {
  acts: readonly BulkActRow[];
  list: ListKey;
  ids: readonly string[];
  filter: Record<string, string | number>;
  /** How many rows match the filter, beyond the page. */
  total: number;
  more: ReactNode;
  /** After an act was carried out: the selection is no longer what it was. */
  onDone: () => void;
}

/** What can be done with the chosen rows, or with all that match the filter; each act begins with its preview. */
export function BulkBar({ acts, list, ids, filter, total, more, onDone }: BulkBarProps) {
  const [takesAll, setTakesAll] = useState(false);
  const [asked, setAsked] = useState<BulkActRow>();
  const [runId, setRunId] = useState<string>();
  const queries = useQueryClient();
  const prepare = useMutationOf('POST /api/bulkManage/bulk/prepare', {
    once: true,
    invalidates: bulkQueryKeys,
  });
  const dataOf = ({ kind }: BulkActRow, values: Partial<BulkValues>) => ({
    ...values,
    list,
    kind,
    filter,
    ...(takesAll ? {} : { ids: [...ids] }),
  });
  const press = async (act: BulkActRow) => {
    if (act.needs.length > 0) return setAsked(act);
    const run = await prepare.run({ data: dataOf(act, {}) });
    if (run) setRunId(run.runId);
  };
  const close = (isStarted: boolean) => {
    setRunId(undefined);
    if (!isStarted) return;
    onDone();
    void queries.invalidateQueries({ queryKey: [list] });
  };
  return (
    <Row wrap gap={8} justify="end">
      {total > ids.length && (
        <Button variant="quiet" aria-pressed={takesAll} onClick={() => setTakesAll(!takesAll)}>
          {(takesAll ? m.bulk_all_chosen : m.bulk_all)({ count: total })}
        </Button>
      )}
      {more}
      {acts.map((act) => (
        <Button
          key={act.kind}
          busy={prepare.busy}
          variant={act.isDanger ? 'danger' : undefined}
          onClick={() => void press(act)}
        >
          {act.name}
        </Button>
      ))}
      <Suspense fallback={<span hidden aria-busy="true" />}>
        {asked && (
          <BulkForm
            act={asked}
            dataOf={(values) => dataOf(asked, values)}
            onPrepared={setRunId}
            onClose={() => setAsked(undefined)}
          />
        )}
        {runId !== undefined && <BulkDrawer id={runId} onClose={close} />}
      </Suspense>
    </Row>
  );
}
