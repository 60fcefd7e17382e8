import { type ServiceSort, serviceSorts } from '@portal/contract/market/shop';
import { maxListTotal } from '@portal/contract/max-list-total';
import { eq } from 'drizzle-orm';
import { readCrowd } from '../features/blind/read-crowd.public.ts';
import { findMatches } from '../features/candidate/rank-candidates.ts';
import { contributions } from '../features/features.ts';
import { listPublicProjects } from '../features/hall/list-public.ts';
import { countFacets, countServices, listServices } from '../features/market/market.queries.ts';
import { services } from '../features/market/market.table.ts';
import { projects } from '../features/match/project.table.ts';
import type { Database } from '../platform/database/database.ts';
import { type Filling, fill, filledId, patterns, rowsOf } from './fill-tables.ts';
import { timeOf } from './time-of.ts';
import { withDemoPark } from './with-demo-park.ts';

/** Search documents of the rows; the search needs them, the lists do not. */
const documentsOf = (table: string, where: string, kind: string): Filling => ({
  table: 'search_document',
  from: `(select d.*, o.at, o.every from ${patterns(table, where)} o
    join search_document d on d.kind = '${kind}' and d.ref_id = o.id) p`,
  former: `kind = '${kind}' and ref_id like '0000009%'`,
  columns: { ref_id: filledId },
});

const isOpen = "status = 'PUBLISHED'";
const isOffered = "status = 'ON' and shop_id in (select id from shop where status = 'OPEN')";

/** Open projects and offered services modelled on those of the demo, owned by its enterprises and shops. */
const market: Filling[] = [
  rowsOf('match_project', isOpen, {
    refreshed_at: "now() - n * interval '1 minute'",
    season_from: '1 + n % 12',
    season_to: '1 + (n + n % 4) % 12',
    // Half of the rows share one category, so that enough enterprises have it for a filter to show it.
    category_code: "case when n % 2 = 0 then 'T_POT' else p.category_code end",
  }),
  rowsOf('service', isOffered, {
    published_at: "now() - n * interval '1 minute'",
    price_fen: 'p.price_fen + n % 900',
    done_count: 'n % 997',
    avg_rating: '1 + (n % 401) / 100.0',
  }),
];
const documents: Filling[] = [
  documentsOf('match_project', isOpen, 'PROJECT'),
  documentsOf('service', isOffered, 'SERVICE'),
];

/** Milliseconds for matching one project with all others, and the number of matches found. */
async function timeMatching({ db }: Database, rounds: number): Promise<{ ms: number; found: number }> {
  const open = await db.select().from(projects).where(eq(projects.status, 'PUBLISHED')).limit(50);
  const sources = { db, helpers: contributions.helpers };
  let found = 0;
  const ms = await timeOf(rounds, async (round) => {
    const project = open[round % open.length];
    if (!project) throw new Error('no project is open');
    found += (await findMatches(sources, project, new Date())).length;
  });
  return { ms, found };
}

const page = { pageNo: 1, pageSize: 15 };
const middle = maxListTotal / page.pageSize / 2;

/** Times the queries behind the public lists. */
async function timeLists({ db }: Database, rounds: number): Promise<Record<string, number>> {
  const [project] = await db.select().from(projects).where(eq(projects.status, 'PUBLISHED')).limit(1);
  const [service] = await db.select().from(services).where(eq(services.status, 'ON')).limit(1);
  if (!project || !service) throw new Error('the market is empty');
  const { categories, stages } = await readCrowd(db);
  const [category, stage] = ['T_POT', [...stages][0]];
  if (!categories.has(category) || !stage) throw new Error('no category or stage is visible');
  const ctx = { db } as Parameters<typeof listPublicProjects>[0];
  const projectList = (filter: object) => () => listPublicProjects(ctx, { ...page, ...filter });
  const serviceList =
    (filter: object, sort: ServiceSort = 'latest') =>
    () =>
      Promise.all([
        listServices(db, { ...page, sort, ...filter }),
        countServices(db, filter),
        countFacets(db),
      ]);
  const lists: Record<string, () => Promise<unknown>> = {
    'projects, first page': projectList({}),
    'projects, page in the middle': projectList({ pageNo: Math.floor(middle) }),
    'projects of a kind': projectList({ kind: project.kind }),
    'projects of a category': projectList({ categoryCode: category }),
    'projects of a stage': projectList({ chainStage: stage }),
    'projects of a month': projectList({ month: 3 }),
    ...Object.fromEntries(serviceSorts.map((sort) => [`services by ${sort}`, serviceList({}, sort)])),
    'services, page in the middle': serviceList({ pageNo: Math.floor(middle) }),
    'services of a category': serviceList({ category: service.categoryCode }),
    'services of a price': serviceList({ priceKind: service.priceKind }),
    'services answered within an hour': serviceList({ answersWithin: '60' }),
    'services of a shop': serviceList({ shopId: service.shopId }),
  };
  const medians: Record<string, number> = {};
  for (const [name, list] of Object.entries(lists)) medians[name] = await timeOf(rounds, list);
  return medians;
}

const [what, count = '1000'] = process.argv.slice(2);
await withDemoPark(async (database) => {
  if (what === 'fill') await fill(database, market, Number(count));
  if (what === 'documents') await fill(database, documents, Number(count));
  const rounds = 100;
  if (what === 'match') process.stdout.write(JSON.stringify(await timeMatching(database, rounds)));
  if (what === 'lists') process.stdout.write(JSON.stringify(await timeLists(database, rounds)));
});
