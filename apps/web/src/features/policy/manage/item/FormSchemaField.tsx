import { type FormFieldType, formFieldTypes } from '@portal/contract/declare-item-manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Bound, type BoundProps } from '../../../../platform/form/Bound.tsx';
import { Checkbox } from '../../../../ui/checkbox/Checkbox.tsx';
import { NumberField } from '../../../../ui/number-field/NumberField.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import { TextArea } from '../../../../ui/text-area/TextArea.tsx';
import { TextField } from '../../../../ui/text-field/TextField.tsx';
import { PartHead } from '../form/PartHead.tsx';
import styles from '../form/Parts.module.css';
import type { ItemControl } from './item-values.ts';

const typeTexts: Record<FormFieldType, () => string> = {
  text: m.officer_item_type_text,
  textarea: m.officer_item_type_textarea,
  number: m.officer_item_type_number,
  date: m.officer_item_type_date,
  phone: m.officer_item_type_phone,
  select: m.officer_item_type_select,
};

interface FormSchemaFieldProps {
  control: ItemControl;
  /** From 0. */
  at: number;
  isNeeded: boolean;
  onUp: () => void;
  onRemove: () => void;
}

/** One field of the form: its name, its kind, and what that kind needs. */
export function FormSchemaField({ control, at, ...head }: FormSchemaFieldProps) {
  const name = `formSchema.${at}` as const;
  const type = useWatch({ control, name: `${name}.type` });
  const isText = type === 'text' || type === 'textarea';
  return (
    <div className={styles.part}>
      <PartHead {...head} at={at} title={m.officer_item_field({ no: at + 1 })} />
      <div className={styles.four}>
        <Bound control={control} name={`${name}.label`}>
          {(field) => <TextField {...field} label={m.officer_item_label()} maxLength={40} required />}
        </Bound>
        <Bound control={control} name={`${name}.code`}>
          {(field) => <TextField {...field} label={m.field_code()} maxLength={30} required />}
        </Bound>
        <Bound control={control} name={`${name}.type`}>
          {({ onChange, ...field }) => (
            <Select
              {...field}
              onChange={(next) => onChange(next as FormFieldType)}
              label={m.officer_item_type()}
              placeholder={m.officer_choose()}
              options={formFieldTypes.map((one) => ({ value: one, text: typeTexts[one]() }))}
            />
          )}
        </Bound>
        {type === 'number' && (
          <Bound control={control} name={`${name}.unit`}>
            {(field) => <TextField {...field} label={m.field_unit()} maxLength={10} />}
          </Bound>
        )}
      </div>
      {isText && (
        <div className={styles.four}>
          <Bound control={control} name={`${name}.minLength`}>
            {(field) => <NumberField {...field} label={m.field_min_length()} minValue={0} step={1} />}
          </Bound>
          <Bound control={control} name={`${name}.maxLength`}>
            {(field) => <NumberField {...field} label={m.field_max_length()} minValue={1} step={1} />}
          </Bound>
        </div>
      )}
      {type === 'select' && (
        <Bound control={control} name={`${name}.options`}>
          {(field) => <OptionLines {...field} />}
        </Bound>
      )}
      <Bound control={control} name={`${name}.required`}>
        {({ value, ...field }) => (
          <Checkbox {...field} checked={value}>
            {m.officer_item_required()}
          </Checkbox>
        )}
      </Bound>
    </div>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A choice a line; the text stays as it is typed, what it says goes without empty lines. */
function OptionLines({ value, onChange, ...field }: BoundProps<string[]>) {
  const [text, setText] = useState('');
  const isTyped = linesOf(text).join('\n') === value.join('\n');
  return (
    <TextArea
      {...field}
      label={m.officer_item_options()}
      rows={3}
      value={isTyped ? text : value.join('\n')}
      onChange={(typed) => {
        setText(typed);
        onChange(linesOf(typed));
      }}
      required
    />
  );
}
