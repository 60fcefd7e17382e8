import * as m from '@portal/texts/messages';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { FormPassword } from '../../../../platform/form/FormText.tsx';
import { newPassword } from '../../../../platform/form/rules.ts';
import { lockIcon } from '../../../../ui/icon/shapes/lock.ts';
import { passwordStrength } from '../password-strength.ts';
import styles from './NewPasswordFields.module.css';

interface PasswordValues {
  newPassword: string;
  checkPass: string;
}

interface NewPasswordFieldsProps<Values extends PasswordValues> {
  form: UseFormReturn<Values>;
  /** What is said while nothing is entered. */
  missing: () => string;
  /** The account has one already. */
  replaces?: boolean;
}

const words = {
  weak: m.identity_strength_weak,
  fair: m.identity_strength_fair,
  good: m.identity_strength_good,
};

/** A password to be set, twice, and how strong it is. */
export function NewPasswordFields<Values extends PasswordValues>({
  form,
  missing,
  replaces,
}: NewPasswordFieldsProps<Values>) {
  const name = 'newPassword' as FieldPath<Values>;
  const again = 'checkPass' as FieldPath<Values>;
  const { control } = form;
  const typed = String(useWatch({ control, name }));
  const strength = passwordStrength(typed);
  const isSame = (value: string, { newPassword: first }: Values): true | string => {
    if (value === '') return m.fault_password_confirm();
    return value === first || m.fault_passwords_differ();
  };
  return (
    <>
      <FormPassword
        control={control}
        name={name}
        rule={newPassword(missing, m.fault_password_length)}
        label={replaces ? m.field_new_password() : m.field_password()}
        icon={lockIcon}
        placeholder={m.identity_password_length_short()}
        autoComplete="new-password"
        hint={
          strength && (
            <span className={styles.strength} data-strength={strength}>
              {m.identity_strength()} <b>{words[strength]()}</b>
            </span>
          )
        }
        required
      />
      <FormPassword
        control={control}
        name={again}
        rule={isSame}
        label={m.identity_check_password()}
        icon={lockIcon}
        placeholder={m.fault_password_repeat()}
        autoComplete="new-password"
        required
      />
    </>
  );
}
