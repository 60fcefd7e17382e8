import { type EntryMerge, entryMerge, type ManagedEntry } from '@portal/contract/dictionary/manage';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { entriesKey, isTree, listsKey } from './dictionary-list.ts';

interface MergeEntryDialogProps {
  list: string;
  entry: ManagedEntry;
  siblings: readonly ManagedEntry[];
  onClose: () => void;
}

/** Merges an entry into another one that means the same, after showing what moves. */
export function MergeEntryDialog({ list, entry, siblings, onClose }: MergeEntryDialogProps) {
  const { code, name, version, group } = entry;
  const uses = useQueryOf('GET /api/baseInfoManage/dictionary/queryUses', { list, code }, { quiet: true });
  const form = useContractForm<EntryMerge>(entryMerge, { defaultValues: { into: '', reason: '' } });
  const merge = useMutationOf('POST /api/baseInfoManage/dictionary/merge', {
    once: true,
    done: ({ moved }) => m.dictionary_merged({ count: moved }),
    invalidates: [entriesKey, listsKey],
    setError: dataFaults(form.setError),
  });
  const options = siblings
    .filter((one) => one.code !== code && one.shield === 0 && (!isTree(list) || one.group === group))
    .map((one) => ({ value: one.code, text: one.name }));
  return (
    <FormDialog
      title={m.dictionary_merge_title({ name })}
      form={form}
      save={(data) => merge.run({ list, code, version, data })}
      busy={merge.busy}
      onClose={onClose}
    >
      <Answered of={uses}>
        {({ uses: rows, total }) => (
          <Stack gap={12}>
            <p>{total === 0 ? m.dictionary_merge_none() : m.dictionary_merge_note()}</p>
            {total > 0 && (
              <Table
                caption={m.removal_uses()}
                rows={rows}
                rowKey={({ label }) => label}
                columns={[
                  { key: 'label', head: m.removal_uses_kind(), cell: ({ label }) => label },
                  { key: 'count', head: m.removal_uses_count(), align: 'end', cell: ({ count }) => count },
                ]}
              />
            )}
          </Stack>
        )}
      </Answered>
      <TextInput name="reason" />
      <SelectInput name="into" required placeholder={m.input_choose()} options={options} />
    </FormDialog>
  );
}
