import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { monthOptions } from '../../../../platform/display/month-options.ts';
import { PlainSelectInput } from '../../../../platform/form/plain/PlainSelectInput.tsx';
import { PlainTextInput } from '../../../../platform/form/plain/PlainTextInput.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../../ui/icon/shapes/plus.ts';
import { trashIcon } from '../../../../ui/icon/shapes/trash.ts';
import { blankProduct, type ProductValues } from './application-form.ts';
import { entryParts } from './entry-parts.ts';
import type { EntrySectionProps } from './entry-props.ts';
import styles from './ProductSection.module.css';
import { productRuleOf } from './product-rules.ts';

const most = 30;

/** The products the enterprise grows or sells, each with its season. */
export function ProductSection({ form }: Pick<EntrySectionProps, 'form'>) {
  return (
    <FormSection
      id={entryParts.products.id}
      title={m.identity_section_products()}
      note={m.identity_section_products_note()}
      columns={1}
    >
      <ProductRows form={form} />
    </FormSection>
  );
}

export function ProductRows({ form }: Pick<EntrySectionProps, 'form'>) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'products' });
  const months = monthOptions();
  const fault = form.formState.errors.products?.message;
  const bind = <Key extends keyof ProductValues>(index: number, key: Key) => ({
    name: `products.${index}.${key}` as const,
    rule: productRuleOf(key),
    required: true,
  });
  return (
    <>
      {fault && <Wide>{fault}</Wide>}
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.product}>
          <PlainTextInput {...bind(index, 'name')} label={m.identity_field_product()} maxLength={40} />
          <PlainTextInput {...bind(index, 'category')} label={m.identity_field_category()} maxLength={20} />
          <PlainSelectInput
            {...bind(index, 'seasonFrom')}
            label={m.identity_field_season_from()}
            options={months}
            placeholder={m.identity_please_choose()}
          />
          <PlainSelectInput
            {...bind(index, 'seasonTo')}
            label={m.identity_field_season_to()}
            options={months}
            placeholder={m.identity_please_choose()}
          />
          <PlainTextInput {...bind(index, 'yearOutput')} label={m.field_output()} maxLength={20} />
          <IconButton
            icon={trashIcon}
            label={m.identity_product_remove({ number: index + 1 })}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <p>
        <Button icon={plusIcon} disabled={fields.length >= most} onClick={() => append({ ...blankProduct })}>
          {m.identity_product_add()}
        </Button>
      </p>
    </>
  );
}
