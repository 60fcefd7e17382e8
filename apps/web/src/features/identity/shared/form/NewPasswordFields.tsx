import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PlainPasswordInput } from '../../../../platform/form/plain/PlainPasswordInput.tsx';
import { newPassword } from '../../../../platform/form/rules.ts';
import { lockIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/layout/Row.tsx';
import { passwordStrength } from '../password-strength.ts';
import { repeatedPassword } from '../repeated-password.ts';
import styles from './NewPasswordFields.module.css';

interface PasswordValues {
  newPassword: string;
  checkPass: string;
}

interface NewPasswordFieldsProps {
  /** The message if nothing is entered. */
  missing: () => string;
  /** Whether the account already has a password. */
  replaces?: boolean;
}

const words = {
  weak: m.identity_strength_weak,
  fair: m.identity_strength_fair,
  good: m.identity_strength_good,
};

/** A new password, entered twice, with its strength. */
export function NewPasswordFields({ missing, replaces }: NewPasswordFieldsProps) {
  const strength = passwordStrength(useWatch<PasswordValues, 'newPassword'>({ name: 'newPassword' }));
  const [isRepeated] = useState(repeatedPassword);
  return (
    <>
      <PlainPasswordInput
        name="newPassword"
        rule={newPassword(missing, m.fault_password_length)}
        label={replaces ? m.field_new_password() : m.field_password()}
        icon={lockIcon}
        placeholder={m.identity_password_length_short()}
        autoComplete="new-password"
        hint={
          strength && (
            <Row
              as="span"
              inline
              align="center"
              gap={8}
              tone="quiet"
              className={styles.strength}
              data-strength={strength}
            >
              {m.identity_strength()} <b>{words[strength]()}</b>
            </Row>
          )
        }
        required
      />
      <PlainPasswordInput
        name="checkPass"
        rule={isRepeated}
        label={m.identity_check_password()}
        icon={lockIcon}
        placeholder={m.fault_password_repeat()}
        autoComplete="new-password"
        required
      />
    </>
  );
}
