import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { connectListener } from '../database/connect-listener.ts';
import type { Database, Db } from '../database/database.ts';
import { endClient } from '../database/end-client.ts';
import { jobsSchema } from './prepare-jobs.ts';

/** First key of the runs' advisory locks; the second is the hash of the run's id. */
const runLocks = 7_275_010;
/** A run that takes its server down this often is left to the heartbeat, which gives it up. */
const maxTakeOvers = 5;
/** A run that has just begun may not have its lock yet. */
const settlingSeconds = 5;

interface Interrupted {
  id: string;
  name: string;
}

/**
 * Tracks runs in progress, each with an advisory lock held by a session of its server. PostgreSQL drops the lock as
 * soon as the server is killed, long before a heartbeat would expire.
 */
export interface LiveRuns {
  during<T>(id: string, work: () => Promise<T>): Promise<T>;
  /** Requeues, for an immediate start, the runs whose server has died. */
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

/** Whether a server is running a job now; an interrupted run does not count until it is taken over. */
export async function isJobRunning(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from ${active} run where run.name = ${name} and run.state = 'active' and ${isAtHand}`,
  );
  return rows.length > 0;
}

/** Whether a server is executing the run with this id. */
export async function isRunLive(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select where ${isHeld(sql`${id}::text`)}`);
  return rows.length > 0;
}

export function createLiveRuns({ pool, db }: Pick<Database, 'pool' | 'db'>): LiveRuns {
  const running = new Set<string>();
  let session: Promise<pg.Client> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs share one session, which executes one statement at a time. */
  function ask(client: pg.Client, statement: string, id: string): Promise<unknown> {
    const asked = last.then(() => client.query(statement, [runLocks, id]));
    last = asked.catch(() => undefined);
    return asked;
  }
  const lock = (client: pg.Client, id: string) =>
    ask(client, 'select pg_advisory_lock($1, hashtext($2))', id);

  /** Opens a dedicated session, or reopens a lost one, with the locks of all current runs. */
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
        // A lost session has no locks left to release.
        await session
          ?.then((held) => ask(held, 'select pg_advisory_unlock($1, hashtext($2))', id))
          .catch(() => undefined);
      }
    },
    async takeOver() {
      // Runs that lost their locks with the session must get them back before the query below.
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
