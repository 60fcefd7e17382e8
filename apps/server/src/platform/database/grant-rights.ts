import pg from 'pg';

/** What is written once: the server may add to it and read it, and no more. */
const appendOnly = ['oper_log'];

/**
 * Gives the role the server works under what it needs in the tables as they are now, and takes from it what it
 * must not do. A table added later gets its rights when its migration has run.
 */
export async function grantRights(owner: pg.ClientBase, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  await owner.query(`
    grant usage on schema public, jobs to ${name};
    grant select, insert, update, delete on all tables in schema public, jobs to ${name};
    grant usage on all sequences in schema public, jobs to ${name};
    revoke all on ${appendOnly.join(', ')} from ${name};
    grant select, insert on ${appendOnly.join(', ')} to ${name}`);
}
