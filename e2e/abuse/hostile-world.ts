import type { Db } from '../../apps/server/src/platform/database/database.ts';
import type { Caller } from './caller.ts';
import { openCast } from './cast.ts';
import { createFiller } from './hostile-fields.ts';
import type { Pen } from './pen.ts';
import { writeEnterprise } from './write-enterprise.ts';
import { writePeople } from './write-people.ts';
import { writePolicies } from './write-policies.ts';
import { writeSite } from './write-site.ts';
import { writeTexts } from './write-texts.ts';

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A park in which everything that anybody can write is made of the given texts, written through the API. */
export async function writeWorld(db: Db, origin: string, texts: readonly string[]) {
  const filler = createFiller(texts);
  const cast = await openCast(db, origin);
  const pen: Pen = {
    db,
    cast,
    write: (caller, address, given = {}) => caller.post(address, filler.fill(address, given)),
    file: () => new File([png], `qfilez ${texts.join(' ').slice(0, 200)}.png`, { type: 'image/png' }),
  };
  const site = await writeSite(pen);
  const enterprise = await writeEnterprise(pen, origin);
  const content = await writeTexts(pen);
  const policies = await writePolicies(pen);
  const people = await writePeople(pen, [content.article, policies.policy]);
  const logged = await listLogged(cast.author.caller);
  return { cast, ...site, ...enterprise, ...content, ...policies, ...people, logged, filled: filler.filled };
}

/** The last entry of the log of each kind. */
async function listLogged(caller: Caller): Promise<string[]> {
  const latest = new Map<string, string>();
  for (const pageNo of ['1', '2', '3']) {
    const query = { pageNo, pageSize: '50' };
    const { rows } = await caller.get<{ rows: { id: string; event: string }[] }>(
      '/api/logManage/operLog/queryList',
      query,
    );
    for (const { id, event } of rows) if (!latest.has(event)) latest.set(event, id);
  }
  return [...latest.values()];
}

export type World = Awaited<ReturnType<typeof writeWorld>>;
