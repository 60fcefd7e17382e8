import { expect, test } from '@playwright/test';
import type { Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { z } from 'zod';
import { fillDictionaries, logIn } from './cast.ts';
import { hostileFields } from './hostile-fields.ts';
import { writeWorld } from './hostile-world.ts';
import { type OwnPortal, openOwnPortal } from './own-portal.ts';

test.skip(process.env.ABUSE !== 'long', '`npm run test:abuse` calls everything with every id');
test.describe.configure({ timeout: 1_800_000 });

/** What is written there is public, or read by whoever has to do with its writer. */
const shown =
  /\/(content|enterpriseStory|policy|declareItem|site|carousel|dictionary|menu)\/save|enterpriseChange\/submit|personalInfoMgr|saveProfile data\.(shortName|address|intro|products|honours|contactName)/;
const secret = new Map(
  [...hostileFields.values()]
    .filter(({ name }) => !shown.test(name))
    .map(({ marker, name }) => [marker, name]),
);

const idOf = /id$/i;
const isId = (name: string, { path }: Endpoint) => idOf.test(name) || path.includes(`:${name}`);
const fieldsOf = ({ input }: Endpoint) => (input instanceof z.ZodObject ? Object.keys(input.shape) : []);
const optionsOf = ({ input }: Endpoint, name: string): string[] => {
  const field: unknown = input instanceof z.ZodObject ? input.shape[name] : undefined;
  return field instanceof z.ZodEnum ? field.options.map(String) : [''];
};

/** The calls that are open to others than operators and name something. */
const naming = (endpoints as readonly Endpoint[]).filter(
  (call) => !Array.isArray(call.access) && !call.multipart && fieldsOf(call).some((name) => isId(name, call)),
);

/** Rows of every table by their ids, without what counts readers; of each table the latest, or those asked for. */
async function readRows(
  { database: { pool } }: OwnPortal,
  wanted: readonly string[] | null,
): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id'",
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ id: string; content: string }>(
      `select id::text as id, (to_jsonb(row) - 'views' - 'hits')::text as content from "${name}" as row
       where $1::text[] is null or id::text = any($1) order by id desc limit case when $1 is null then 4 end`,
      [wanted],
    );
    for (const { id, content } of rows)
      if (/^[0-7][0-9A-Z]{25}$/.test(id)) found.set(id, `${name} ${content}`);
  }
  return found;
}

/** Calls with one id in every place for one; returns the markers of what is secret in the answer. */
async function ask(
  origin: string,
  call: Endpoint,
  { id, event, token }: { id: string; event: string; token: string },
): Promise<string[]> {
  const input = new URLSearchParams({ version: '1', data: '{}', ...(event === '' ? {} : { event }) });
  for (const name of fieldsOf(call).filter((each) => isId(each, call))) input.set(name, id);
  const path = call.path.replace(/:\w+/, id);
  const headers: Record<string, string> = token === '' ? {} : { token };
  const answer = await (call.method === 'GET'
    ? fetch(`${origin}${path}?${input}`, { headers })
    : fetch(origin + path, { method: 'POST', headers, body: input }));
  const text = await answer.text();
  return [...text.matchAll(/(q\d{3}z) theirs/g)].flatMap(([, marker = '']) =>
    secret.has(marker) ? [marker] : [],
  );
}

test('nobody reads or changes what belongs to others, whatever id he names', async () => {
  const portal = await openOwnPortal();
  const { origin, database } = portal;
  try {
    await fillDictionaries(database.db);
    await writeWorld(database.db, origin, ['theirs']);
    const ids = [...(await readRows(portal, null)).keys()];
    const { cast } = await writeWorld(database.db, origin, ['ours']);
    const before = await readRows(portal, ids);
    const tokens = [''];
    for (const { user } of [cast.person, cast.owner, cast.staff])
      tokens.push((await logIn(origin, user.loginName)).caller.token ?? '');
    const leaks = new Set<string>();
    let calls = 0;
    for (const call of naming)
      for (const token of tokens)
        for (const id of ids)
          for (const event of optionsOf(call, 'event')) {
            calls += 1;
            for (const marker of await ask(origin, call, { id, event, token }))
              leaks.add(`${call.path} shows ${secret.get(marker)}`);
          }
    console.log(
      `${calls} calls of ${naming.length} endpoints with ${ids.length} foreign ids: ${leaks.size} leaks`,
    );
    expect([...leaks]).toEqual([]);
    expect(await readRows(portal, ids)).toEqual(before);
  } finally {
    await portal.close();
  }
});
