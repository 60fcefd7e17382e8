import { calcFields } from '@portal/contract/policy';
import * as m from '@portal/texts/messages';
import type { UseFormReturn } from 'react-hook-form';
import { Bound } from '../../../../platform/form/Bound.tsx';
import { MoneyField } from '../../../../platform/form/MoneyField.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { TextField } from '../../../../ui/text-field/TextField.tsx';
import { calcFieldLabels } from '../../shared/policy-labels.ts';
import styles from '../form/Parts.module.css';
import { AmountPreview } from './AmountPreview.tsx';
import type { PolicyValues } from './policy-values.ts';

/** What an enterprise gets, in words and as a formula that can be tried at once. */
export function AmountFields({ form }: { form: UseFormReturn<PolicyValues> }) {
  const { control, setValue, getValues } = form;
  const insert = (name: string) =>
    setValue('calc', `${getValues('calc')}annual.${name}`, { shouldDirty: true, shouldValidate: true });
  return (
    <FormSection title={m.officer_amount()}>
      {(['amountMinFen', 'amountMaxFen'] as const).map((name) => (
        <Bound key={name} control={control} name={name}>
          {({ onChange, ...field }) => (
            <MoneyField
              {...field}
              onChange={(fen) => onChange(fen ?? 0)}
              label={name === 'amountMinFen' ? m.officer_amount_min() : m.officer_amount_max()}
              unit={m.officer_yuan()}
            />
          )}
        </Bound>
      ))}
      <Wide>
        <Bound control={control} name="formulaText">
          {(field) => <TextField {...field} label={m.officer_formula_text()} maxLength={200} />}
        </Bound>
      </Wide>
      <Wide>
        <Bound control={control} name="calc">
          {(field) => (
            <TextField {...field} label={m.field_formula()} hint={m.officer_calc_hint()} maxLength={500} />
          )}
        </Bound>
      </Wide>
      <Wide>
        <div className={styles.acts}>
          <span className={styles.note}>{m.officer_calc_insert()}</span>
          {calcFields.map((name) => (
            <Button key={name} size="small" onClick={() => insert(name)}>
              {calcFieldLabels[name]()}
            </Button>
          ))}
        </div>
      </Wide>
      <Wide>
        <AmountPreview control={control} />
      </Wide>
    </FormSection>
  );
}
