import type { HandBillContent, HandBillDetail } from '@portal/contract/billing/hand-bill';
import { feeLabels, feeUnits, isFixedFee } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { RowsInput } from '../../../platform/form/RowsInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useInput } from '../../../platform/form/use-input.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { EnterpriseSearch } from '../../enterprise/shared/EnterpriseSearch.tsx';
import { ScaledInput } from './ScaledInput.tsx';

export interface OfBill {
  enterpriseId: string;
  enterpriseName: string;
  feeLabel: string;
  billNo: string;
}

interface HandBillFieldsProps {
  of: OfBill | null;
  file: HandBillDetail['file'];
  /** A credit note of a bill, whose enterprise and fee are settled. */
  isOfBill: boolean;
}

/** For whom, what for, when and why. */
export function HandBillFields({ of, file, isOfBill }: HandBillFieldsProps) {
  const kind = useWatch<HandBillContent, 'kind'>({ name: 'kind' });
  const isBill = kind === 'BILL';
  return (
    <>
      <FormSection title={m.charge_to_whom()} {...(isBill || isOfBill ? {} : { note: m.charge_no_bill() })}>
        {isOfBill && of ? (
          <Wide>
            <Facts
              columns={1}
              facts={[
                { name: m.field_enterprise(), value: <span lang="zh">{of.enterpriseName}</span> },
                { name: m.charge_bill_to_lower(), value: `${of.billNo} · ${of.feeLabel}` },
              ]}
            />
          </Wide>
        ) : (
          <>
            <EnterpriseInput of={of} />
            <ContractInput />
          </>
        )}
      </FormSection>
      <FormSection title={isBill ? m.charge_what() : m.charge_what_credit()}>
        {!isOfBill && <FeeInput />}
        <Wide>
          <LineRows />
        </Wide>
      </FormSection>
      <FormSection title={m.charge_when_why()}>
        {isBill && <DateInput name="dueDate" required orNull />}
        {isBill && <SwitchInput name="hasLateFee">{m.charge_has_late_fee()}</SwitchInput>}
        <Wide>
          <TextAreaInput name="reason" rows={3} />
        </Wide>
        <Wide>
          <FileInput
            name="fileId"
            label={m.charge_proof()}
            accept={['application/pdf', 'image/jpeg', 'image/png']}
            purpose="CHARGE_PROOF"
            visibility="owner"
            stored={file}
          />
        </Wide>
      </FormSection>
    </>
  );
}

function EnterpriseInput({ of }: { of: OfBill | null }) {
  const { value, onChange, error, label, required } = useInput<string>('enterpriseId');
  const { setValue } = useFormContext<HandBillContent>();
  return (
    <EnterpriseSearch
      label={label ?? ''}
      known={of ? [{ enterpriseId: of.enterpriseId, name: of.enterpriseName }] : []}
      value={value || null}
      onChange={(id) => {
        onChange(id ?? '');
        setValue('contractId', null, { shouldDirty: true });
      }}
      {...(error === undefined ? {} : { error })}
      {...(required === undefined ? {} : { required })}
    />
  );
}

/** The contract that the bill belongs to, which gives it a place and a late fee. */
function ContractInput() {
  const { value, onChange, label = '', ...field } = useInput<string | null>('contractId');
  const enterpriseId = useWatch<HandBillContent, 'enterpriseId'>({ name: 'enterpriseId' });
  const { data } = useQueryOf(
    'GET /api/propertyManage/contract/queryManageList',
    { enterpriseId, pageSize: 50 },
    { enabled: enterpriseId !== '', quiet: true },
  );
  return (
    <Select
      {...field}
      label={label}
      placeholder={m.charge_no_contract()}
      value={value ?? ''}
      onChange={(id) => onChange(id || null)}
      options={[
        { value: '', text: m.charge_no_contract() },
        ...(data?.rows ?? []).map(({ contractId, no, stateLabel }) => ({
          value: contractId,
          text: no,
          note: stateLabel,
        })),
      ]}
    />
  );
}

/** Fees that a bill by hand can be of: the park's own, and the fixed ones but for the deposit. */
export function useHandFees() {
  const { data } = useQueryOf('GET /api/propertyManage/fee/queryOwnList', {}, { quiet: true });
  const fixed = useQueryOf('GET /api/propertyManage/fee/queryManageList', {}, { quiet: true }).data;
  return [
    ...(data?.rows ?? [])
      .filter((fee) => fee.data.enabled)
      .map(({ name, data: { code, unit, unitPriceE4, taxPpm } }) => ({
        code,
        name,
        unit,
        unitPriceE4,
        taxPpm,
      })),
    ...(fixed?.rows ?? [])
      .filter(({ code, enabled }) => enabled && code !== 'DEPOSIT')
      .map(({ code, taxPpm }) => ({
        code: code as string,
        name: feeLabels[code](),
        unit: feeUnits[code],
        unitPriceE4: null,
        taxPpm,
      })),
  ];
}

/** A fee with a price gives it to the lines that have none yet. */
function FeeInput() {
  const { value, onChange, label = '', ...field } = useInput<string>('feeCode');
  const { getValues, setValue } = useFormContext<HandBillContent>();
  const fees = useHandFees();
  const choose = (code: string) => {
    onChange(code);
    const price = fees.find((fee) => fee.code === code)?.unitPriceE4 ?? null;
    if (price === null) return;
    for (const at of getValues('lines').keys())
      setValue(`lines.${at}.unitPriceE4`, price, { shouldDirty: true });
  };
  return (
    <Select
      {...field}
      label={label}
      placeholder={m.input_choose()}
      value={value}
      onChange={choose}
      options={fees.map(({ code, name, unit }) => ({
        value: code,
        text: name,
        note: isFixedFee(code) ? '' : unit,
      }))}
    />
  );
}

function LineRows() {
  const feeCode = useWatch<HandBillContent, 'feeCode'>({ name: 'feeCode' });
  const price = useHandFees().find(({ code }) => code === feeCode)?.unitPriceE4 ?? 0;
  return (
    <RowsInput<HandBillContent>
      name="lines"
      newRow={() => ({ name: '', quantityX100: 100, unitPriceE4: price })}
      max={30}
      least={1}
      add={m.charge_add_line()}
      columns="minmax(0, 2fr) minmax(90px, 1fr) minmax(110px, 1fr)"
    >
      {(place) => (
        <>
          <TextInput name={`${place}.name`} />
          <ScaledInput name={`${place}.quantityX100`} label={m.field_quantity()} scale={100} />
          <ScaledInput name={`${place}.unitPriceE4`} label={m.field_unit_price()} scale={10_000} />
        </>
      )}
    </RowsInput>
  );
}
