import { type ApplicationField, fieldOf } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { PlainAreaInput } from '../../../../platform/form/plain/PlainAreaInput.tsx';
import { PlainChipsInput } from '../../../../platform/form/plain/PlainChipsInput.tsx';
import { PlainSelectInput } from '../../../../platform/form/plain/PlainSelectInput.tsx';
import { PlainTextInput } from '../../../../platform/form/plain/PlainTextInput.tsx';
import { typing } from '../../shared/field-typing.ts';
import type { EntrySectionProps } from './entry-props.ts';

const maxTags = 10;
const maxCapital = 10;

/** Texts for a field that differ from the list of fields. */
interface Look {
  label?: () => string;
  note?: () => string;
  placeholder?: () => string;
  autoComplete?: string;
  autoCapitalize?: string;
  gapless?: boolean;
}

const looks: Partial<Record<ApplicationField, Look>> = {
  name: { note: m.identity_field_name_note, autoComplete: 'organization' },
  creditCode: { gapless: true, autoComplete: 'off', autoCapitalize: 'characters' },
  chainStages: { note: m.identity_field_stages_note },
  industryTagIds: { label: () => m.identity_field_tags({ count: maxTags }) },
  contactPhone: { gapless: true },
  landline: { placeholder: m.identity_field_landline_form },
  address: { autoComplete: 'address-line1' },
};

interface EntryInputProps extends Pick<EntrySectionProps, 'field' | 'choices'> {
  name: ApplicationField;
}

/** One field of the application by its kind. */
export function EntryInput({ name, field, choices }: EntryInputProps) {
  const { kind, label, max, from, optional } = fieldOf(name);
  const { label: ownLabel = label, note, placeholder, ...typed } = looks[name] ?? {};
  const noteText = optional ? m.input_optional() : note?.();
  const shown = {
    ...field(name),
    label: ownLabel(),
    ...(noteText === undefined ? {} : { note: noteText }),
    ...(optional ? {} : { required: true }),
  };
  const text = {
    ...shown,
    ...typing[name],
    ...typed,
    ...(placeholder ? { placeholder: placeholder() } : {}),
    ...(max === undefined ? {} : { maxLength: max }),
  };
  const options = from ? choices[from] : [];
  switch (kind) {
    case 'line':
    case 'text':
    case 'contact':
      return <PlainTextInput {...text} />;
    case 'passage':
      return <PlainAreaInput {...shown} {...(max === undefined ? {} : { maxLength: max })} />;
    case 'day':
      return <PlainTextInput {...text} type="date" max="9999-12-31" />;
    case 'amount':
      return <PlainTextInput {...text} end={m.field_ten_thousand_yuan()} maxLength={maxCapital} />;
    case 'choice':
      return <PlainSelectInput {...shown} options={options} placeholder={m.identity_please_choose()} />;
    case 'chips':
      return <PlainChipsInput {...shown} options={options} />;
    case 'tags':
      return <PlainChipsInput {...shown} options={options} max={maxTags} />;
    // These have their own sections.
    case 'file':
    case 'products':
      return null;
  }
}
