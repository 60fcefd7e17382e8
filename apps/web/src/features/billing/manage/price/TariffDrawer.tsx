import { type TariffContent, tariffContent } from '@portal/contract/billing/price-manage';
import { meterKindLabels, meterKinds, usualTouHours } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { DateInput } from '../../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../../platform/form/FormDrawer.tsx';
import { SelectInput } from '../../../../platform/form/SelectInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { NativeSelect } from '../../../../ui/native-field/NativeSelect.tsx';
import { ScaledInput, type ScaledInputProps } from '../ScaledInput.tsx';
import { TouHoursInput } from '../TouHoursInput.tsx';
import type { PriceRow } from './price-row.ts';
import { TariffPreview } from './TariffPreview.tsx';

type Way = 'plain' | 'tiers' | 'tou';

const ways: Record<Way, TariffContent['price']> = {
  plain: { unitPriceE4: 0, tiers: null, tou: null },
  tiers: {
    unitPriceE4: 0,
    tiers: [
      { uptoX100: 10_000, unitPriceE4: 0 },
      { uptoX100: 30_000, unitPriceE4: 0 },
      { uptoX100: null, unitPriceE4: 0 },
    ],
    tou: null,
  },
  tou: { unitPriceE4: 0, tiers: null, tou: { peakE4: 0, flatE4: 0, valleyE4: 0, hours: usualTouHours } },
};

const wayOf = ({ tiers, tou }: TariffContent['price']): Way => (tou ? 'tou' : tiers ? 'tiers' : 'plain');

/** Form for a new price, or for one that has not begun. */
export function TariffDrawer({ edited, onClose }: { edited?: PriceRow; onClose: () => void }) {
  const [way, setWay] = useState<Way>(edited ? wayOf(edited.price) : 'plain');
  const form = useContractForm<TariffContent>(tariffContent, {
    defaultValues: {
      feeCode: edited?.feeCode ?? 'WATER',
      effectiveFrom: edited?.effectiveFrom ?? '',
      price: edited?.price ?? ways.plain,
    },
  });
  const [feeCode, effectiveFrom, price] = useWatch({
    control: form.control,
    name: ['feeCode', 'effectiveFrom', 'price'],
  });
  const kind = meterKinds.find((code) => code === feeCode);
  const save = useMutationOf('POST /api/propertyManage/fee/saveTariff', {
    once: true,
    done: m.act_saved(),
    invalidates: ['GET /api/propertyManage/fee/queryManageList'],
    setError: dataFaults(form.setError),
  });
  const choose = (chosen: Way) => {
    setWay(chosen);
    form.setValue('price', ways[chosen], { shouldDirty: true });
  };
  return (
    <FormDrawer
      title={edited ? m.pricing_edit() : m.billing_new_tariff()}
      form={form}
      save={(data) => save.run(edited ? { id: edited.tariffId, version: edited.version, data } : { data })}
      busy={save.busy}
      onClose={onClose}
      aside={
        kind &&
        effectiveFrom && (
          <TariffPreview
            feeCode={kind}
            effectiveFrom={effectiveFrom}
            price={price}
            tariffId={edited?.tariffId}
          />
        )
      }
    >
      <FormSection title={m.billing_tariff()}>
        <SelectInput
          name="feeCode"
          placeholder=""
          options={[
            { value: 'WATER', text: meterKindLabels.WATER() },
            { value: 'ELECTRICITY', text: meterKindLabels.ELECTRICITY() },
          ]}
        />
        <DateInput name="effectiveFrom" />
        <Wide>
          <NativeSelect
            label={m.billing_price_way()}
            value={way}
            onChange={({ target }) => choose(target.value as Way)}
            options={[
              { value: 'plain', text: m.billing_price_plain() },
              { value: 'tiers', text: m.field_tiers() },
              { value: 'tou', text: m.field_tou() },
            ]}
          />
        </Wide>
        {way === 'tou' && (
          <>
            <PriceInput name="price.tou.peakE4" label={m.billing_part_peak()} />
            <PriceInput name="price.tou.flatE4" label={m.billing_part_flat()} />
            <PriceInput name="price.tou.valleyE4" label={m.billing_part_valley()} />
            <Wide>
              <TouHoursInput name="price.tou.hours" />
            </Wide>
          </>
        )}
        {way === 'tiers' &&
          [0, 1, 2].map((at) => (
            <Wide key={at}>
              {at < 2 && (
                <ScaledInput name={`price.tiers.${at}.uptoX100`} label={m.field_tier_upto()} scale={100} />
              )}
              <PriceInput
                name={`price.tiers.${at}.unitPriceE4`}
                label={m.billing_part_tier({ tier: at + 1 })}
              />
            </Wide>
          ))}
        <PriceInput name="price.unitPriceE4" label={m.field_unit_price()} hint={m.billing_plain_hint()} />
      </FormSection>
    </FormDrawer>
  );
}

/** A price in yuan, to the hundredth of a fen. */
const PriceInput = (props: Omit<ScaledInputProps, 'scale'>) => <ScaledInput {...props} scale={10_000} />;
