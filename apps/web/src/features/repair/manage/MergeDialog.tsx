import type { ManagedRepairDetail } from '@portal/contract/repair-manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { staleBoard } from './stale-board.ts';

interface MergeDialogProps {
  ticket: ManagedRepairDetail;
  onClose: () => void;
}

/** Chooses the ticket that this one goes into. */
export function MergeDialog({ ticket: { ticketId: id, version, similar }, onClose }: MergeDialogProps) {
  const [into, setInto] = useState(similar[0]?.ticketId ?? '');
  const operate = useMutationOf('POST /api/propertyManage/repair/operateManage', {
    done: ({ mergedNo }) => m.repair_merged_into({ no: mergedNo }),
    invalidates: staleBoard,
  });
  const merge = async () => {
    if (await operate.run({ id, event: 'merge', version, data: { into } })) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.repair_merge()}
      closeLabel={m.operator_close()}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{m.operator_cancel()}</Button>
          <Button variant="main" busy={operate.busy} onClick={() => void merge()}>
            {m.repair_merge()}
          </Button>
        </>
      }
    >
      <p>{m.repair_merge_text()}</p>
      <RadioGroup
        label={m.field_merge_into()}
        layout="column"
        value={into}
        onChange={setInto}
        options={similar.map(({ ticketId, no, title }) => ({ value: ticketId, text: title, note: no }))}
      />
    </Dialog>
  );
}
