import type { ImportRun } from '@portal/contract/import/import';
import { importLifecycle } from '@portal/contract/import/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { StepBar } from '../../../ui/steps/StepBar.tsx';
import { CheckStep } from './CheckStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { MapStep } from './MapStep.tsx';

const pollMs = 1_000;

const rowsOf = ({ sheets }: ImportRun) => sheets.reduce((sum, { rows }) => sum + rows, 0);

const isWorking = ({ state }: ImportRun) => importLifecycle.groups.working.includes(state);

/** One import, from its columns to its result. A step in the background goes on when the page is left. */
export function Component() {
  const { id = '' } = useParams();
  const [polls, setPolls] = useState(false);
  const answer = useQueryOf(
    'GET /api/importManage/import/queryDetail',
    { id },
    { quiet: true, keepPrevious: true, ...(polls ? { every: pollMs } : {}) },
  );
  const shouldPoll = answer.data !== undefined && isWorking(answer.data);
  if (polls !== shouldPoll) setPolls(shouldPoll);
  return (
    <Stack fluid gap={20}>
      <Answered of={answer} lines={16}>
        {(run) => <ImportView key={run.importId} run={run} />}
      </Answered>
    </Stack>
  );
}

function ImportView({ run }: { run: ImportRun }) {
  const [isMapping, setMapping] = useState(false);
  const { state } = run;
  const maps = state === 'MAPPING' || (state === 'CHECKED' && isMapping);
  const step = maps ? 0 : (importLifecycle.stops[state] ?? 3);
  return (
    <>
      <PageTitle
        title={m.import_title_of({ no: run.no })}
        note={
          <>
            <Written>{run.fileName}</Written> · {m.import_file_note({ count: rowsOf(run) })}
          </>
        }
        actions={<ButtonLink href={paths.manageImports()}>{m.import_back()}</ButtonLink>}
      />
      <StepBar
        doneLabel={m.import_step_done()}
        current={step}
        steps={[
          { title: m.import_step_map() },
          { title: m.import_act_check(), note: step === 1 ? run.stateLabel : undefined },
          { title: m.import_act_write(), note: step === 2 ? run.stateLabel : undefined },
          { title: m.import_col_result(), note: step === 3 ? run.stateLabel : undefined },
        ]}
      />
      {isWorking(run) && (
        <Progress
          label={run.stateLabel}
          value={run.totalRows === 0 ? undefined : run.doneRows / run.totalRows}
          valueText={m.import_progress({ done: run.doneRows, total: run.totalRows })}
        />
      )}
      {maps && <MapStep run={run} onChecked={() => setMapping(false)} />}
      {!maps && (state === 'CHECKED' || state === 'PROPOSED') && (
        <CheckStep run={run} onMap={() => setMapping(true)} />
      )}
      {(state === 'DONE' || state === 'UNDONE' || state === 'DROPPED') && <DoneStep run={run} />}
    </>
  );
}
