import {
  profile_f_account,
  profile_f_account_name,
  profile_f_account_note,
  profile_f_account_tail,
  profile_f_bank,
  profile_none_yet,
} from '../../../../platform/i18n/paraglide/messages.js';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { FormText } from '../../../identity/shared/form/FormText.tsx';
import { SecuredRefusal } from '../secure/SecuredRefusal.tsx';
import styles from './Section.module.css';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps, ViewProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

export function BankView({ profile: { bankAccount } }: ViewProps) {
  if (!bankAccount) return <p className={styles.none}>{profile_none_yet()}</p>;
  const { name, bank, numberTail } = bankAccount;
  return (
    <Facts
      facts={[
        { name: profile_f_account_name(), value: name },
        { name: profile_f_bank(), value: bank },
        { name: profile_f_account(), value: profile_f_account_tail({ tail: numberTail }) },
      ]}
    />
  );
}

/** The number is entered anew each time: what is stored is shown by its last digits only. */
export function BankEditor({ profile, onDone }: EditorProps) {
  const { bankAccount } = profile;
  const { form, draft, send, cancel, save } = useSectionForm({
    ...{ section: 'BANK', profile, onDone, keepsDraft: false, quiet: true },
    values: { name: bankAccount?.name ?? profile.name, bank: bankAccount?.bank ?? '', number: '' },
    dataOf: (values) => values,
  });
  const { control, formState } = form;
  return (
    <>
      <SectionForm draft={draft} busy={formState.isSubmitting} onSend={send} onCancel={cancel}>
        <div className={styles.fields}>
          <FormText {...{ control, name: 'name' }} label={profile_f_account_name()} maxLength={60} required />
          <FormText {...{ control, name: 'bank' }} label={profile_f_bank()} maxLength={60} required />
          <div className={styles.wide}>
            <FormText
              {...{ control, name: 'number' }}
              label={profile_f_account()}
              hint={profile_f_account_note()}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              required
            />
          </div>
        </div>
      </SectionForm>
      <SecuredRefusal error={save.error} onProven={() => void send()} />
    </>
  );
}
