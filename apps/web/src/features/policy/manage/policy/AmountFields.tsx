import { calcFields, calcWords } from '@portal/contract/policy/public';
import * as m from '@portal/texts/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { MoneyInput } from '../../../../platform/form/MoneyInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useSettled } from '../../../../platform/form/use-settled.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { calcFieldLabels } from '../../shared/policy-labels.ts';
import { AmountPreview } from './AmountPreview.tsx';
import type { PolicyValues } from './policy-values.ts';

/** What can be inserted into a formula, with its name in the reader's language. */
const insertable: readonly { words: string; name: () => string }[] = [
  ...calcFields.map((field) => ({ words: calcWords[field], name: calcFieldLabels[field] })),
  { words: '取小（', name: m.officer_calc_smaller },
  { words: '取大（', name: m.officer_calc_larger },
  { words: '如果（', name: m.officer_calc_if },
  { words: '≥', name: () => '≥' },
  { words: '万元', name: m.officer_wan },
];

/** The amount an enterprise receives, in words and as a formula that can be tried out. */
export function AmountFields() {
  const { setValue, getValues } = useFormContext<PolicyValues>();
  const calc = useSettled(useWatch<PolicyValues, 'calc'>({ name: 'calc' }).trim());
  const insert = (words: string) =>
    setValue('calc', `${getValues('calc')}${words}`, { shouldDirty: true, shouldValidate: true });
  return (
    <FormSection title={m.officer_amount()}>
      <MoneyInput
        name="amountMinFen"
        label={m.officer_amount_min()}
        unit={m.field_yuan()}
        required={false}
        orZero
      />
      <MoneyInput
        name="amountMaxFen"
        label={m.officer_amount_max()}
        unit={m.field_yuan()}
        required={false}
        orZero
      />
      <Wide>
        <TextInput name="formulaText" label={m.officer_formula_text()} />
      </Wide>
      <Wide>
        <TextInput name="calc" hint={m.officer_calc_hint()} />
      </Wide>
      <Wide>
        <Row wrap gap={8}>
          <Text as="span" tone="quiet" size={13}>
            {m.officer_calc_insert()}
          </Text>
          {insertable.map(({ words, name }) => (
            <Button key={words} size="small" onClick={() => insert(words)}>
              {name()}
            </Button>
          ))}
        </Row>
      </Wide>
      <Wide>
        <AmountPreview calc={calc} />
      </Wide>
    </FormSection>
  );
}
