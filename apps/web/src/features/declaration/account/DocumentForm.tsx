import {
  type LibraryContent,
  type LibraryDocument,
  libraryContent,
} from '@portal/contract/declaration/public';
import { materialPurpose } from '@portal/contract/declaration/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { declarationQueryKeys } from './declaration-query-keys.ts';
import { materialKinds } from './material-kinds.ts';

interface DocumentFormProps {
  /** The document that gets a new version; null for a new document. */
  document: LibraryDocument | null;
  onClose: () => void;
}

/** Form for a library document, or its next version. */
export function DocumentForm({ document, onClose }: DocumentFormProps) {
  const form = useContractForm<LibraryContent>(libraryContent, {
    defaultValues: { code: document?.code ?? '', name: document?.name ?? '', fileId: '', validTo: null },
  });
  const save = useMutationOf('POST /api/policyManage/declaration/saveLibrary', {
    once: true,
    done: (saved) => m.declaration_document_saved({ name: saved.name, version: saved.docVersion }),
    invalidates: declarationQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={document ? m.declaration_renew() : m.declaration_library_add()}
      form={form}
      save={(data) => save.run({ data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.declaration_document()} columns={1}>
        <TextInput name="name" />
        <TextInput name="code" hint={m.declaration_code_hint()} maxLength={30} disabled={document !== null} />
        <DateInput name="validTo" hint={m.declaration_valid_hint()} orNull />
        <FileInput
          name="fileId"
          label={m.declaration_document()}
          required
          accept={materialKinds}
          purpose={materialPurpose}
          visibility="owner"
          stored={null}
        />
      </FormSection>
    </FormDrawer>
  );
}
