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

/** Asks for a value until the answer has no fault. */
async function askUntil<F extends Field>(
  { complain }: Pick<Questions, 'complain'>,
  field: F,
  ask: () => Promise<string>,
  faultOf: (answer: string) => Promise<string | null>,
): Promise<AdminFields[F]> {
  for (;;) {
    const answer = await ask();
    const isFormed = adminFields.shape[field].safeParse(answer).success;
    const fault = isFormed ? await faultOf(answer) : rules[field];
    if (fault === null) return adminFields.shape[field].parse(answer) as AdminFields[F];
    complain(fault);
  }
}

const noFault = async () => null;

async function askPassword(questions: Omit<Questions, 'close'>): Promise<string> {
  for (;;) {
    const password = await askUntil(
      questions,
      'password',
      () => questions.askSecret('Password (6 to 20 characters): '),
      noFault,
    );
    if ((await questions.askSecret('The same password again: ')) === password) return password;
    questions.complain('The two passwords differ.');
  }
}

/** Asks the questions one by one, repeating each until the answer is valid. */
export async function askAdmin(
  questions: Omit<Questions, 'close'>,
  isTaken: (known: Partial<AdminFields>) => Promise<boolean>,
): Promise<AdminFields> {
  const askFor = (field: Field, question: string) =>
    askUntil(
      questions,
      field,
      () => questions.ask(question),
      async (answer) => {
        const ofAnother = taken[field];
        return ofAnother && (await isTaken({ [field]: answer.trim() })) ? ofAnother : null;
      },
    );
  return {
    loginName: await askFor('loginName', 'Login name: '),
    name: await askFor('name', 'Name: '),
    phoneNumber: await askFor('phoneNumber', 'Phone number: '),
    password: await askPassword(questions),
  };
}

/** Asks which administrator gets a new password, and for the password. */
export async function askReset(
  questions: Omit<Questions, 'close'>,
  isAdmin: (loginName: string) => Promise<boolean>,
): Promise<Pick<AdminFields, 'loginName' | 'password'>> {
  return {
    loginName: await askUntil(
      questions,
      'loginName',
      () => questions.ask('Login name of the administrator: '),
      async (name) => ((await isAdmin(name.trim())) ? null : 'No administrator has this login name.'),
    ),
    password: await askPassword(questions),
  };
}
