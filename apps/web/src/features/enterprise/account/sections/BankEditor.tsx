import * as m from '@portal/texts/messages';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { SecuredRefusal } from '../../../identity/shared/secure/SecuredRefusal.tsx';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

/** The number must be entered again each time: only the last digits of the stored one are shown. */
export function BankEditor({ profile, onDone }: EditorProps) {
  const { bankAccount } = profile;
  const editing = useSectionForm({
    section: 'BANK',
    profile,
    onDone,
    keepsDraft: false,
    quiet: true,
    values: { name: bankAccount?.name ?? profile.name, bank: bankAccount?.bank ?? '', number: '' },
    dataOf: (values) => values,
  });
  return (
    <>
      <SectionForm editing={editing}>
        <Columns of="repeat(2, minmax(0, 1fr))" gap={16} gapX={20} align="start" stack="tablet">
          <TextInput name="name" />
          <TextInput name="bank" />
          <Text as="div" across>
            <TextInput
              name="number"
              label={m.profile_f_account()}
              hint={m.profile_f_account_note()}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
            />
          </Text>
        </Columns>
      </SectionForm>
      <SecuredRefusal error={editing.error} onProven={() => void editing.send()} />
    </>
  );
}
