import { desc, or, sql } from 'drizzle-orm';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { operLogs } from '../../apps/server/src/platform/oper-log/oper-log.table.ts';
import type { Caller } from './caller.ts';
import { openFixtures } from './fixtures.ts';
import { createFiller } from './payload-fields.ts';
import type { PayloadPages } from './payload-source.ts';
import { payloadSources } from './payload-sources.ts';
import { writeEnterprise } from './write-enterprise.ts';
import { writePeople } from './write-people.ts';
import { writePolicies } from './write-policies.ts';
import { writeSite } from './write-site.ts';
import { writeTexts } from './write-texts.ts';
import type { Writer } from './writer.ts';

/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Writes the given texts through the API into everything users can write. */
export async function writePayloadFixtures(db: Db, origin: string, texts: readonly string[]) {
  const filler = createFiller(texts);
  const fixtures = await openFixtures(db, origin);
  const writer: Writer = {
    db,
    fixtures,
    write: (caller, address, given = {}) => caller.post(address, filler.fill(address, given)),
    file: () => new File([png], `qfilez ${texts.join(' ').slice(0, 200)}.png`, { type: 'image/png' }),
  };
  const site = await writeSite(writer);
  const enterprise = await writeEnterprise(writer, origin);
  const content = await writeTexts(writer);
  const policies = await writePolicies(writer);
  const people = await writePeople(writer, [content.article, policies.policy]);
  const pages: Required<PayloadPages> = { public: [], feeds: [], person: [], owner: [], operator: [] };
  for (const source of Object.values(payloadSources)) {
    const added = await source.write(writer);
    for (const [who, addresses] of Object.entries(added)) pages[who as keyof PayloadPages].push(...addresses);
  }
  const logged = await listLogged(fixtures.author.caller);
  return {
    fixtures,
    ...site,
    ...enterprise,
    ...content,
    ...policies,
    ...people,
    pages,
    logged,
    filled: filler.filled,
  };
}

/** Log entries with texts that no other page has shown, one per event; the log shows what changed. */
export async function findLogged(db: Db, markers: readonly string[]): Promise<string[]> {
  const holding = (marker: string) =>
    db
      .selectDistinctOn([operLogs.event], { id: operLogs.id })
      .from(operLogs)
      .where(
        or(
          sql`${operLogs.after}::text like ${`%${marker}%`}`,
          sql`${operLogs.before}::text like ${`%${marker}%`}`,
          sql`${operLogs.reason} like ${`%${marker}%`}`,
        ),
      )
      .orderBy(operLogs.event, desc(operLogs.at));
  const found = await Promise.all(markers.map(holding));
  return [...new Set(found.flat().map(({ id }) => id))];
}

/** The latest log entry of each event. */
async function listLogged(caller: Caller): Promise<string[]> {
  const latest = new Map<string, string>();
  for (let pageNo = 1, isLast = false; !isLast; pageNo += 1) {
    const query = { pageNo: String(pageNo), pageSize: '50' };
    const { rows } = await caller.get<{ rows: { id: string; event: string }[] }>(
      '/api/logManage/operLog/queryList',
      query,
    );
    isLast = rows.length < 50;
    for (const { id, event } of rows) if (!latest.has(event)) latest.set(event, id);
  }
  return [...latest.values()];
}

export type PayloadFixtures = Awaited<ReturnType<typeof writePayloadFixtures>>;
