import { expect } from '@playwright/test';
import { runRush } from '../../apps/server/src/quality/rush/run-rush.ts';
import { rushes } from '../../apps/server/src/quality/rush/rush-kinds.ts';
import { openPeople } from '../../apps/server/src/quality/rush/rush-people.ts';
import { isLong } from '../../apps/server/src/testing/test-scope.ts';
import { test } from '../support/test.ts';
import { withTwoCopies } from './two-copies.ts';

// `npm run test:abuse` runs the long form.
const many = isLong ? 300 : 60;

test.describe.configure({ timeout: 600_000 });

test(`${many} people at one moment at two copies of the server: all are answered rightly, and nobody is sent away`, () =>
  withTwoCopies(async ({ ports, database }) => {
    const people = await openPeople(database.db, many);
    for (const [name, prepare] of Object.entries(rushes))
      await test.step(name, async () => {
        const rush = await prepare(database.db, people);
        const origins = ports.map((port) => `http://127.0.0.1:${port}`);
        const { answers, others, seconds } = await runRush(origins, rush, people);
        expect(answers, name).toEqual(rush.answers);
        expect(Object.keys(others.codes), name).toEqual(['000000']);
        const { right, found } = await rush.kept();
        expect(found, name).toEqual(right);
        console.log(`${many} ${name} in ${seconds.toFixed(1)} s`);
      });
  }));
