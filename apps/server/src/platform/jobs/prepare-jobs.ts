import type pg from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import boss from 'pg-boss/package.json' with { type: 'json' };

export const jobsSchema = 'jobs';

/** Creates or upgrades the tables of pg-boss, which the role that runs the jobs must not do. */
export async function prepareJobs(owner: pg.ClientBase): Promise<void> {
  const version = await readVersion(owner);
  if (version === undefined) await owner.query(getConstructionPlans(jobsSchema));
  else if (version < boss.pgboss.schema) {
    // A concurrent index build would wait for the other copies, which in turn wait for this one.
    await owner.query(getMigrationPlans(jobsSchema, version).replaceAll(' CONCURRENTLY', ''));
  }
}

async function readVersion(owner: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await owner.query<{ table: string | null }>(
    `select to_regclass('${jobsSchema}.version')::text as table`,
  );
  if (!rows[0]?.table) return undefined;
  const found = await owner.query<{ version: number }>(`select version from ${jobsSchema}.version`);
  return found.rows[0]?.version;
}
