import {
  type InstitutionContent,
  institutionContent,
  type OwnInstitution,
} from '@portal/contract/finance/public';
import { institutionKindLabels, ventureStageLabels } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { ChipsInput } from '../../../platform/form/ChipsInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { ownQueryKeys } from './finance-query-keys.ts';

const defaultValues: InstitutionContent = {
  name: '',
  kind: 'BANK',
  licenceNo: '',
  regions: '',
  ticketFromFen: 0,
  ticketToFen: 0,
  stages: [],
  intro: '',
  contactName: '',
  contactPhone: '',
};

interface InstitutionFormProps {
  institution: OwnInstitution | null;
  onClose: () => void;
}

/** Form of an institution: whom it finances, how much, and its contact. */
export function InstitutionForm({ institution, onClose }: InstitutionFormProps) {
  const at = institution ? { id: institution.institutionId, version: institution.version } : {};
  const form = useContractForm<InstitutionContent>(institutionContent, {
    defaultValues: institution?.data ?? defaultValues,
  });
  const save = useMutationOf('POST /api/financeManage/institution/save', {
    once: true,
    done: m.act_saved(),
    invalidates: [...ownQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={institution ? m.finance_edit_institution() : m.finance_become()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.log_entity_institution()}>
        <Wide>
          <TextInput name="name" />
        </Wide>
        <SelectInput name="kind" placeholder={m.input_choose()} options={optionsOf(institutionKindLabels)} />
        <TextInput name="licenceNo" />
        <TextInput name="regions" />
        <MoneyInput name="ticketFromFen" unit={m.field_yuan()} orZero />
        <MoneyInput name="ticketToFen" unit={m.field_yuan()} orZero />
        <Wide>
          <ChipsInput name="stages" options={optionsOf(ventureStageLabels)} />
        </Wide>
        <Wide>
          <TextAreaInput name="intro" rows={4} />
        </Wide>
        <TextInput name="contactName" />
        <TextInput name="contactPhone" inputMode="tel" />
      </FormSection>
    </FormDrawer>
  );
}
