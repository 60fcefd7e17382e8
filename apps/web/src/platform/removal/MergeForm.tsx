import { mergeContent, type RemovableEntity } from '@portal/contract/removal/manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { useMutationOf } from '../account/use-mutation-of.ts';
import { useQueryOf } from '../account/use-query-of.ts';
import { Written } from '../display/Written.tsx';
import { dataFaults } from '../form/data-faults.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { SearchedInput } from '../form/SearchedInput.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { useContractForm } from '../form/use-contract-form.ts';
import type { DecisionProps } from './removal-props.ts';
import { UsesTable } from './UsesTable.tsx';

interface Merge {
  intoId: string;
  reason: string;
}

/** Merges a thing into another one of its kind: what refers to it moves there. */
export function MergeForm({ found, entity, id, version, invalidates, onGone, onClose, ways }: DecisionProps) {
  const form = useContractForm<Merge>(mergeContent, { defaultValues: { intoId: '', reason: '' } });
  const merge = useMutationOf('POST /api/serviceManage/removal/merge', {
    done: m.removal_merged(),
    invalidates,
    setError: dataFaults(form.setError),
  });
  const send = async (data: Merge) => {
    const done = await merge.run({ entity, id, version, data });
    if (done) onGone();
    return done;
  };
  return (
    <FormDialog title={m.removal_merge()} form={form} save={send} busy={merge.busy} onClose={onClose}>
      <Stack gap={16}>
        <Text weight={600}>
          <Written>{found.name}</Written>
        </Text>
        {ways}
        <UsesTable uses={found.uses} />
        <p>{m.removal_used_merge()}</p>
        {/* First, because the list of the other field opens when it is reached and would hide what is above it. */}
        <TextInput name="reason" />
        <IntoInput entity={entity} id={id} />
      </Stack>
    </FormDialog>
  );
}

/** The other thing, found by its name. */
function IntoInput({ entity, id }: { entity: RemovableEntity; id: string }) {
  const [keyword, setKeyword] = useState('');
  const { data } = useQueryOf(
    'GET /api/serviceManage/removal/queryTwins',
    { entity, id, keyword },
    { keepPrevious: true, quiet: true },
  );
  const options = (data ?? []).map((twin) => ({ value: twin.id, text: twin.name }));
  return <SearchedInput name="intoId" options={options} onSearch={setKeyword} />;
}
