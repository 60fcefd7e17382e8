import * as m from '@portal/texts/messages';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { SecuredRefusal } from '../../../identity/shared/secure/SecuredRefusal.tsx';
import styles from './Section.module.css';
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
        <div className={styles.fields}>
          <TextInput name="name" />
          <TextInput name="bank" />
          <div className={styles.wide}>
            <TextInput
              name="number"
              label={m.profile_f_account()}
              hint={m.profile_f_account_note()}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
            />
          </div>
        </div>
      </SectionForm>
      <SecuredRefusal error={editing.error} onProven={() => void editing.send()} />
    </>
  );
}
