import { removalReason } from '@portal/contract/removal/manage';
import * as m from '@portal/texts/messages';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { useMutationOf } from '../account/use-mutation-of.ts';
import { Written } from '../display/Written.tsx';
import { dataFaults } from '../form/data-faults.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { useContractForm } from '../form/use-contract-form.ts';
import type { DecisionProps } from './removal-props.ts';

/** Removes a thing to which nothing refers. */
export function RemoveForm({
  found,
  entity,
  id,
  version,
  invalidates,
  onGone,
  onClose,
  ways,
}: DecisionProps) {
  const form = useContractForm<{ reason: string }>(removalReason, { defaultValues: { reason: '' } });
  const remove = useMutationOf('POST /api/serviceManage/removal/remove', {
    done: m.removal_removed(),
    invalidates,
    setError: dataFaults(form.setError),
  });
  const send = async (data: { reason: string }) => {
    const done = await remove.run({ entity, id, version, data });
    if (done) onGone();
    return done;
  };
  return (
    <FormDialog title={m.act_delete()} form={form} save={send} busy={remove.busy} onClose={onClose}>
      <Stack gap={16}>
        <Text weight={600}>
          <Written>{found.name}</Written>
        </Text>
        {ways}
        <p>{m.removal_unused()}</p>
        <TextInput name="reason" />
      </Stack>
    </FormDialog>
  );
}
