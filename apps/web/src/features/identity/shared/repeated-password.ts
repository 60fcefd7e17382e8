import * as m from '@portal/texts/messages';

/**
 * The rule for repeating a new password: required, with a different message if it was cleared again, and equal to the
 * first.
 */
export function repeatedPassword() {
  let wasEntered = false;
  return (again: string, { newPassword }: { newPassword: string }): true | string => {
    if (again === '') return wasEntered ? m.fault_password_repeat() : m.fault_password_confirm();
    wasEntered = true;
    return again === newPassword || m.fault_passwords_differ();
  };
}
