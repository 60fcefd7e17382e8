// Enters an administrator: `npm run create-admin`. A server with a DATABASE_URL may go on running meanwhile; the
// embedded database belongs to the server, which has to be stopped first.
import { systemClock } from '../../../platform/clock.ts';
import { connectDatabase } from '../../../platform/database/connect-database.ts';
import { StartupError } from '../../../platform/database/startup-error.ts';
import { loadEnv } from '../../../platform/env.ts';
import { prepareDatabase } from '../../../platform/prepare-database.ts';
import { openQuestions } from './ask.ts';
import { type AdminFields, adminFields, createAdmin } from './create-admin.ts';

async function askFields(): Promise<AdminFields> {
  const questions = openQuestions(process.stdin, process.stdout);
  try {
    const given = {
      loginName: await questions.ask('Login name: '),
      name: await questions.ask('Name: '),
      phoneNumber: await questions.ask('Phone number: '),
      password: await questions.askSecret('Password (6 to 20 characters): '),
    };
    if ((await questions.askSecret('The same password again: ')) !== given.password)
      throw new StartupError('The two passwords differ.');
    const parsed = adminFields.safeParse(given);
    if (parsed.success) return parsed.data;
    throw new StartupError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  } finally {
    questions.close();
  }
}

async function run(): Promise<void> {
  // Before the questions, so that nobody answers them in vain.
  const env = loadEnv();
  const database = await connectDatabase(env, () => undefined);
  try {
    await prepareDatabase(database, env);
    const fields = await askFields();
    if (!(await createAdmin(database, systemClock, fields)))
      throw new StartupError('This login name or phone number belongs to an account already.');
    process.stdout.write(`${fields.loginName} may log in now, as an administrator.\n`);
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
