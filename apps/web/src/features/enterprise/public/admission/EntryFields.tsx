import { type ApplicationField, fieldOf } from '@portal/contract/enterprise-fields';
import * as m from '@portal/texts/messages';
import { PlainAreaInput } from '../../../../platform/form/plain/PlainAreaInput.tsx';
import { PlainChipsInput } from '../../../../platform/form/plain/PlainChipsInput.tsx';
import { PlainSelectInput } from '../../../../platform/form/plain/PlainSelectInput.tsx';
import { PlainTextInput } from '../../../../platform/form/plain/PlainTextInput.tsx';
import { Wide } from '../../../../ui/form/FormSection.tsx';
import { typing } from '../../shared/field-typing.ts';
import type { EntryChoices, EntrySectionProps } from './entry-props.ts';

const maxTags = 10;
const longestCapital = 10;

/** What this form says of a field beyond the list of fields. */
interface Look {
  label?: () => string;
  note?: () => string;
  placeholder?: () => string;
  autoComplete?: string;
  gapless?: boolean;
}

const looks: Partial<Record<ApplicationField, Look>> = {
  name: { note: m.identity_field_name_note, autoComplete: 'organization' },
  creditCode: { gapless: true },
  chainStages: { note: m.identity_field_stages_note },
  industryTagIds: { label: () => m.identity_field_tags({ count: maxTags }) },
  contactPhone: { gapless: true },
  landline: { placeholder: m.identity_field_landline_form },
  address: { autoComplete: 'street-address' },
};

interface EntryFieldProps {
  bound: ReturnType<EntrySectionProps['field']>;
  choices: EntryChoices;
}

/** One field of the application by its kind. */
function EntryField({ bound, choices }: EntryFieldProps) {
  const { name } = bound;
  const { kind, label, max, from, optional } = fieldOf(name);
  const { label: ownLabel = label, note, placeholder, ...typed } = looks[name] ?? {};
  const noteText = optional ? m.identity_optional() : note?.();
  const shown = {
    ...bound,
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
      return <PlainTextInput {...text} end={m.identity_field_capital_unit()} maxLength={longestCapital} />;
    case 'choice':
      return <PlainSelectInput {...shown} options={options} placeholder={m.identity_please_choose()} />;
    case 'chips':
      return <PlainChipsInput {...shown} options={options} />;
    case 'tags':
      return <PlainChipsInput {...shown} options={options} max={maxTags} />;
    // These have sections of their own.
    case 'file':
    case 'products':
      return null;
  }
}

interface EntryFieldsProps extends Omit<EntrySectionProps, 'form'> {
  names: readonly ApplicationField[];
}

/** Fields of the application, one below the other or side by side. */
export function EntryFields({ names, field, choices }: EntryFieldsProps) {
  return names.map((name) => {
    const { kind, wide } = fieldOf(name);
    // A park need not have tags.
    if (kind === 'tags' && choices.tags.length === 0) return null;
    const input = <EntryField key={name} bound={field(name)} choices={choices} />;
    return wide ? <Wide key={name}>{input}</Wide> : input;
  });
}
