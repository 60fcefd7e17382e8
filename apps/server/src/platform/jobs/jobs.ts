import type { FastifyBaseLogger } from 'fastify';
import { type Db as BossDb, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { type AskedRun, askChannel } from './ask-for-job.ts';
import { jobsSchema } from './prepare-jobs.ts';

/** A repeated piece of work; the database sees to it that one copy of the server does it. */
export interface Job {
  /** `<feature>.<verb>` */
  name: string;
  /** Five cron fields, Asia/Shanghai. */
  cron: string;
  /** `asked` is null when the run is due by schedule. */
  run(asked: object | null): Promise<void>;
}

export interface JobRunner {
  stop(): Promise<void>;
}

/** pg-boss uses our pool, so that jobs share its limits and its shutdown. */
const throughPool = ({ pool }: Database): BossDb => ({
  executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
});

const drainMs = 5_000;

async function startJob(boss: PgBoss, job: Job, log: FastifyBaseLogger): Promise<string> {
  await boss.createQueue(job.name, {
    policy: 'singleton',
    retryLimit: 2,
    retryDelay: 30,
    // What a killed server was at is taken up by another within a minute or two.
    heartbeatSeconds: 60,
  });
  const worker = await boss.work<object | null>(job.name, { pollingIntervalSeconds: 5 }, async ([asked]) => {
    const startedAt = performance.now();
    await job.run(asked?.data ?? null);
    log.debug({ job: job.name, ms: Math.round(performance.now() - startedAt) }, 'job done');
  });
  await boss.schedule(job.name, job.cron, null, { tz: 'Asia/Shanghai' });
  return worker;
}

/** Starts the schedules and the workers of all jobs. A failed run is logged, tried again, and never ends the server. */
export async function startJobs(
  database: Database,
  jobs: readonly Job[],
  log: FastifyBaseLogger,
): Promise<JobRunner> {
  const boss = new PgBoss({
    db: throughPool(database),
    schema: jobsSchema,
    migrate: false,
    superviseIntervalSeconds: 60,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'));
  await boss.start();
  const workers = new Map<string, string>();
  for (const job of jobs) workers.set(job.name, await startJob(boss, job, log));

  async function begin({ id, name, data }: AskedRun): Promise<void> {
    const worker = workers.get(name);
    if (!worker) return;
    await boss.send(name, data, { id });
    boss.notifyWorker(worker);
  }
  const complain = (error: unknown) => log.warn({ err: error }, 'jobs');
  const subscription = database.subscribe({
    channel: askChannel,
    heard: (payload) => void begin(JSON.parse(payload) as AskedRun).catch(complain),
    failed: complain,
  });
  return {
    async stop() {
      await subscription.stop();
      await boss.stop({ graceful: true, timeout: drainMs });
    },
  };
}
