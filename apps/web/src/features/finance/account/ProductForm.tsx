import {
  finProductContent,
  type OwnFinProductDetail,
  type SavedFinProduct,
} from '@portal/contract/finance/public';
import { finProductKindLabels, repayLabels } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MoneyInput } from '../../../platform/form/MoneyInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { useInput } from '../../../platform/form/use-input.ts';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { ConditionFields } from '../../policy/shared/rules/ConditionFields.tsx';
import { ownQueryKeys } from './finance-query-keys.ts';
import { PercentInput } from './PercentInput.tsx';

const defaultValues: SavedFinProduct = {
  name: '',
  kind: 'CREDIT',
  intro: '',
  amountFromFen: 0,
  amountToFen: 0,
  ratePpmFrom: 0,
  ratePpmTo: 0,
  termMonthsFrom: 3,
  termMonthsTo: 12,
  feePpm: 0,
  subsidyPpm: 0,
  repay: 'INSTALMENT',
  guarantee: '',
  materials: [],
  conditions: [],
  subsidyPolicyId: null,
};

interface ProductFormProps {
  product: OwnFinProductDetail | null;
  policies: { policyId: string; title: string }[];
  onClose: () => void;
}

const none = 'NONE';

/** Form of a product: amounts, costs and conditions. */
export function ProductForm({ product, policies, onClose }: ProductFormProps) {
  const at = product ? { id: product.productId, version: product.version } : {};
  const form = useContractForm<SavedFinProduct>(finProductContent, {
    defaultValues: product?.data ?? defaultValues,
  });
  const save = useMutationOf('POST /api/financeManage/product/save', {
    once: true,
    done: m.act_saved(),
    invalidates: [...ownQueryKeys],
    setError: dataFaults(form.setError),
  });
  const month = { unit: m.finance_month_unit(), minValue: 1 };
  return (
    <FormDrawer
      title={product ? m.finance_edit_product() : m.finance_new_product()}
      form={form}
      save={(data) => save.run({ ...at, data: finProductContent.parse(data) })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.log_entity_fin_product()}>
        <Wide>
          <TextInput name="name" />
        </Wide>
        <SelectInput name="kind" placeholder={m.input_choose()} options={optionsOf(finProductKindLabels)} />
        <SelectInput name="repay" placeholder={m.input_choose()} options={optionsOf(repayLabels)} />
        <Wide>
          <TextAreaInput name="intro" rows={3} />
        </Wide>
        <MoneyInput name="amountFromFen" unit={m.field_yuan()} orZero />
        <MoneyInput name="amountToFen" unit={m.field_yuan()} orZero />
        <NumberInput name="termMonthsFrom" {...month} />
        <NumberInput name="termMonthsTo" {...month} />
      </FormSection>
      <FormSection title={m.finance_cost()} note={m.finance_cost_note()}>
        <PercentInput name="ratePpmFrom" />
        <PercentInput name="ratePpmTo" />
        <PercentInput name="feePpm" />
        <PercentInput name="subsidyPpm" />
        <Wide>
          <PolicyInput policies={policies} />
        </Wide>
      </FormSection>
      <FormSection title={m.finance_needed()}>
        <Wide>
          <TextInput name="guarantee" />
        </Wide>
        <Wide>
          <WordsInput name="materials" hint={m.finance_words_hint()} />
        </Wide>
      </FormSection>
      <ConditionFields max={10} />
    </FormDrawer>
  );
}

/** The policy that pays the subsidy, or none. */
function PolicyInput({ policies }: Pick<ProductFormProps, 'policies'>) {
  const { value, onChange, ref, ...field } = useInput<string | null>('subsidyPolicyId');
  return (
    <Select
      {...field}
      ref={ref}
      label={m.field_subsidy_policy()}
      placeholder={m.input_choose()}
      options={[
        { value: none, text: m.finance_no_policy() },
        ...policies.map(({ policyId, title }) => ({ value: policyId, text: title })),
      ]}
      value={value ?? none}
      onChange={(next) => onChange(next === none ? null : next)}
    />
  );
}
