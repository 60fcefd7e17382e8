import * as m from '@portal/texts/messages';
import { monthOptions } from '../../../../platform/display/month-options.ts';
import { PlainSelectInput } from '../../../../platform/form/plain/PlainSelectInput.tsx';
import { PlainTextInput } from '../../../../platform/form/plain/PlainTextInput.tsx';
import { RowsInput } from '../../../../platform/form/RowsInput.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { type ApplicationValues, newProduct, type ProductValues } from './application-form.ts';
import { entryParts } from './entry-parts.ts';
import { productRuleOf } from './product-rules.ts';

/** The products the enterprise grows or sells, each with its season. */
export function ProductSection() {
  return (
    <FormSection
      id={entryParts.products.id}
      title={m.identity_section_products()}
      note={m.identity_section_products_note()}
      columns={1}
    >
      <ProductRows />
    </FormSection>
  );
}

export function ProductRows() {
  const months = monthOptions();
  const bind = (place: string, key: keyof ProductValues) => ({
    name: `${place}.${key}`,
    rule: productRuleOf(key),
    required: true,
  });
  return (
    <RowsInput<ApplicationValues>
      name="products"
      newRow={() => newProduct}
      max={30}
      add={m.identity_product_add()}
      columns="1.3fr 1fr 0.85fr 0.85fr 1fr"
    >
      {(place) => (
        <>
          <PlainTextInput {...bind(place, 'name')} label={m.identity_field_product()} maxLength={40} />
          <PlainTextInput {...bind(place, 'category')} label={m.identity_field_category()} maxLength={20} />
          <PlainSelectInput
            {...bind(place, 'seasonFrom')}
            label={m.identity_field_season_from()}
            options={months}
            placeholder={m.identity_please_choose()}
          />
          <PlainSelectInput
            {...bind(place, 'seasonTo')}
            label={m.identity_field_season_to()}
            options={months}
            placeholder={m.identity_please_choose()}
          />
          <PlainTextInput {...bind(place, 'yearOutput')} label={m.field_output()} maxLength={20} />
        </>
      )}
    </RowsInput>
  );
}
