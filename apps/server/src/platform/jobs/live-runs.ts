import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { connectListener } from '../database/connect-listener.ts';
import type { Database, Db } from '../database/database.ts';
import { endClient } from '../database/end-client.ts';
import { jobsSchema } from './prepare-jobs.ts';

/** The first number of the advisory locks of runs; the second one is the hash of the run's id. */
const runLocks = 7_275_010;
/** Whatever takes its server down this often is left to the heartbeat, which gives it up. */
const maxTakeOvers = 5;
/** A run that has just begun may not have its lock yet. */
const settlingSeconds = 5;

interface Interrupted {
  id: string;
  name: string;
}

/**
 * Runs that a server is at, each with a lock of a session of that server. PostgreSQL drops the lock at once when the
 * server is killed, long before a heartbeat would be missed.
 */
export interface LiveRuns {
  during<T>(id: string, work: () => Promise<T>): Promise<T>;
  /** Puts back into their queues, to begin at once, the runs whose server has gone. */
  takeOver(): Promise<Interrupted[]>;
  close(): Promise<void>;
}

const active = sql.raw(`${jobsSchema}.job`);
const isHeld = (
  id: SQL,
) => sql`exists (select from pg_locks held where held.locktype = 'advisory' and held.granted
  and held.database = (select oid from pg_database where datname = current_database())
  and held.classid = ${runLocks} and held.objsubid = 2
  and held.objid::bigint = hashtext(${id})::bigint & 4294967295)`;
const isAtHand = isHeld(sql`run.id::text`);

/** Whether a server is at a job now; what was interrupted is at nobody's hands until it is taken up. */
export async function isJobRunning(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from ${active} run where run.name = ${name} and run.state = 'active' and ${isAtHand}`,
  );
  return rows.length > 0;
}

/** Whether a server is at this run, by its id. */
export async function isRunLive(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select where ${isHeld(sql`${id}::text`)}`);
  return rows.length > 0;
}

export function createLiveRuns({ pool, db }: Pick<Database, 'pool' | 'db'>): LiveRuns {
  const running = new Set<string>();
  let session: Promise<pg.Client> | undefined;

  const lock = (client: pg.Client, id: string) =>
    client.query('select pg_advisory_lock($1, hashtext($2))', [runLocks, id]);

  /** A session of its own, made again where it is lost, with the locks of all that goes on. */
  function open(): Promise<pg.Client> {
    session ??= connectListener(pool).then(
      async (client) => {
        const forget = () => {
          session = undefined;
        };
        client.on('error', forget).on('end', forget);
        for (const id of running) await lock(client, id);
        return client;
      },
      (error: unknown) => {
        session = undefined;
        throw error;
      },
    );
    return session;
  }

  return {
    async during(id, work) {
      const client = await open();
      running.add(id);
      try {
        await lock(client, id);
        return await work();
      } finally {
        running.delete(id);
        // With a lost session its locks are gone.
        await session
          ?.then((held) => held.query('select pg_advisory_unlock($1, hashtext($2))', [runLocks, id]))
          .catch(() => undefined);
      }
    },
    async takeOver() {
      // Runs that lost their locks with the session get them back before they are looked for.
      if (running.size > 0) await open();
      const { rows } = await db.execute<Interrupted & Record<string, unknown>>(sql`
        update ${active} job set state = 'retry', start_after = now(), heartbeat_on = null
        from (select run.name, run.id from ${active} run where run.state = 'active'
            and run.started_on < now() - make_interval(secs => ${settlingSeconds}) and not ${isAtHand}
            and run.retry_count < ${maxTakeOvers}
            for update skip locked) lost
        where job.name = lost.name and job.id = lost.id
        returning job.id, job.name`);
      return rows;
    },
    async close() {
      const client = await session?.catch(() => undefined);
      if (client) await endClient(client);
    },
  };
}
