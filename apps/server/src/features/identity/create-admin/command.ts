// Creates an administrator: `npm run create-admin`. A server with a DATABASE_URL may keep running; the embedded
// database belongs to the server, which must be stopped first.
import { systemClock } from '../../../platform/clock.ts';
import { connectDatabase } from '../../../platform/database/connect-database.ts';
import { StartupError } from '../../../platform/database/startup-error.ts';
import { loadEnv } from '../../../platform/env.ts';
import { prepareDatabase } from '../../../platform/prepare-database.ts';
import { openQuestions } from './ask.ts';
import { askAdmin } from './ask-admin.ts';
import { createAdmin } from './create-admin.ts';
import { isTaken } from './known-admins.public.ts';

async function run(): Promise<void> {
  // Connects before the questions, so that nobody answers them in vain.
  const env = loadEnv();
  const database = await connectDatabase(env, () => undefined);
  try {
    await prepareDatabase(database, env);
    const questions = openQuestions(process.stdin, process.stdout);
    const fields = await askAdmin(questions, (known) => isTaken(database, known)).finally(() =>
      questions.close(),
    );
    if (!(await createAdmin(database, systemClock, fields)))
      throw new StartupError('This login name or phone number already belongs to an account.');
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
