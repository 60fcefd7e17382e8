import { type ManagedPrice, type PriceContent, priceContent } from '@portal/contract/flower-price/public';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { priceQueryKeys } from './price-query-keys.ts';

interface PriceDrawerProps {
  /** `new` for a new price. */
  id: string;
  varieties: { code: string; name: string }[];
  onClose: () => void;
}

/** Form to enter or correct the price of a variety on a day. */
export function PriceDrawer({ id, ...props }: PriceDrawerProps) {
  if (id === 'new') return <PriceForm price={null} {...props} />;
  return <PresentPrice id={id} {...props} />;
}

function PresentPrice({ id, varieties, onClose }: PriceDrawerProps) {
  const answer = useQueryOf('GET /api/priceManage/price/queryManageDetail', { id });
  if (answer.data) return <PriceForm price={answer.data} varieties={varieties} onClose={onClose} />;
  return (
    <Drawer open onClose={onClose} title={m.log_entity_flower_price()} closeLabel={m.act_close()}>
      <Answered of={answer}>{() => null}</Answered>
    </Drawer>
  );
}

interface PriceFormProps extends Omit<PriceDrawerProps, 'id'> {
  price: ManagedPrice | null;
}

const defaultValues = {
  varietyCode: '',
  day: '',
  fen: null as unknown as number,
  stems: null as unknown as number,
  source: '',
} satisfies PriceContent;

function PriceForm({ price, varieties, onClose }: PriceFormProps) {
  const at = price ? { id: price.priceId, version: price.version } : {};
  const form = useContractForm<PriceContent>(priceContent, { defaultValues: price?.data ?? defaultValues });
  const save = useMutationOf('POST /api/priceManage/price/save', {
    once: true,
    done: m.act_saved(),
    invalidates: [...priceQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={price ? `${price.varietyName} ${price.data.day}` : m.price_new()}
      form={form}
      save={(data) => save.run({ ...at, data })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.log_entity_flower_price()} note={price ? m.price_correct_note() : undefined}>
        <SelectInput
          name="varietyCode"
          placeholder={m.price_choose_variety()}
          options={varieties.map(({ code, name }) => ({ value: code, text: name }))}
        />
        <DateInput name="day" />
        <MoneyInput name="fen" />
        <NumberInput name="stems" />
        <TextInput name="source" />
      </FormSection>
    </FormDrawer>
  );
}
