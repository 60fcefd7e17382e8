import type { Questions } from './ask.ts';
import { type AdminFields, adminFields } from './create-admin.ts';

type Field = keyof AdminFields;

const rules: Record<Field, string> = {
  loginName: 'A login name has 4 to 20 letters, digits or underscores and begins with a letter.',
  name: 'A name has 2 to 30 characters.',
  phoneNumber: 'The phone number must be a mobile number of mainland China, with 11 digits.',
  password: 'A password has 6 to 20 characters.',
};

const taken: Partial<Record<Field, string>> = {
  loginName: 'This login name belongs to an account already.',
  phoneNumber: 'This phone number belongs to an account already.',
};

/** Asks the questions one by one, repeating each until the answer is valid. */
export async function askAdmin(
  questions: Omit<Questions, 'close'>,
  isTaken: (known: Partial<AdminFields>) => Promise<boolean>,
): Promise<AdminFields> {
  const faultOf = async (field: Field, answer: string): Promise<string | null> => {
    if (!adminFields.shape[field].safeParse(answer).success) return rules[field];
    const ofAnother = taken[field];
    return ofAnother && (await isTaken({ [field]: answer.trim() })) ? ofAnother : null;
  };
  const askFor = async (field: Field, ask: () => Promise<string>) => {
    for (;;) {
      const answer = await ask();
      const fault = await faultOf(field, answer);
      if (fault === null) return adminFields.shape[field].parse(answer);
      questions.complain(fault);
    }
  };
  const askPassword = async () => {
    for (;;) {
      const password = await askFor('password', () => questions.askSecret('Password (6 to 20 characters): '));
      if ((await questions.askSecret('The same password again: ')) === password) return password;
      questions.complain('The two passwords differ.');
    }
  };
  return {
    loginName: await askFor('loginName', () => questions.ask('Login name: ')),
    name: await askFor('name', () => questions.ask('Name: ')),
    phoneNumber: await askFor('phoneNumber', () => questions.ask('Phone number: ')),
    password: await askPassword(),
  };
}
