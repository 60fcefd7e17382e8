import type { FastifyBaseLogger } from 'fastify';
import { type Db as BossDb, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';

/** A repeated piece of work; the database sees to it that one copy of the server does it. */
export interface Job {
  /** `<feature>.<verb>` */
  name: string;
  /** Five cron fields, Asia/Shanghai. */
  cron: string;
  run(): Promise<void>;
}

export interface JobRunner {
  stop(): Promise<void>;
}

/** pg-boss speaks through our pool, so that jobs take part in its limits and in its end. */
const throughPool = ({ pool }: Database): BossDb => ({
  executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
});

const drainMs = 5_000;

/** Starts the schedules and the workers of all jobs. A failed run is logged, tried again, and never ends the server. */
export async function startJobs(
  database: Database,
  jobs: readonly Job[],
  log: FastifyBaseLogger,
): Promise<JobRunner> {
  const boss = new PgBoss({ db: throughPool(database), schema: 'jobs', superviseIntervalSeconds: 60 });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'singleton', retryLimit: 2, retryDelay: 30 });
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
      const startedAt = performance.now();
      await job.run();
      log.debug({ job: job.name, ms: Math.round(performance.now() - startedAt) }, 'job done');
    });
    await boss.schedule(job.name, job.cron, null, { tz: 'Asia/Shanghai' });
  }
  return { stop: () => boss.stop({ graceful: true, timeout: drainMs }) };
}
