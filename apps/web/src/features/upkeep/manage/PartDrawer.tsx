import type { EndpointMap } from '@portal/contract/endpoint-map';
import {
  type PartContent,
  type PartMoveRow,
  partContent,
  type StockContent,
  stockContent,
  stockMoves,
} from '@portal/contract/upkeep/part';
import { partMoveLabels } from '@portal/contract/upkeep/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import {
  dateColumn,
  numberColumn,
  textColumn,
  writtenColumn,
} from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { partQueryKeys } from './upkeep-query-keys.ts';

type Part = EndpointMap['GET /api/propertyManage/upkeep/queryPart']['output'];

const defaultValues: PartContent = { name: '', unit: '', place: '', reorderAt: 0 };

/** A spare part, with its latest movements. */
export function PartDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const isNew = id === 'new';
  const answer = useQueryOf('GET /api/propertyManage/upkeep/queryPart', { id }, { enabled: !isNew });
  if (isNew) return <PartForm part={null} onClose={onClose} />;
  return <Answered of={answer}>{(part) => <PartForm part={part} onClose={onClose} />}</Answered>;
}

const moveColumns = (): ListColumn<PartMoveRow>[] => [
  dateColumn('at', m.field_time(), ({ at }) => at, { part: 'title', rowHeader: true }),
  textColumn('kind', m.field_kind(), ({ kind }) => partMoveLabels[kind]()),
  numberColumn('change', m.field_quantity(), ({ change }) => change),
  textColumn('ticket', m.repair_ticket(), ({ ticketNo }) => ticketNo),
  writtenColumn('note', m.field_note(), ({ note, who }) => [who, note].filter(Boolean).join(' · ')),
];

function PartForm({ part, onClose }: { part: Part | null; onClose: () => void }) {
  const form = useContractForm<PartContent>(partContent, { values: part?.data ?? defaultValues });
  const [isMoving, setIsMoving] = useState(false);
  const save = useMutationOf('POST /api/propertyManage/upkeep/savePart', {
    once: true,
    done: m.upkeep_part_saved(),
    invalidates: partQueryKeys,
    setError: dataFaults(form.setError),
  });
  const at = part ? { id: part.partId, version: part.version } : {};
  return (
    <>
      <FormDrawer
        title={part ? m.upkeep_part() : m.upkeep_part_new()}
        form={form}
        save={(data) => save.run({ ...at, data })}
        busy={save.busy}
        onClose={onClose}
        aside={
          part && (
            <Stack as="section" gap={12} above={24}>
              <h2>{m.upkeep_moves()}</h2>
              <Button onClick={() => setIsMoving(true)}>{m.upkeep_stock()}</Button>
              <CardTable
                caption={m.upkeep_moves()}
                columns={moveColumns()}
                rows={part.moves}
                rowKey={({ at: time, kind, change }) => `${time} ${kind} ${change}`}
                empty={m.upkeep_moves_none()}
              />
            </Stack>
          )
        }
      >
        <Stack gap={24}>
          <TextInput name="name" />
          <TextInput name="unit" />
          <TextInput name="place" />
          <NumberInput name="reorderAt" orZero />
        </Stack>
      </FormDrawer>
      {isMoving && part && <StockDialog part={part} onClose={() => setIsMoving(false)} />}
    </>
  );
}

/** Records what came in, or how many were counted. */
function StockDialog({ part, onClose }: { part: Part; onClose: () => void }) {
  const form = useContractForm<StockContent>(stockContent, {
    defaultValues: { kind: 'IN', count: 0, note: '' },
  });
  const move = useMutationOf('POST /api/propertyManage/upkeep/moveStock', {
    once: true,
    done: ({ onHand }) => m.upkeep_stock_saved({ count: onHand }),
    invalidates: partQueryKeys,
    setError: dataFaults(form.setError),
  });
  const kinds = stockMoves.map((value) => ({ value, text: partMoveLabels[value]() }));
  return (
    <FormDialog
      title={m.upkeep_stock()}
      size="small"
      form={form}
      save={(data) => move.run({ partId: part.partId, data })}
      busy={move.busy}
      onClose={onClose}
    >
      <Stack gap={16}>
        <ChoiceInput name="kind" options={kinds} />
        <NumberInput name="count" orZero />
        <TextInput name="note" />
      </Stack>
    </FormDialog>
  );
}
