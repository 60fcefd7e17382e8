import { type CloseContent, closeContent, removalReason } from '@portal/contract/removal/manage';
import * as m from '@portal/texts/messages';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { useMutationOf } from '../account/use-mutation-of.ts';
import { Written } from '../display/Written.tsx';
import { DateInput } from '../form/DateInput.tsx';
import { dataFaults } from '../form/data-faults.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { useContractForm } from '../form/use-contract-form.ts';
import type { DecisionProps } from './removal-props.ts';
import { UsesTable } from './UsesTable.tsx';

/** Takes a thing out of service from a day on. */
export function CloseForm({ found, entity, id, version, invalidates, onGone, onClose, ways }: DecisionProps) {
  const form = useContractForm<CloseContent>(closeContent, { defaultValues: { from: '', reason: '' } });
  const close = useMutationOf('POST /api/serviceManage/removal/close', {
    done: m.removal_closed(),
    invalidates,
    setError: dataFaults(form.setError),
  });
  const send = async (data: CloseContent) => {
    const done = await close.run({ entity, id, version, data });
    if (done) onGone();
    return done;
  };
  return (
    <FormDialog title={m.removal_close()} form={form} save={send} busy={close.busy} onClose={onClose}>
      <Stack gap={16}>
        <Text weight={600}>
          <Written>{found.name}</Written>
        </Text>
        {ways}
        {found.uses.length > 0 && <UsesTable uses={found.uses} />}
        <p>{m.removal_close_note()}</p>
        <DateInput name="from" />
        <TextInput name="reason" />
      </Stack>
    </FormDialog>
  );
}

/** Takes a thing into service again. */
export function OpenForm({ found, entity, id, version, invalidates, onGone, onClose, ways }: DecisionProps) {
  const form = useContractForm<{ reason: string }>(removalReason, { defaultValues: { reason: '' } });
  const open = useMutationOf('POST /api/serviceManage/removal/close', {
    done: m.removal_opened(),
    invalidates,
    setError: dataFaults(form.setError),
  });
  const send = async ({ reason }: { reason: string }) => {
    const done = await open.run({ entity, id, version, data: { from: null, reason } });
    if (done) onGone();
    return done;
  };
  return (
    <FormDialog title={m.removal_open_again()} form={form} save={send} busy={open.busy} onClose={onClose}>
      <Stack gap={16}>
        <Text weight={600}>
          <Written>{found.name}</Written>
        </Text>
        {ways}
        <p>{m.removal_closed_from({ day: found.closedFrom ?? '' })}</p>
        <p>{m.removal_closed_note()}</p>
        <TextInput name="reason" />
      </Stack>
    </FormDialog>
  );
}
