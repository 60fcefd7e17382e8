import type { ManagedRepair } from '@portal/contract/repair-manage';
import { type RepairPriority, repairPriorities, repairPriorityLabels } from '@portal/contract/repair-terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import styles from './Board.module.css';
import { staleBoard } from './stale-board.ts';

/** The value of the choice that leaves a ticket to whoever takes it. */
const anybody = 'ANYBODY';

type Assigned = Pick<ManagedRepair, 'ticketId' | 'version' | 'priority'> & { workerId?: string | null };

/** Chooses who is sent, and how urgent it is. */
export function AssignDialog({ ticket, onClose }: { ticket: Assigned; onClose: () => void }) {
  const { ticketId: id, version, workerId } = ticket;
  const { data: workers = [] } = useQueryOf('GET /api/propertyManage/repair/queryWorkers', {});
  const [chosen, setChosen] = useState(workerId ?? anybody);
  const [priority, setPriority] = useState<RepairPriority>(ticket.priority);
  const [text, setText] = useState('');
  const operate = useMutationOf('POST /api/propertyManage/repair/operateManage', {
    done: ({ workerName }) => (workerName ? m.repair_sent({ name: workerName }) : m.repair_sent_to_all()),
    invalidates: staleBoard,
  });
  const send = async () => {
    const data = { workerId: chosen === anybody ? null : chosen, priority, text };
    if (await operate.run({ id, event: 'assign', version, data })) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.repair_did_assign()}
      closeLabel={m.operator_close()}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{m.operator_cancel()}</Button>
          <Button variant="main" busy={operate.busy} onClick={() => void send()}>
            {m.repair_did_assign()}
          </Button>
        </>
      }
    >
      <div className={styles.board}>
        <RadioGroup
          label={m.field_worker()}
          layout="column"
          value={chosen}
          onChange={setChosen}
          options={[
            ...workers.map(({ workerId: value, name, open }) => ({
              value,
              text: name,
              note: m.repair_open_jobs({ open }),
            })),
            { value: anybody, text: m.repair_anybody() },
          ]}
        />
        <RadioGroup
          label={m.field_priority()}
          value={priority}
          onChange={(value) => setPriority(value as RepairPriority)}
          options={repairPriorities.map((value) => ({ value, text: repairPriorityLabels[value]() }))}
        />
        <TextArea label={m.field_note()} rows={2} maxLength={200} value={text} onChange={setText} />
      </div>
    </Dialog>
  );
}
