import { enterpriseFields, fieldOf, type SectionField } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { ChipsInput } from '../../../../platform/form/ChipsInput.tsx';
import { DateInput } from '../../../../platform/form/DateInput.tsx';
import { useRulesOf } from '../../../../platform/form/FormScope.tsx';
import { MultiSelectInput } from '../../../../platform/form/MultiSelectInput.tsx';
import { SelectInput } from '../../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { typing } from '../../shared/field-typing.ts';
import type { Choices } from '../profile/use-choices.ts';
import { labelOf } from './section-labels.ts';

const maxAmount = 12;
const maxMobile = 11;

interface SectionInputProps {
  name: SectionField;
  choices: Choices;
}

/** One field of a section by its kind; the section's schema says whether it is required. */
export function SectionInput({ name, choices }: SectionInputProps) {
  const isOptional = useRulesOf()?.(name).required === false;
  const { from, max = name === 'contactPhone' ? maxMobile : undefined } = fieldOf(name);
  const options = from ? choices[from] : [];
  const shown = { name, label: labelOf(name), ...(isOptional ? { note: m.input_optional() } : {}) };
  switch (enterpriseFields[name].kind) {
    case 'choice':
      return <SelectInput {...shown} options={options} placeholder={m.profile_choose()} />;
    case 'day':
      return <DateInput {...shown} />;
    case 'amount':
      return (
        <TextInput {...shown} {...typing[name]} end={m.field_ten_thousand_yuan()} maxLength={maxAmount} />
      );
    case 'chips':
      return <ChipsInput {...shown} note={m.profile_f_stages_note()} options={options} />;
    case 'tags':
      return <MultiSelectInput {...shown} options={options} placeholder={m.profile_choose()} />;
    case 'line':
    case 'text':
    case 'contact':
      return <TextInput {...shown} {...typing[name]} {...(max === undefined ? {} : { maxLength: max })} />;
  }
}
