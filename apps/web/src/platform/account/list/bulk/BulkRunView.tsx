import type { BulkRun } from '@portal/contract/bulk/bulk';
import { bulkLifecycle } from '@portal/contract/bulk/terms';
import { endText } from '@portal/contract/deadline';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { type Fact, Facts } from '../../../../ui/facts/Facts.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Progress } from '../../../../ui/progress/Progress.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import { Written } from '../../../display/Written.tsx';
import { ExportButton } from '../ExportButton.tsx';
import { BulkRows } from './BulkRows.tsx';

function factsOf({ counts, state, groups, sumFen }: BulkRun): Fact[] {
  const rows = (count: number) => m.bulk_rows({ count });
  const isBefore = state === 'PREPARED';
  return [
    ...(isBefore
      ? [{ name: m.bulk_fact_rows(), value: rows(counts.OPEN) }]
      : [
          { name: m.bulk_row_done(), value: rows(counts.DONE + counts.UNDONE + counts.KEPT) },
          { name: m.bulk_row_failed(), value: rows(counts.FAILED) },
        ]),
    ...(counts.UNDONE + counts.KEPT > 0 ? [{ name: m.bulk_row_undone(), value: rows(counts.UNDONE) }] : []),
    { name: m.bulk_fact_left(), value: rows(counts.BARRED) },
    ...(groups === null ? [] : [{ name: m.bulk_fact_reached(), value: m.bulk_groups({ count: groups }) }]),
    ...(sumFen === null ? [] : [{ name: m.bulk_fact_sum(), value: formatFen(sumFen) }]),
  ];
}

/** What a run will do or did, how far it is, and why rows are left. */
export function BulkRunView({ run }: { run: BulkRun }) {
  const { state, counts, doneRows, totalRows, undoUntil } = run;
  const isBefore = state === 'PREPARED';
  const isWorking = bulkLifecycle.groups.working.includes(state);
  const left = counts.FAILED + counts.BARRED + counts.KEPT;
  return (
    <Stack fluid gap={16}>
      <Row wrap gap={8} gapX={16} align="center">
        <Status kind={bulkLifecycle.variants[state]}>{run.stateLabel}</Status>
        {isBefore && (
          <Text as="p" tone="quiet">
            {m.bulk_preview_note()}
          </Text>
        )}
        {run.actions.includes('undo') && undoUntil !== null && (
          <Text as="span" tone="quiet">
            {m.bulk_undo_until({ time: endText(undoUntil) })}
          </Text>
        )}
      </Row>
      {isWorking && (
        <Stack fluid gap={8}>
          <Progress
            label={run.stateLabel}
            value={totalRows === 0 ? 0 : doneRows / totalRows}
            valueText={m.bulk_running({ done: doneRows, total: totalRows })}
          />
          <Text as="p" tone="quiet">
            {m.bulk_running_note()}
          </Text>
        </Stack>
      )}
      <div role="status" aria-live="polite">
        <Facts facts={factsOf(run)} columns={1} />
      </div>
      <FirstRows run={run} />
      <Reasons run={run} />
      {!isBefore && left > 0 && (
        <Row>
          <ExportButton
            endpoint="GET /api/bulkManage/bulk/rest"
            input={{ id: run.runId }}
            text={m.bulk_rest()}
          />
        </Row>
      )}
      <EachRow run={run} />
    </Stack>
  );
}

function FirstRows({ run: { firstNames, counts, state } }: { run: BulkRun }) {
  if (firstNames.length === 0) return null;
  const isBefore = state === 'PREPARED' || state === 'RUNNING';
  const more = (isBefore ? counts.OPEN : counts.DONE) - firstNames.length;
  return (
    <Stack as="section" fluid gap={8}>
      <Text as="h3" weight={600}>
        {isBefore ? m.bulk_first() : m.bulk_first_done()}
      </Text>
      <Stack as="ul" fluid gap={4}>
        {[...new Set(firstNames)].map((name) => (
          <li key={name}>
            <Written>{name}</Written>
          </li>
        ))}
        {more > 0 && (
          <Text as="li" tone="quiet">
            {m.bulk_and_more({ count: more })}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

function Reasons({ run: { reasons } }: { run: BulkRun }) {
  if (reasons.length === 0) return null;
  return (
    <Stack as="section" fluid gap={8}>
      <Text as="h3" weight={600}>
        {m.bulk_reasons()}
      </Text>
      <Stack as="ul" fluid gap={8}>
        {reasons.map(({ text, count, names }) => (
          <li key={text}>
            {m.bulk_reason_of({ text, count })}
            <Text as="small" block tone="quiet">
              <Written>{names.join('、')}</Written>
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Every row of the run, read when it is asked for. */
function EachRow({ run }: { run: BulkRun }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack fluid gap={12}>
      <Row>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {m.bulk_each()}
        </Button>
      </Row>
      {isOpen && <BulkRows run={run} />}
    </Stack>
  );
}
