import { type LabelSheet, labelSheetLabels, labelsPerSheet } from '@portal/contract/print/labels';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { NumberField } from '../../../ui/number-field/NumberField.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { optionsOf } from '../../display/codes-of.ts';
import type { GetKey } from '../use-query-of.ts';
import { useExport } from './use-export.ts';

interface PrintLabelsProps {
  endpoint: GetKey;
  /** Ids of what the labels are for. */
  ids: readonly string[];
}

/** Prints labels of chosen rows, after asking for the sheet and its first free label. */
export function PrintLabels({ endpoint, ids }: PrintLabelsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [sheet, setSheet] = useState<LabelSheet>('CUT');
  const [from, setFrom] = useState(1);
  const { share, run } = useExport(endpoint, { ids: ids.join(','), sheet, from: String(from) });
  const print = async () => {
    await run();
    setIsOpen(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)} disabled={ids.length === 0}>
        {m.bulk_labels()}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={m.bulk_labels()}
        closeLabel={m.act_close()}
        size="small"
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>{m.act_cancel()}</Button>
            <Button variant="main" busy={share !== undefined} onClick={() => void print()}>
              {m.act_print()}
            </Button>
          </>
        }
      >
        <Stack gap={16}>
          <Select
            label={m.upkeep_labels_sheet()}
            placeholder=""
            options={optionsOf(labelSheetLabels)}
            value={sheet}
            onChange={(value) => {
              setSheet(value as LabelSheet);
              setFrom(1);
            }}
          />
          {sheet !== 'CUT' && (
            <NumberField
              label={m.upkeep_labels_from()}
              value={from}
              minValue={1}
              maxValue={labelsPerSheet[sheet]}
              onChange={(value) => setFrom(value ?? 1)}
            />
          )}
        </Stack>
      </Dialog>
    </>
  );
}
