// Creates an administrator: `npm run create-admin`. A server with a DATABASE_URL may keep running; the embedded
// database belongs to the server, which must be stopped first. With `-- --reset` it sets a new password for an
// administrator who has forgotten his, beside any running server.
import { systemClock } from '../../../platform/clock.ts';
import { connectDatabase, joinDatabase } from '../../../platform/database/connect-database.ts';
import { StartupError } from '../../../platform/database/startup-error.ts';
import { loadEnv } from '../../../platform/env.ts';
import { prepareDatabase } from '../../../platform/prepare-database.ts';
import { openQuestions } from './ask.ts';
import { askAdmin, askReset } from './ask-admin.ts';
import { createAdmin } from './create-admin.ts';
import { isAdmin, isTaken } from './known-admins.public.ts';
import { resetAdmin } from './reset-admin.ts';

async function create(): Promise<void> {
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

async function reset(): Promise<void> {
  const database = await joinDatabase(loadEnv(), () => undefined);
  try {
    const questions = openQuestions(process.stdin, process.stdout);
    const given = await askReset(questions, (loginName) => isAdmin(database, loginName)).finally(() =>
      questions.close(),
    );
    if (!(await resetAdmin(database, systemClock, given)))
      throw new StartupError('This administrator is no longer there.');
    process.stdout.write(`${given.loginName} may log in with the new password now.\n`);
  } finally {
    await database.close();
  }
}

try {
  await (process.argv.includes('--reset') ? reset() : create());
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
