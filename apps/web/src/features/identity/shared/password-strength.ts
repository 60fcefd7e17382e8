export type PasswordStrength = 'weak' | 'fair' | 'good';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];
const pattern = /^(.)\1*$|^(?:012345|123456|abcdef|qwerty|password)/i;

/** Rates a password by length and kinds of characters; undefined while it is too short to be accepted. */
export function passwordStrength(password: string): PasswordStrength | undefined {
  if (password.length < 6) return undefined;
  const kindCount = kinds.filter((kind) => kind.test(password)).length;
  if (pattern.test(password) || kindCount === 1) return 'weak';
  return password.length >= 10 && kindCount >= 3 ? 'good' : 'fair';
}
