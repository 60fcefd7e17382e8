import * as m from '@portal/texts/messages';
import { MoveUp } from '../../../../platform/form/MoveUp.tsx';
import { RowsInput } from '../../../../platform/form/RowsInput.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { FormSchemaField } from './FormSchemaField.tsx';
import { type ItemValues, newField } from './item-values.ts';

/** The fields of the form that enterprises will fill in. */
export const FormSchemaFields = () => (
  <FormSection title={m.officer_item_form()} columns={1}>
    <RowsInput<ItemValues>
      name="formSchema"
      newRow={() => ({ ...newField, code: `field${Date.now() % 100_000}` })}
      max={40}
      least={1}
      add={m.officer_item_field_add()}
      columns="1fr"
      title={(no) => m.officer_item_field({ no })}
      act={MoveUp}
    >
      {(_place, at) => <FormSchemaField at={at} />}
    </RowsInput>
  </FormSection>
);
