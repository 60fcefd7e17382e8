import {
  type FieldSection,
  fieldOf,
  type SectionField,
  sectionFields,
} from '@portal/contract/enterprise/fields';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { fenOfText, wanText } from '../form/amount-text.ts';
import type { OwnProfile } from '../profile/own-profile.ts';
import { SectionForm } from './SectionForm.tsx';
import { SectionInput } from './SectionInput.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

type Values = Record<string, string | string[]>;

const isAmount = (name: SectionField) => fieldOf(name).kind === 'amount';

function enteredOf(profile: OwnProfile, name: SectionField): string | string[] {
  const value = profile[name];
  return typeof value === 'number' ? wanText(value) : (value ?? '');
}

const valuesOf = (profile: OwnProfile, names: readonly SectionField[]): Values =>
  Object.fromEntries(names.map((name) => [name, enteredOf(profile, name)]));

const dataOf = (names: readonly SectionField[]) => (values: Values) => ({
  ...values,
  ...Object.fromEntries(names.filter(isAmount).map((name) => [name, fenOfText(String(values[name]))])),
});

/** Editor of a section that consists only of fields. */
function FieldsEditor({ section, profile, choices, onDone }: EditorProps & { section: FieldSection }) {
  const names = sectionFields[section];
  const values = valuesOf(profile, names);
  const editing = useSectionForm({ section, profile, values, dataOf: dataOf(names), onDone });
  return (
    <SectionForm editing={editing}>
      <Columns of="repeat(2, minmax(0, 1fr))" gap={16} gapX={20} align="start" stack="tablet">
        {names.map((name) => {
          const input = <SectionInput key={name} name={name} choices={choices} />;
          return fieldOf(name).wide ? (
            <Text key={name} as="div" across>
              {input}
            </Text>
          ) : (
            input
          );
        })}
      </Columns>
    </SectionForm>
  );
}

export const BasicEditor = (props: EditorProps) => <FieldsEditor {...props} section="BASIC" />;
export const ContactsEditor = (props: EditorProps) => <FieldsEditor {...props} section="CONTACTS" />;
