import { billStates } from '@portal/contract/billing/terms';
import { maxListTotal } from '@portal/contract/max-list-total';
import {
  countBills,
  countManagedBills,
  listBills,
  listManagedBills,
  listPayable,
} from '../features/billing/bill/bill.queries.ts';
import { runBills } from '../features/billing/bill/run-bills.ts';
import { chinaDayOf } from '../platform/china-time.ts';
import { connectOwner } from '../platform/database/connect-owner.ts';
import type { Database } from '../platform/database/database.ts';
import { withDemoPark } from './with-demo-park.ts';

/** The billed month, and the number of enterprises, each with one unit and two meters. */
const period = '2025-06';
const tenants = 5_000;

const idOf = (kind: string) => `'0000000${kind}' || upper(lpad(to_hex(n), 18, '0'))`;

/** Inserts rows copied from a pattern row, with other values in some columns. */
const rowsOf = (table: string, pattern: string, values: string) => `
  insert into ${table}
  select (jsonb_populate_record(null::${table}, ${pattern} || jsonb_build_object(${values}))).*
  from generate_series(1, ${tenants}) n, (select * from enterprise order by id limit 1) e,
    (select * from building_unit order by id limit 1) u
  on conflict do nothing`;

const common = `'created_at', now(), 'updated_at', now(), 'version', 1`;

const meterOf = (kind: 'WATER' | 'ELECTRICITY', letter: string) =>
  rowsOf(
    'meter',
    "'{}'::jsonb",
    `'id', ${idOf(letter)}, 'meter_no', '${letter}-' || n, 'kind', '${kind}', 'unit_id', ${idOf('2')},
     'enterprise_id', ${idOf('1')}, 'multiplier', 1, 'digits', 6, 'initial_x_100', 0, 'last_x_100', 0,
     'last_period', '', 'status', 'ONLINE', ${common}`,
  );

const readingsOf = (letter: string) =>
  rowsOf(
    'meter_reading',
    "'{}'::jsonb",
    `'id', ${idOf(`${letter === '4' ? '6' : '7'}`)}, 'meter_id', ${idOf(letter)}, 'enterprise_id', ${idOf('1')},
     'period', '${period}', 'read_at', now(), 'previous_x_100', 0, 'reading_x_100', n, 'usage_x_100', n,
     'is_rolled_over', false, 'photo_file_id', '', 'source', 'STAFF', 'status', 'CHECKED', ${common}`,
  );

const tenancy = [
  rowsOf(
    'enterprise',
    'to_jsonb(e)',
    `'id', ${idOf('1')}, 'name', '企业' || n || '号', 'credit_code', '91' || lpad(n::text, 16, '0')`,
  ),
  rowsOf(
    'building_unit',
    'to_jsonb(u)',
    `'id', ${idOf('2')}, 'no', 'N' || n, 'state', 'LEASED', 'enterprise_id', ${idOf('1')}`,
  ),
  rowsOf(
    'lease_contract',
    "'{}'::jsonb",
    `'id', ${idOf('3')}, 'no', 'HT-' || n, 'enterprise_id', ${idOf('1')}, 'kind', 'RENT',
     'from_day', '2025-01-01', 'to_day', '2035-12-31', 'rent_fen_per_month', 100000, 'pay_cycle', 3,
     'free_days', 0, 'deposit_fen', 0, 'deposit_paid_fen', 0,
     'deposit_bill_ids', '{}'::text[], 'escalations', '[]'::jsonb, 'amendments', '[]'::jsonb, 'property_fee_fen_per_m_2_month', 120,
     'late_fee_ppm_per_day', 500, 'notice_days', 60, 'file_id', '', 'status', 'ACTIVE', 'refused_for', '',
     'handover', '', 'bill_ahead_days', 0, 'due_days', 15, 'cycles', '[]'::jsonb, 'deduct_fen', 0, 'settlement', '[]'::jsonb, ${common}`,
  ),
  `insert into lease_unit (contract_id, unit_id, from_day, to_day, is_held)
   select ${idOf('3')}, ${idOf('2')}, '2025-01-01', '2035-12-31', true from generate_series(1, ${tenants}) n
   on conflict do nothing`,
  meterOf('WATER', '4'),
  meterOf('ELECTRICITY', '5'),
  readingsOf('4'),
  readingsOf('5'),
  `insert into tariff (id, fee_code, price, effective_from)
   select 'bench-' || fee, fee, '{"unitPriceE4": 35000, "tiers": null, "tou": null}', '2020-01-01'
   from unnest(array['WATER', 'ELECTRICITY']) fee on conflict do nothing`,
  `insert into bill_run (id, period, fee_codes, status, total)
   values ('bench', '${period}', '{PROPERTY,WATER,ELECTRICITY}', 'RUNNING', ${3 * tenants}) on conflict do nothing`,
];

/** Caps each enterprise at ten years of bills, however many bills there are in total. */
const billsOfTenant = (count: number) => Math.max(count / tenants, 100);

/**
 * Ten years of bills, spread over a realistic number of tenants. All but the latest five of a tenant are paid, void or
 * refunded.
 */
