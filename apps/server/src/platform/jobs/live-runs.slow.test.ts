import { fork } from 'node:child_process';
import { once } from 'node:events';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { askForJob } from './ask-for-job.ts';
import { startJobs } from './jobs.ts';
import { isJobRunning } from './live-runs.ts';

test('another copy takes over at once when a run’s server is killed', async () => {
  const database = await createTestDatabase();
  const name = 'test.endless';
  const victim = fork(new URL('./testing/endless-run.ts', import.meta.url));
  victim.send(database.connection);
  const begun = once(victim, 'message');
  // A notification is lost on copies that do not listen yet, hence the repetition.
  const asking = setInterval(() => void askForJob(database.db, name, { about: 'it' }), 1_000);
  await begun;
  clearInterval(asking);
  const run = vi.fn<(asked: object | null) => Promise<void>>(async () => undefined);
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) });
  const runner = await startJobs(database, [{ name, cron: '0 0 1 1 *', run }], log);
  // No other copy takes the run while its server lives.
  await new Promise((done) => setTimeout(done, 9_000));
  expect(run).not.toHaveBeenCalled();
  expect(await isJobRunning(database.db, name)).toBe(true);

  victim.kill('SIGKILL');
  await once(victim, 'exit');
  await vi.waitFor(async () => expect(await isJobRunning(database.db, name)).toBe(false));
  // Well before the heartbeat would expire after a minute.
  await vi.waitFor(() => expect(run).toHaveBeenCalledWith({ about: 'it' }), { timeout: 20_000 });
  expect(lines).toContainEqual(
    expect.objectContaining({ job: name, msg: 'job was interrupted and is resumed' }),
  );
  await runner.stop();
  await database.drop();
}, 90_000);
