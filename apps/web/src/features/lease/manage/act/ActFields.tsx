import { basesOf, type LeaseActKind, leaseActBasisLabels } from '@portal/contract/lease/act-terms';
import type { ManagedContractDetail } from '@portal/contract/lease/manage';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { DateInput } from '../../../../platform/form/DateInput.tsx';
import { FileInput } from '../../../../platform/form/FileInput.tsx';
import { MoneyInput } from '../../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { useInput } from '../../../../platform/form/use-input.ts';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import { EnterpriseSearch } from '../../../enterprise/shared/EnterpriseSearch.tsx';
import { BuildingUnitsInput } from '../BuildingUnitsInput.tsx';
import { ChargeField, ChargeFields } from './ChargeFields.tsx';
import { GivenUnitsInput } from './GivenUnitsInput.tsx';

type Contract = ManagedContractDetail;

const RentFields = () => (
  <>
    <NumberInput name="pctX100" hint={m.lease_act_pct_hint()} />
    <MoneyInput name="rentFenPerMonth" />
    <MoneyInput name="propertyFeeFenPerM2Month" />
  </>
);

const DepositField = ({ contract: { depositFen } }: { contract: Contract }) => (
  <MoneyInput name="depositFen" hint={m.lease_act_deposit_hint({ amount: formatFen(depositFen) })} />
);

function CycleField() {
  const { value, onChange, ...field } = useInput<number | null>('payCycle');
  return (
    <Select
      {...field}
      label={field.label ?? ''}
      required
      placeholder={m.lease_choose()}
      value={value === null ? '' : String(value)}
      onChange={(months) => onChange(Number(months))}
      options={[1, 3, 6, 12].map((months) => ({
        value: String(months),
        text: m.lease_months({ count: months }),
      }))}
    />
  );
}

function PayerField() {
  const { value, onChange, error, label } = useInput<string | null>('enterpriseId');
  return (
    <EnterpriseSearch
      label={label ?? ''}
      required
      known={[]}
      value={value}
      onChange={(id) => onChange(id)}
      {...(error === undefined ? {} : { error })}
    />
  );
}

/** The fields that only some kinds have. */
const ownFields: Record<LeaseActKind, (props: { contract: Contract }) => ReactNode> = {
  RENT: ({ contract }) => (
    <>
      <DateInput name="until" hint={m.lease_act_until_hint()} orNull />
      <RentFields />
      <DepositField contract={contract} />
    </>
  ),
  UNITS: ({ contract }) => (
    <>
      <MoneyInput name="rentFenPerMonth" />
      <BuildingUnitsInput name="takeUnitIds" buildingId={contract.units[0]?.buildingId ?? ''} />
      <GivenUnitsInput units={contract.units} />
      <DepositField contract={contract} />
    </>
  ),
  EXTEND: ({ contract }) => (
    <>
      <DateInput name="to" required orNull />
      <RentFields />
      <DepositField contract={contract} />
    </>
  ),
  CHARGE: () => (
    <>
      <DateInput name="until" hint={m.lease_act_until_hint()} orNull />
      <ChargeFields />
    </>
  ),
  UNCHARGE: ({ contract }) => <ChargeField contractId={contract.contractId} />,
  END: () => null,
  DEFAULT: () => <DateInput name="servedOn" required orNull />,
  PAYER: () => <PayerField />,
  CYCLE: () => <CycleField />,
  CORRECT: ({ contract }) => (
    <>
      <DateInput name="until" hint={m.lease_act_until_hint()} orNull />
      <RentFields />
      <DepositField contract={contract} />
    </>
  ),
};

interface ActFieldsProps {
  kind: LeaseActKind;
  contract: Contract;
  title: string;
}

/** From which day, what, on which basis, and why. */
export function ActFields({ kind, contract, title }: ActFieldsProps) {
  const Own = ownFields[kind];
  const isLastDay = kind === 'END' || kind === 'DEFAULT' || kind === 'UNCHARGE';
  const bases = basesOf[kind].map((value) => ({ value, text: leaseActBasisLabels[value]() }));
  return (
    <FormSection title={title}>
      <DateInput name="from" {...(isLastDay && { label: m.lease_act_last_day() })} />
      <Own contract={contract} />
      <SelectInput name="basis" placeholder="" options={bases} />
      <FileInput
        name="fileId"
        label={m.lease_act_file()}
        accept={['application/pdf']}
        purpose="CONTRACT"
        visibility="owner"
        stored={null}
      />
      <Wide>
        <TextAreaInput name="reason" rows={2} />
      </Wide>
    </FormSection>
  );
}
