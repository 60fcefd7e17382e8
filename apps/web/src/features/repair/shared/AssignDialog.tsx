import { type ManagedRepair, repairOperateManage } from '@portal/contract/repair/manage';
import { type RepairPriority, repairPriorityLabels, usualMinutes } from '@portal/contract/repair/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { InstantInput } from '../../../platform/form/InstantInput.tsx';
import { inputOf } from '../../../platform/form/input-of.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import { awayText } from '../../work-queue/shared/away-text.ts';
import { boardQueryKeys } from './board-query-keys.ts';
import styles from './Desk.module.css';
import { nameOf } from './repair-variants.ts';

/** The option that leaves a ticket to any worker who claims it. */
const anybody = 'ANYBODY';
const WorkerInput = inputOf(RadioGroup, {
  format: (value) => (value as string | null) ?? anybody,
  parse: (value: string) => (value === anybody ? null : value),
});

const content = repairOperateManage.input.shape.data;

interface Sending {
  workerId: string | null;
  priority: RepairPriority | undefined;
  plannedFrom: number | null;
  minutes: number;
  text: string;
}

export type Assigned = Pick<ManagedRepair, 'ticketId' | 'version' | 'priority' | 'locationText' | 'title'> &
  Partial<Pick<Sending, 'workerId' | 'plannedFrom' | 'minutes'>>;

const titles = {
  assign: m.repair_did_assign,
  reassign: m.repair_did_reassign,
  maintain: m.repair_maintain,
};

interface AssignDialogProps {
  /** `assign` sends a worker, `reassign` another one; `maintain` turns a deferrable ticket into planned maintenance. */
  event: 'assign' | 'reassign' | 'maintain';
  ticket: Assigned;
  onClose: () => void;
}

/** Chooses the worker, the time, and the priority. */
export function AssignDialog({ event, ticket, onClose }: AssignDialogProps) {
  const { ticketId: id, version, workerId = null, plannedFrom = null, minutes = usualMinutes } = ticket;
  const isAssigned = event !== 'maintain';
  const isInHand = event === 'reassign';
  const { data: workers = [] } = useQueryOf('GET /api/propertyManage/repair/queryWorkers', {});
  const form = useContractForm<Sending>(content, {
    defaultValues: { workerId, priority: ticket.priority, plannedFrom, minutes, text: '' },
  });
  const operate = useMutationOf('POST /api/propertyManage/repair/operateManage', {
    done: ({ workerName }) => {
      if (!isAssigned) return m.repair_planned();
      return workerName ? m.repair_sent({ name: workerName }) : m.repair_sent_to_all();
    },
    invalidates: boardQueryKeys,
    setError: dataFaults(form.setError),
  });
  const send = ({ priority, ...data }: Sending) => {
    const urgency = priority === undefined ? {} : { priority };
    return operate.run({ id, event, version, data: { ...data, ...urgency } });
  };
  return (
    <FormDialog
      title={titles[event]()}
      size="small"
      form={form}
      save={send}
      busy={operate.busy}
      onClose={onClose}
      className={styles.fields}
    >
      <p>
        <Written>{nameOf(ticket)}</Written>
      </p>
      {!isAssigned && <p>{m.repair_maintain_text()}</p>}
      {isAssigned && (
        <WorkerInput
          name="workerId"
          label={m.field_worker()}
          layout="column"
          options={[
            ...workers
              .filter((worker) => !isInHand || worker.workerId !== workerId)
              .map((worker) => ({
                value: worker.workerId,
                text: worker.name,
                note: awayText(worker) || m.repair_open_jobs({ open: worker.open }),
              })),
            ...(isInHand ? [] : [{ value: anybody, text: m.repair_anybody() }]),
          ]}
        />
      )}
      {!isInHand && (
        <>
          <InstantInput name="plannedFrom" usualTime="09:00" required={!isAssigned} />
          <NumberInput name="minutes" />
        </>
      )}
      {isAssigned && !isInHand && <ChoiceInput name="priority" options={optionsOf(repairPriorityLabels)} />}
      <TextAreaInput name="text" label={m.field_note()} rows={2} />
    </FormDialog>
  );
}
