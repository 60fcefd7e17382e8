import * as m from '@portal/texts/messages';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormSection } from '../../../../ui/form/FormSection.tsx';
import { plusIcon } from '../../../../ui/icon/shapes/plus.ts';
import { FormSchemaField } from './FormSchemaField.tsx';
import { blankField, type ItemValues } from './item-values.ts';

const maxFields = 40;

/** The fields of the form that enterprises will fill in. */
export function FormSchemaFields() {
  const fields = useFieldArray<ItemValues, 'formSchema', 'key'>({ name: 'formSchema', keyName: 'key' });
  return (
    <FormSection title={m.officer_item_form()} columns={1}>
      {fields.fields.map(({ key }, at) => (
        <FormSchemaField
          key={key}
          at={at}
          isNeeded={fields.fields.length === 1}
          onUp={() => fields.move(at, at - 1)}
          onRemove={() => fields.remove(at)}
        />
      ))}
      {fields.fields.length < maxFields && (
        <div>
          <Button
            icon={plusIcon}
            onClick={() => fields.append({ ...blankField, code: `field${Date.now() % 100_000}` })}
          >
            {m.officer_item_field_add()}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
