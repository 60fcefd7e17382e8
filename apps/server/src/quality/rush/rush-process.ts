// rush-process.ts <people> <origin> <origin> …: prints as JSON how copies of the portal serve each rush. They share the
// database at DATABASE_URL, into which the users are inserted.
import { isDeepStrictEqual } from 'node:util';
import { openDatabase } from '../../platform/database/database.ts';
import { runRush } from './run-rush.ts';
import { rushes } from './rush-kinds.ts';
import { openPeople } from './rush-people.ts';

const [, , count, ...origins] = process.argv;
const address = process.env.DATABASE_URL;
if (!address || origins.length === 0) throw new Error('needs a database and copies of the portal');

const database = openDatabase(address, { poolSize: 3 });
const people = await openPeople(database.db, Number(count));
const results: Record<string, unknown> = {};
for (const [name, prepare] of Object.entries(rushes)) {
  const rush = await prepare(database.db, people);
  const result = await runRush(origins, rush, people);
  const { right, found } = await rush.kept();
  const isRight = isDeepStrictEqual(result.answers, rush.answers) && isDeepStrictEqual(found, right);
  results[name] = { ...result, isRight };
}
await database.close();
process.stdout.write(JSON.stringify(results));
