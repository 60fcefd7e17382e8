import { type FormFieldType, formFieldTypes } from '@portal/contract/policy/declare-item-manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxInput } from '../../../../platform/form/CheckboxInput.tsx';
import { NumberInput } from '../../../../platform/form/NumberInput.tsx';
import { SelectInput } from '../../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useInput } from '../../../../platform/form/use-input.ts';
import { TextArea } from '../../../../ui/text-area/TextArea.tsx';
import styles from '../form/Parts.module.css';
import type { ItemValues } from './item-values.ts';

const typeTexts: Record<FormFieldType, () => string> = {
  text: m.officer_item_type_text,
  textarea: m.officer_item_type_textarea,
  number: m.officer_item_type_number,
  date: m.officer_item_type_date,
  phone: m.officer_item_type_phone,
  select: m.officer_item_type_select,
};

/** One field of the form: its name, its kind, and the settings of that kind. */
export function FormSchemaField({ at }: { at: number }) {
  const name = `formSchema.${at}` as const;
  const type = useWatch<ItemValues, `${typeof name}.type`>({ name: `${name}.type` });
  const isText = type === 'text' || type === 'textarea';
  return (
    <>
      <div className={styles.four}>
        <TextInput name={`${name}.label`} label={m.officer_item_label()} />
        <TextInput name={`${name}.code`} maxLength={30} />
        <SelectInput
          name={`${name}.type`}
          label={m.field_kind()}
          placeholder={m.input_choose()}
          options={formFieldTypes.map((one) => ({ value: one, text: typeTexts[one]() }))}
        />
        {type === 'number' && <TextInput name={`${name}.unit`} />}
      </div>
      {isText && (
        <div className={styles.four}>
          <NumberInput name={`${name}.minLength`} minValue={0} step={1} />
          <NumberInput name={`${name}.maxLength`} minValue={1} step={1} />
        </div>
      )}
      {type === 'select' && <OptionLinesInput name={`${name}.options`} />}
      <CheckboxInput name={`${name}.required`}>{m.officer_item_required()}</CheckboxInput>
    </>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** One option per line; the text stays as typed, but empty lines are not sent. */
function OptionLinesInput({ name }: { name: string }) {
  const { value, onChange, ...field } = useInput<string[]>(name);
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
