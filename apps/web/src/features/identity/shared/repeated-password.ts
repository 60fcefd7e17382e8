import * as m from '@portal/texts/messages';

/**
 * The rule for the second entry of a new password: it is asked for, asked for again where it has been taken out, and must
 * be equal to the first.
 */
export function repeatedPassword() {
  let wasEntered = false;
  return (again: string, { newPassword }: { newPassword: string }): true | string => {
    if (again === '') return wasEntered ? m.fault_password_repeat() : m.fault_password_confirm();
    wasEntered = true;
    return again === newPassword || m.fault_passwords_differ();
  };
}
