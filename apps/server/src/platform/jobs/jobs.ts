import type { FastifyBaseLogger } from 'fastify';
import { type Db as BossDb, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { RowsFailed } from '../database/failed-rows.ts';
import { type AskedRun, askChannel } from './ask-for-job.ts';
import { createLiveRuns, type LiveRuns } from './live-runs.ts';
import { jobsSchema } from './prepare-jobs.ts';

/** A recurring job; the database ensures that only one copy of the server runs it. */
export interface Job {
  /** Name in the form `<feature>.<verb>`. */
  name: string;
  /** Five cron fields, in Asia/Shanghai time. */
  cron: string;
  /** `asked` is null for scheduled runs. */
  run(asked: object | null): Promise<void>;
}

export interface JobRunner {
  stop(): Promise<void>;
}

/** pg-boss uses our pool, so that jobs share its limits and shutdown. */
const throughPool = ({ pool }: Database): BossDb => ({
  executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
});

const drainMs = 5_000;

/** Maximum number of failed rows named in the log per run, so that a run cannot flood it. */
const maxNamed = 20;

/** Milliseconds between checks for runs whose server has died. */
const lookMs = 3_000;

interface Watch {
  live: LiveRuns;
  log: FastifyBaseLogger;
  countFailedRows?: ((job: string, rows: number) => void) | undefined;
}

/** Runs a job. Rows that failed are logged, and are no reason to repeat the run ahead of schedule. */
async function runJob(job: Job, asked: object | null, { log, countFailedRows }: Watch): Promise<void> {
  const startedAt = performance.now();
  try {
    await job.run(asked);
  } catch (error) {
    if (!(error instanceof RowsFailed)) {
      log.error({ job: job.name, err: error }, 'job failed');
      throw error;
    }
    countFailedRows?.(job.name, error.rows.length);
    const count = error.rows.length;
    for (const { id, error: err } of error.rows.slice(0, maxNamed))
      log.error({ job: job.name, row: id, count, err }, 'job skipped a failing row');
  }
  log.debug({ job: job.name, ms: Math.round(performance.now() - startedAt) }, 'job done');
}

async function startJob(boss: PgBoss, job: Job, watch: Watch): Promise<string> {
  await boss.createQueue(job.name, {
    policy: 'singleton',
    retryLimit: 2,
    retryDelay: 30,
    // A killed server is noticed at once (live-runs.ts); the heartbeat covers a machine that is cut off.
    heartbeatSeconds: 60,
  });
  const worker = await boss.work<object | null>(job.name, { pollingIntervalSeconds: 5 }, async ([asked]) => {
    if (asked) await watch.live.during(asked.id, () => runJob(job, asked.data, watch));
  });
  await boss.schedule(job.name, job.cron, null, { tz: 'Asia/Shanghai' });
  return worker;
}

/** Starts the schedules and workers of all jobs. A failed run is logged and retried, and never ends the server. */
export async function startJobs(
  database: Database,
  jobs: readonly Job[],
  log: FastifyBaseLogger,
  countFailedRows?: Watch['countFailedRows'],
): Promise<JobRunner> {
  const boss = new PgBoss({
    db: throughPool(database),
    schema: jobsSchema,
    migrate: false,
    superviseIntervalSeconds: 60,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'));
  await boss.start();
  const workers = new Map<string, string>();
  const live = createLiveRuns(database);
  for (const job of jobs) workers.set(job.name, await startJob(boss, job, { live, log, countFailedRows }));

  /** Requeues runs that a killed server left unfinished; they continue from the state of their rows. */
  async function takeUp(): Promise<void> {
    for (const { id, name } of await live.takeOver()) {
      log.warn({ job: name, run: id }, 'job was interrupted and is resumed');
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    }
  }

  async function begin({ id, name, data }: AskedRun): Promise<void> {
    const worker = workers.get(name);
    if (!worker) return;
    await boss.send(name, data, { id });
    boss.notifyWorker(worker);
  }
  const complain = (error: unknown) => log.warn({ err: error }, 'job queue error');
  let looking: Promise<void> = Promise.resolve();
  const look = setInterval(() => {
    looking = looking.then(takeUp).catch(complain);
  }, lookMs);
  const subscription = database.subscribe({
    channel: askChannel,
    heard: (payload) => void begin(JSON.parse(payload) as AskedRun).catch(complain),
    failed: complain,
  });
  return {
    async stop() {
      clearInterval(look);
      await looking;
      await subscription.stop();
      await boss.stop({ graceful: true, timeout: drainMs });
      await live.close();
    },
  };
}
