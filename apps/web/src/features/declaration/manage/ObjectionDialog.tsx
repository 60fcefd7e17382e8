import {
  type Objection,
  type ObjectionDecision,
  objectionDecision,
} from '@portal/contract/declaration/manage';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { managedDeclarationQueryKeys } from './managed-declaration-query-keys.ts';

/** Form to answer an objection; upholding it sends the application back to review. */
export function ObjectionDialog({ objection, onClose }: { objection: Objection; onClose: () => void }) {
  const form = useContractForm<ObjectionDecision>(objectionDecision, {
    defaultValues: { upholds: false, answer: '' },
  });
  const settle = useMutationOf('POST /api/policyManage/declaration/decideObjection', {
    once: true,
    done: m.declaration_objection_settled(),
    invalidates: managedDeclarationQueryKeys,
    setError: dataFaults(form.setError),
  });
  const { objectionId: id, version, reason } = objection;
  return (
    <FormDialog
      title={m.declaration_objection_settle()}
      form={form}
      save={(data) => settle.run({ id, version, data })}
      busy={settle.busy}
      onClose={onClose}
    >
      <p>
        <Written>{reason}</Written>
      </p>
      <Stack gap={16} above={12}>
        <TextAreaInput name="answer" rows={4} />
        <CheckboxInput name="upholds" hint={m.declaration_objection_upholds_hint()}>
          {m.declaration_objection_upholds()}
        </CheckboxInput>
      </Stack>
    </FormDialog>
  );
}
