import { type ObjectionContent, objectionContent } from '@portal/contract/contest/public';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { entryQueryKeys } from './entry-query-keys.ts';

/** Objects to an award; the answer appears among the user's applications. */
export function ObjectionForm({ entryId, onClose }: { entryId: string; onClose: () => void }) {
  const form = useContractForm<ObjectionContent>(objectionContent, { defaultValues: { entryId, text: '' } });
  const submit = useMutationOf('POST /api/activityManage/contestObjection/submit', {
    once: true,
    done: ({ no }) => m.contest_objected({ no }),
    invalidates: entryQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.contest_object()}
      form={form}
      save={(data) => submit.run({ data })}
      busy={submit.busy}
      saveText={m.contest_object()}
      onClose={onClose}
    >
      <FormSection title={m.contest_objection()} note={m.contest_object_note()} columns={1}>
        <TextAreaInput name="text" rows={6} />
      </FormSection>
    </FormDrawer>
  );
}
