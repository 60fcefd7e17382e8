import pg from 'pg';

/** Append-only tables, which the server may only read and insert into. */
const appendOnly = [
  'oper_log',
  'ledger_transfer',
  'ledger_entry',
  'credit_note',
  'venture_reading',
  'point_transfer',
  'point_entry',
  'spare_part_move',
];

/**
 * Grants the server's role the rights it needs on existing tables and revokes all others. A table added later gets its
 * rights after its migration.
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
