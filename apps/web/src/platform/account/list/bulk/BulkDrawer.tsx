import type { BulkRun } from '@portal/contract/bulk/bulk';
import { type BulkEvent, bulkEvents, bulkLifecycle } from '@portal/contract/bulk/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { Answered } from '../../Answered.tsx';
import { ActButtons } from '../../acts/ActButtons.tsx';
import { type ActionConfig, useEventActs } from '../../acts/use-event-acts.tsx';
import { useMutationOf } from '../../use-mutation-of.ts';
import { useQueryOf } from '../../use-query-of.ts';
import { BulkRunView } from './BulkRunView.tsx';
import { bulkQueryKeys } from './bulk-query-keys.ts';

const pollMs = 1_000;

const configs = Object.fromEntries(bulkEvents.map((event) => [event, bulkLifecycle.acts[event]])) as Record<
  BulkEvent,
  ActionConfig
>;

interface BulkDrawerProps {
  id: string;
  /** Says whether the run was started. */
  onClose: (isStarted: boolean) => void;
}

/** A run from its preview to its result. It goes on in the background when the drawer is closed. */
export function BulkDrawer({ id, onClose }: BulkDrawerProps) {
  const [polls, setPolls] = useState(false);
  const answer = useQueryOf(
    'GET /api/bulkManage/bulk/queryDetail',
    { id },
    { quiet: true, keepPrevious: true, ...(polls ? { every: pollMs } : {}) },
  );
  const run = answer.data;
  const shouldPoll = run !== undefined && bulkLifecycle.groups.working.includes(run.state);
  if (polls !== shouldPoll) setPolls(shouldPoll);
  return (
    <Drawer
      open
      onClose={() => onClose(run !== undefined && run.state !== 'PREPARED')}
      title={run ? m.bulk_title_of({ name: run.kindName, no: run.no }) : m.bulk_title()}
      closeLabel={m.act_close()}
      actions={run && <RunActs run={run} />}
    >
      <Answered of={answer}>{(shown) => <BulkRunView run={shown} />}</Answered>
    </Drawer>
  );
}

function RunActs({ run }: { run: BulkRun }) {
  const operate = useMutationOf('POST /api/bulkManage/bulk/operate', { invalidates: bulkQueryKeys });
  const { acts, dialog } = useEventActs<BulkEvent>({
    configs,
    possible: run.actions,
    title: run.kindName,
    busy: operate.busy,
    fire: async (event) => (await operate.run({ id: run.runId, event, version: run.version })) !== undefined,
  });
  return (
    <>
      {run.state !== 'PREPARED' && <ButtonLink href={paths.manageBulk()}>{m.bulk_records()}</ButtonLink>}
      <ActButtons acts={acts} mains={['start']} dangers={['undo']} />
      {dialog}
    </>
  );
}
