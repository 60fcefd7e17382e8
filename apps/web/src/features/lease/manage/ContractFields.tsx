import type { ContractContent, ManagedContractDetail } from '@portal/contract/lease/manage';
import { contractKindLabels } from '@portal/contract/lease/terms';
import * as m from '@portal/texts/messages';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { useInput } from '../../../platform/form/use-input.ts';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { EnterpriseSearch } from '../../enterprise/shared/EnterpriseSearch.tsx';
import { RiseFields } from './RiseFields.tsx';
import { UnitsInput } from './UnitsInput.tsx';

/** Tenant, units, term and costs. */
export function ContractFields({ contract }: { contract: ManagedContractDetail | null }) {
  return (
    <>
      <FormSection title={m.field_contract()}>
        <TenantInput contract={contract} />
        <SelectInput name="kind" placeholder="" options={optionsOf(contractKindLabels)} />
        <Wide>
          <UnitsInput units={contract?.units ?? []} />
        </Wide>
        <DateInput name="from" />
        <DateInput name="to" />
      </FormSection>
      <FormSection title={m.lease_money()}>
        <MoneyInput name="rentFenPerMonth" />
        <CycleInput />
        <NumberInput name="freeDays" minValue={0} orZero />
        <MoneyInput name="depositFen" orZero />
        <MoneyInput name="propertyFeeFenPerM2Month" />
        <NumberInput name="lateFeePpmPerDay" minValue={0} orZero />
        <NumberInput name="noticeDays" minValue={0} orZero />
        <NumberInput name="billAheadDays" minValue={0} orZero hint={m.pricing_ahead_hint()} />
        <NumberInput name="dueDay" minValue={1} hint={m.pricing_due_day_hint()} />
        <NumberInput name="dueDays" minValue={1} />
      </FormSection>
      <RiseFields />
      <FormSection title={m.field_contract_file()} columns={1}>
        <FileInput
          name="fileId"
          label={m.field_contract_file()}
          hint={m.lease_file_hint()}
          accept={['application/pdf']}
          purpose="CONTRACT"
          visibility="owner"
          stored={contract?.file ?? null}
        />
      </FormSection>
    </>
  );
}

function TenantInput({ contract }: { contract: ManagedContractDetail | null }) {
  const { value, onChange, error, label, required } = useInput<string>('enterpriseId');
  const known = contract ? [{ enterpriseId: contract.enterpriseId, name: contract.enterpriseName }] : [];
  return (
    <EnterpriseSearch
      label={label ?? ''}
      known={known}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      {...(error === undefined ? {} : { error })}
      {...(required === undefined ? {} : { required })}
    />
  );
}

function CycleInput() {
  const { value, onChange, ...field } = useInput<ContractContent['payCycle']>('payCycle');
  return (
    <Select
      {...field}
      label={field.label ?? ''}
      placeholder=""
      value={String(value)}
      onChange={(months) => onChange(Number(months) as ContractContent['payCycle'])}
      options={[1, 3, 6, 12].map((months) => ({
        value: String(months),
        text: m.lease_months({ count: months }),
      }))}
    />
  );
}
