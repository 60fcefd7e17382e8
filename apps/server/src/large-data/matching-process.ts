import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { fillDemo } from '../demo/fill-demo.ts';
import { isEmpty } from '../demo/is-empty.ts';
import { projects } from '../features/match/project.table.ts';
import { findMatches } from '../features/match/rank-candidates.ts';
import { connectDatabase } from '../platform/database/connect-database.ts';
import { connectOwner } from '../platform/database/connect-owner.ts';
import type { Database } from '../platform/database/database.ts';
import { readEnv } from '../platform/env.ts';
import { prepareDatabase } from '../platform/prepare-database.ts';

const idOf = "'0000009' || upper(lpad(to_hex(n), 19, '0'))";
/** The open projects of the demo in turns, each as the pattern of many. */
const patterns = `(select p.*, row_number() over (order by id) - 1 as at, count(*) over () as every
  from match_project p where status = 'PUBLISHED' and id not like '0000009%') p`;

/** So many open projects like those of the demo, of its enterprises, and found by the search like them. */
const projectsTo = (count: number): string[] => [
  "delete from search_document where ref_id like '0000009%'",
  "delete from match_project where id like '0000009%'",
  `insert into match_project
   select (jsonb_populate_record(null::match_project, to_jsonb(p) || jsonb_build_object(
     'id', ${idOf}, 'refreshed_at', now() - n * interval '1 minute',
     'season_from', 1 + n % 12, 'season_to', 1 + (n + n % 4) % 12))).*
   from generate_series(0, ${count - 1}) n join ${patterns} on n % p.every = p.at`,
  `insert into search_document
   select (jsonb_populate_record(null::search_document, to_jsonb(d) || jsonb_build_object('ref_id', ${idOf}))).*
   from generate_series(0, ${count - 1}) n join ${patterns} on n % p.every = p.at
   join search_document d on d.kind = 'PROJECT' and d.ref_id = p.id`,
  'vacuum analyze match_project',
  'vacuum analyze search_document',
];

async function fill(database: Database, count: number): Promise<void> {
  const client = await connectOwner(database);
  try {
    await client.query('set statement_timeout = 0');
    for (const statement of projectsTo(count)) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The median time in milliseconds in which one project is matched with all others. */
async function time({ db }: Database, rounds: number): Promise<{ ms: number; found: number }> {
  const open = await db.select().from(projects).where(eq(projects.status, 'PUBLISHED')).limit(50);
  const taken: number[] = [];
  let found = 0;
  for (let round = -open.length; round < rounds; round++) {
    const project = open[(round + open.length) % open.length];
    if (!project) throw new Error('no project is open');
    const startedAt = performance.now();
    found += (await findMatches(db, project)).length;
    if (round >= 0) taken.push(performance.now() - startedAt);
  }
  return { ms: taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0, found };
}

const [count = '1000'] = process.argv.slice(2);
const env = readEnv(process.env);
const database = await connectDatabase(env, () => {});
try {
  await prepareDatabase(database, env);
  if (await isEmpty(database)) await fillDemo({ env, database, log: pino({ level: 'warn' }) });
  await fill(database, Number(count));
  process.stdout.write(`${JSON.stringify(await time(database, 100))}\n`);
} finally {
  await database.close();
}