const billsTo = (count: number) => `
  insert into bill (id, no, enterprise_id, source_id, unit_id, place, room_no, fee_code, period, lines,
    principal_fen, tax_ppm, late_fee_ppm_per_day, issue_date, due_date, status, created_at)
  select '0000009' || upper(lpad(to_hex(n), 19, '0')), 'ZDB-' || n,
    '00000001' || upper(lpad(to_hex(tenant), 18, '0')), 'bench-' || n, '00000002' || upper(lpad(to_hex(tenant), 18, '0')),
    'N' || tenant, 'N' || tenant,
    (array['PROPERTY', 'WATER', 'ELECTRICITY'])[1 + at % 3], to_char(day, 'YYYY-MM'), '[]',
    10000 + n % 90000, 0, 500, day, day + 15,
    case when at < 5 then (array['UNPAID', 'OVERDUE', 'OBJECTED', 'UNPAID', 'OVERDUE'])[1 + at]
      when at % 50 = 7 then 'VOID' when at % 50 = 8 then 'REFUNDED' else 'PAID' end, day
  from (
    select n, 1 + n % ${count / billsOfTenant(count)} as tenant, n / ${count / billsOfTenant(count)} as at,
      current_date - (n::bigint * 3650 / ${count})::int as day
    from generate_series(0, ${count - 1}) n
  ) numbered`;

/** Sets counters once instead of row by row, and builds the indexes after all rows are in. */
async function fillBills(database: Database, count: number): Promise<void> {
  const { rows } = await database.pool.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes where tablename = 'bill'
     and indexname <> 'bill_pkey'`,
  );
  await asOwner(database, [
    "delete from bill where id like '0000009%'",
    'set synchronous_commit = off',
    ...rows.map(({ name }) => `drop index ${name}`),
    'alter table bill disable trigger user',
    billsTo(count),
    'alter table bill enable trigger user',
    "set maintenance_work_mem = '512MB'",
    'set max_parallel_maintenance_workers = 4',
    ...rows.map(({ made }) => made),
    'truncate bill_count',
    `insert into bill_count (scope, status, count)
     select s.scope, status, sum(count)
     from (select period, run_id, fee_code, enterprise_id, issue_date, status, count(*) as count
       from bill group by 1, 2, 3, 4, 5, 6) b,
       bill_scopes(b.period, b.run_id, b.fee_code, b.enterprise_id, b.issue_date) as s(scope)
     group by 1, 2`,
    'vacuum analyze bill',
    'vacuum analyze bill_count',
  ]);
}

async function asOwner(database: Database, statements: readonly string[]): Promise<void> {
  const client = await connectOwner(database);
  try {
    await client.query('set statement_timeout = 0');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The median time of each list in milliseconds. */
async function timeLists({ db }: Database, rounds: number): Promise<Record<string, number>> {
  const page = { pageNo: 1, pageSize: 20 };
  const month = chinaDayOf(new Date(Date.now() - 60 * 86_400_000)).slice(0, 7);
  const own = `00000001${'7'.padStart(18, '0')}`;
  const managed = (filter: Partial<Parameters<typeof listManagedBills>[1]>) => () =>
    listManagedBills(db, { sort: '-created', ...page, ...filter });
  const counted = (filter: Parameters<typeof countManagedBills>[1]) => () => countManagedBills(db, filter);
  const keyword = '企业7号';
  const last = maxListTotal / page.pageSize;
  const lists: Record<string, () => Promise<unknown>> = {
    'all bills, latest first': managed({}),
    'all bills by due date': managed({ sort: 'due' }),
    'the last page': managed({ pageNo: last }),
    ...Object.fromEntries(billStates.map((state) => [`tab ${state}`, managed({ state })])),
    'a fee': managed({ feeCode: 'WATER' }),
    'a month': managed({ period: month }),
    'a month by due date': managed({ period: month, sort: '-due' }),
    'paid bills of a month': managed({ period: month, state: 'PAID' }),
    'bills by a name': managed({ keyword }),
    'bills by a number': managed({ keyword: 'ZD20260101-0001' }),
    'counts of the tabs': counted({}),
    'counts of a month and fee': counted({ period: month, feeCode: 'WATER' }),
    'counts by a name': counted({ keyword }),
    'bills of an enterprise': () => listBills(db, own, { sort: '-due', ...page }),
    'its paid bills by month': () => listBills(db, own, { sort: '-period', state: 'PAID', ...page }),
    'its counts': () => countBills(db, own, {}),
    'what it owes': () => listPayable(db, own),
  };
  const medians: Record<string, number> = {};
  for (const [name, list] of Object.entries(lists)) {
    const taken: number[] = [];
    for (let round = -10; round < rounds; round++) {
      const startedAt = performance.now();
      await list();
      if (round >= 0) taken.push(performance.now() - startedAt);
    }
    medians[name] = taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0;
  }
  return medians;
}

/** Prints one line of progress per second until the run has drafted all bills. */
async function draft(database: Database): Promise<void> {
  const startedAt = performance.now();
  const show = async () => {
    const { rows } = await database.pool.query("select done, total from bill_run where id = 'bench'");
    process.stderr.write(`\r  ${rows[0]?.done} / ${rows[0]?.total} `);
  };
  const shown = setInterval(() => void show(), 1_000);
  await runBills({ database, clock: { now: () => new Date() }, pay: new Map() });
  clearInterval(shown);
  const seconds = (performance.now() - startedAt) / 1_000;
  const { rows } = await database.pool.query(
    `select count(*) as bills, count(distinct (source_id, fee_code)) as sources,
       ${3 * tenants} - count(*) filter (where substr(enterprise_id, 1, 8) = '00000001') as missing
     from bill where run_id = 'bench'`,
  );
  process.stdout.write(`${JSON.stringify({ seconds, ...rows[0] })}\n`);
}

const [what, count = '0'] = process.argv.slice(2);
await withDemoPark(async (database) => {
  if (what === 'tenants') await asOwner(database, tenancy);
  if (what === 'run') await draft(database);
  if (what === 'bills') await fillBills(database, Number(count));
  if (what === 'time') process.stdout.write(`${JSON.stringify(await timeLists(database, 100))}\n`);
});
