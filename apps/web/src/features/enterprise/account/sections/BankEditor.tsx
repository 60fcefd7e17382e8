import * as m from '@portal/texts/messages';
import { FormText } from '../../../../platform/form/FormText.tsx';
import { SecuredRefusal } from '../secure/SecuredRefusal.tsx';
import styles from './Section.module.css';
import { SectionForm } from './SectionForm.tsx';
import type { EditorProps } from './section-props.ts';
import { useSectionForm } from './use-section-form.ts';

/** The number is entered anew each time: what is stored is shown by its last digits only. */
export function BankEditor({ profile, onDone }: EditorProps) {
  const { bankAccount } = profile;
  const { form, draft, send, cancel, save } = useSectionForm({
    section: 'BANK',
    profile,
    onDone,
    keepsDraft: false,
    quiet: true,
    values: { name: bankAccount?.name ?? profile.name, bank: bankAccount?.bank ?? '', number: '' },
    dataOf: (values) => values,
  });
  const { control, formState } = form;
  return (
    <>
      <SectionForm draft={draft} busy={formState.isSubmitting} onSend={send} onCancel={cancel}>
        <div className={styles.fields}>
          <FormText control={control} name="name" label={m.field_account_holder()} maxLength={60} required />
          <FormText control={control} name="bank" label={m.field_bank()} maxLength={60} required />
          <div className={styles.wide}>
            <FormText
              control={control}
              name="number"
              label={m.profile_f_account()}
              hint={m.profile_f_account_note()}
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
