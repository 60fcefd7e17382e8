import {
  type ChargeContent,
  type ChargeEnding,
  type ChargeView,
  chargeContent,
  chargeEnding,
} from '@portal/contract/billing/charge';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { type ContractForm, useContractForm } from '../../../platform/form/use-contract-form.ts';
import { useInput } from '../../../platform/form/use-input.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { NumberField } from '../../../ui/number-field/NumberField.tsx';
import { Select } from '../../../ui/select/Select.tsx';

const chargeQueries = ['GET /api/propertyManage/charge/queryList'] as const;

interface InPlaceProps<Values extends FieldValues> {
  form: ContractForm<Values>;
  title: string;
  busy: boolean;
  onSend: (data: Values) => Promise<unknown>;
  onDone: () => void;
  children: ReactNode;
}

/** A short form in its place, closed when it is saved. */
function InPlace<Values extends FieldValues>({
  form,
  title,
  busy,
  onSend,
  onDone,
  children,
}: InPlaceProps<Values>) {
  const send = form.handleSubmit(async (data) => {
    if ((await onSend(data)) !== undefined) onDone();
  });
  return (
    <form noValidate onSubmit={(sent) => void send(sent)}>
      <Stack gap={16} above={16}>
        <FormScope form={form}>
          <FormSection title={title}>{children}</FormSection>
        </FormScope>
        <Row gap={8}>
          <Button type="submit" variant="main" busy={busy}>
            {m.act_save()}
          </Button>
          <Button onClick={onDone}>{m.act_cancel()}</Button>
        </Row>
      </Stack>
    </form>
  );
}

interface AddChargeFormProps {
  contractId: string;
  /** First day of the contract. */
  from: string;
  onDone: () => void;
}

export function AddChargeForm({ contractId, from, onDone }: AddChargeFormProps) {
  const form = useContractForm<ChargeContent>(chargeContent, {
    defaultValues: { contractId, feeCode: '', note: '', quantityX100: 100, unitPriceE4: 0, from, to: null },
  });
  const save = useMutationOf('POST /api/propertyManage/charge/save', {
    once: true,
    done: m.act_saved(),
    invalidates: [...chargeQueries],
    setError: dataFaults(form.setError),
  });
  return (
    <InPlace
      form={form}
      title={m.charge_add()}
      busy={save.busy}
      onSend={(data) => save.run({ data })}
      onDone={onDone}
    >
      <MonthlyFeeInput onPrice={(price) => form.setValue('unitPriceE4', price, { shouldDirty: true })} />
      <TextInput name="note" />
      <ScaledNumber name="quantityX100" scale={100} />
      <ScaledNumber name="unitPriceE4" scale={10_000} />
      <DateInput name="from" />
      <DateInput name="to" orNull />
    </InPlace>
  );
}

/** Fee items that are billed monthly; the price of the chosen one is taken over. */
function MonthlyFeeInput({ onPrice }: { onPrice: (priceE4: number) => void }) {
  const { value, onChange, label = '', ...field } = useInput<string>('feeCode');
  const { data } = useQueryOf('GET /api/propertyManage/fee/queryOwnList', {}, { quiet: true });
  const fees = (data?.rows ?? []).filter((fee) => fee.data.enabled && fee.data.basis === 'MONTHLY');
  return (
    <Select
      {...field}
      label={label}
      placeholder={m.input_choose()}
      value={value}
      onChange={(code) => {
        onChange(code);
        const price = fees.find((fee) => fee.data.code === code)?.data.unitPriceE4 ?? null;
        if (price !== null) onPrice(price);
      }}
      options={fees.map((fee) => ({ value: fee.data.code, text: fee.name, note: fee.data.unit }))}
    />
  );
}

/** A whole number of small steps, entered in the larger unit. */
function ScaledNumber({ name, scale }: { name: string; scale: number }) {
  const { value, onChange, error, label = '', required } = useInput<number | null>(name);
  return (
    <NumberField
      label={label}
      value={value === null ? null : value / scale}
      onChange={(given) => onChange(given === null ? null : Math.round(given * scale))}
      minValue={0}
      step={1 / scale}
      formatOptions={{ maximumFractionDigits: 4 }}
      error={error}
      {...(required === undefined ? {} : { required })}
    />
  );
}

export function EndChargeForm({ charge, onDone }: { charge: ChargeView; onDone: () => void }) {
  const { chargeId: id, version, feeLabel, to } = charge;
  const form = useContractForm<ChargeEnding>(chargeEnding, { defaultValues: { to: to ?? '' } });
  const end = useMutationOf('POST /api/propertyManage/charge/end', {
    once: true,
    done: m.act_saved(),
    invalidates: [...chargeQueries],
    setError: dataFaults(form.setError),
  });
  return (
    <InPlace
      form={form}
      title={`${m.charge_act_end()} ${feeLabel}`}
      busy={end.busy}
      onSend={(data) => end.run({ id, version, data })}
      onDone={onDone}
    >
      <DateInput name="to" hint={m.charge_end_hint()} />
    </InPlace>
  );
}
