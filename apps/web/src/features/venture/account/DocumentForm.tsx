import { type DocumentContent, documentContent } from '@portal/contract/venture/room';
import { roomFolderLabels, ventureFilePurpose } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { ventureQueryKeys } from './venture-query-keys.ts';

const fileKinds = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

/** Adds a private file to a folder of the data room. */
export function DocumentForm({ ventureId: id, onClose }: { ventureId: string; onClose: () => void }) {
  const form = useContractForm<DocumentContent>(documentContent, {
    defaultValues: { folder: 'PLAN', title: '', fileId: '' },
  });
  const save = useMutationOf('POST /api/financeManage/ventureRoom/saveDocument', {
    once: true,
    done: m.act_saved(),
    invalidates: [...ventureQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.venture_add_document()}
      form={form}
      save={(data) => save.run({ id, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.venture_room()} note={m.venture_documents_note()} columns={1}>
        <SelectInput name="folder" placeholder={m.input_choose()} options={optionsOf(roomFolderLabels)} />
        <TextInput name="title" />
        <FileInput
          name="fileId"
          label={m.field_file()}
          accept={fileKinds}
          purpose={ventureFilePurpose}
          visibility="owner"
          stored={null}
        />
      </FormSection>
    </FormDrawer>
  );
}
