import { expect } from '@playwright/test';
import { endpoints } from '@portal/contract/collected/endpoints';
import type { Endpoint } from '@portal/contract/endpoint';
import { identityParameters } from '@portal/contract/envelope';
import fc from 'fast-check';
import { z } from 'zod';
import { valuesOf } from '../../apps/server/src/testing/fuzz-values.ts';
import { isLong } from '../../apps/server/src/testing/test-scope.ts';
import { test } from '../support/test.ts';
import type { Caller } from './caller.ts';
import { fillDictionaries, logIn } from './fixtures.ts';
import { type OwnPortal, openOwnPortal } from './own-portal.ts';
import { payloadFields } from './payload-fields.ts';
import { type PayloadFixtures, writePayloadFixtures } from './payload-fixtures.ts';

test.skip(!isLong, 'half a million calls: `npm run test:long`');
test.describe.configure({ timeout: 1_800_000 });

/**
 * Texts that are public, or visible to people who deal with their author: buildings to let, rooms and titles of
 * non-private bookings, activities and their speakers, reasons for withdrawing a policy, shops and their services,
 * batch records, buyers' ratings, projects without the people behind them; tutors' advice published with consent;
 * ventures, contacts at institutions and conditions of their products; boards, posts and their parts, and the outcome
 * of votes and recruitments; bodies of the park, their invitation letters for anyone with the link, and their members'
 * titles; teachers' answers; sources of prices.
 */
const shown = [
  /\/(content|enterpriseStory|policy|declareItem|site|carousel|dictionary|menu|building|unit|confRoom|venue)\/save/,
  /\/(tutor|resource|shop|service|venture|institution|batch|activity|teacher|contest|contestJudge|contestEntry)\/save/,
  /batch\/operate|project\/save data\.(title|body|unit)|rating\/(save|operate)|tutoring\/(advise|followUp|rate)/,
  /(?:booking|venue|resource)\/book data\.title|policy\/operate data\.reason|enterpriseChange\/submit|personalInfoMgr/,
  /saveProfile data\.(shortName|address|intro|products|honours|contactName)/,
  /communityPlate\/save|post\/submit data\.(title|body|recruit|vote|lottery\.prizes)|vote\/(operate|answer)/,
  /recruit\/operate data\.reason|product\/save data\.conditions/,
  /organization(Invite)?\/save|organizationMember\/operateManage data\.title/,
  /lectureQuestion\/(operateTaught|operateManage) data\.answer|price\/save data\.source/,
];
const payloadNames = new Map([...payloadFields.values()].map(({ marker, name }) => [marker, name]));
const isSecret = (marker: string) => !shown.some((pattern) => pattern.test(payloadNames.get(marker) ?? ''));

/** Texts of articles are public until they are discarded. */
const isOfArticle = (marker: string) =>
  /\/(content|enterpriseStory)\/save/.test(payloadNames.get(marker) ?? '');

const idOf = /id$/i;
const isId = (name: string, { path }: Endpoint) => idOf.test(name) || path.includes(`:${name}`);
const fieldsOf = ({ input }: Endpoint) => (input instanceof z.ZodObject ? Object.keys(input.shape) : []);
const optionsOf = ({ input }: Endpoint, name: string): string[] => {
  const field: unknown = input instanceof z.ZodObject ? input.shape[name] : undefined;
  return field instanceof z.ZodEnum ? field.options.map(String) : [''];
};

/** Calls open to callers other than operators. */
const open = (endpoints as readonly Endpoint[]).filter(
  (call) => !Array.isArray(call.access) && !call.multipart,
);

/** Puts an id into every field of a value whose name ends in `id` or `ids`. */
const withId = (value: unknown, id: string, name = ''): unknown => {
  if (/ids$/i.test(name)) return [id];
  if (idOf.test(name)) return id;
  if (Array.isArray(value)) return value.map((each) => withId(each, id));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withId(each, id, key)]));
};

const someId = '01J0000000000000000000NONE';

/** A sample of a call's `data` that refers to objects: the one with the most ids. Undefined if none does. */
function dataOf({ input }: Endpoint): unknown {
  const schema: unknown = input instanceof z.ZodObject ? input.shape.data : undefined;
  if (!(schema instanceof z.ZodType)) return undefined;
  const idsIn = (value: unknown) => String(JSON.stringify(value)).split(someId).length;
  return fc
    .sample(valuesOf(schema, new Map()), { numRuns: 200, seed: 7 })
    .map((value) => withId(value, someId))
    .filter((value) => idsIn(value) > 1 && schema.safeParse(value).success)
    .sort((one, other) => idsIn(other) - idsIn(one))[0];
}
const datas = new Map(open.map((call) => [call, dataOf(call)]));

/** Business numbers are easier to guess than ids. */
const isNumber = (name: string) => /^no$|No$/.test(name);
const naming = open.filter(
  (call) =>
    datas.get(call) !== undefined || fieldsOf(call).some((name) => isId(name, call) || isNumber(name)),
);
/** Read calls that name no object: their answers depend only on the caller. */
const asking = open.filter((call) => call.method === 'GET' && !naming.includes(call));

/** Forged identity parameters of another user with full rights; the server must trust only the token. */
const forgedIdentity = (call: Endpoint, id: string) => {
  const rights = { userType: '900', roleInfos: 'OP_ADMIN', LOGIN: '1', SECURELOGIN: '1' };
  const names = identityParameters.filter((name) => !fieldsOf(call).includes(name));
  return names.map((name): [string, string] => [name, (rights as Record<string, string>)[name] ?? id]);
};

/** Withdraws every article and moves it to the trash. */
async function throwAway({ articles, returned, story }: PayloadFixtures, author: Caller): Promise<void> {
  const base = '/api/infoManage/content';
  for (const id of [...Object.values(articles), returned, story]) {
    const read = () =>
      author.get<{ version: number; actions: string[] }>(`${base}/queryManageDetail`, { id });
    for (const event of ['withdraw', 'trash']) {
      const { version, actions } = await read();
      if (!actions.includes(event)) continue;
      await author.post(`${base}/operate`, { id, event, version, data: { reason: '不再公开' } });
    }
  }
}

/** Rows of every table by id, without view counts; the latest of each table, or the requested ones. */
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
      `select id::text as id, (to_jsonb(object) - 'views' - 'hits')::text as content from "${name}" as object
       where $1::text[] is null or id::text = any($1) order by id desc limit case when $1 is null then 4 end`,
      [wanted],
    );
    // A row may share its id with the row it extends, as tutoring does with its booking.
    for (const { id, content } of rows)
      if (/^[0-7][0-9A-Z]{25}$/.test(id))
        found.set(id, [found.get(id), `${name} ${content}`].filter(Boolean).join('\n'));
  }
  return found;
}

/** Tables of owned objects; each must contain a row, so that there is something to ask for. */
const owned = [
  'article',
  'bill',
  'booking',
  'declaration',
  'lease_contract',
  'lease_request',
  'enterprise',
  'farm_batch',
  'farm_step',
  'fin_application',
  'fin_consent',
  'fin_product',
  'match_project',
  'match_recommend',
  'meter',
  'meter_reading',
  'pay_attempt',
  'pay_order',
  'refund_order',
  'repair_ticket',
  'resource_request',
  'building_unit',
  'building_viewing',
  'service',
  'service_order',
  'service_question',
  'service_rating',
  'service_recommend',
  'shop',
  'shop_complaint',
  'tutoring',
  'venture',
  'venture_access',
  'venture_document',
  'venture_introduction',
];

interface Named {
  id: string;
  /** The current version, so that ownership is the only reason to refuse the call. */
  version: string;
  no: string;
}

const versionOf = (row = '') => /"version": (\d+)/.exec(row)?.[1] ?? '1';
const numberOf = (row = '') => /"(?:case_)?no": "([^"]+)"/.exec(row)?.[1] ?? '';

/** Calls with the same id in every id field; returns the markers of secret texts in the answer. */
async function ask(
  origin: string,
  call: Endpoint,
  { id, version, no, event, keyword, token }: Named & { event: string; keyword: string; token: string },
): Promise<string[]> {
  const data = JSON.stringify(withId(datas.get(call) ?? {}, id));
  const input = new URLSearchParams({ version, data, ...(event === '' ? {} : { event }) });
  if (keyword !== '') input.set('keyword', keyword);
  for (const name of fieldsOf(call).filter((each) => isId(each, call))) input.set(name, id);
  for (const name of fieldsOf(call).filter(isNumber)) input.set(name, no || id);
  const path = call.path.replace(/:\w+/, id);
  const claims = new URLSearchParams(forgedIdentity(call, id));
  const headers: Record<string, string> = token === '' ? {} : { token };
  const answer = await (call.method === 'GET'
    ? fetch(`${origin}${path}?${input}&${claims}`, { headers })
    : fetch(`${origin}${path}?${claims}`, { method: 'POST', headers, body: input }));
  const text = await answer.text();
  return [...text.matchAll(/(q\d{3}z) (theirs|gone)/g)].flatMap(([, marker = '', whose]) =>
    isSecret(marker) || (whose === 'gone' && isOfArticle(marker)) ? [marker] : [],
  );
}

/** Each group of calls is a test with its own portal, so that several workers share half a million calls. */
const groups = 6;

for (let group = 0; group < groups; group += 1) {
  const isOfGroup = (_: Endpoint, at: number) => at % groups === group;
  test(`invariant 9: nobody reads or changes what belongs to others or is gone, whatever id they name and whoever they say they are, group ${group + 1}`, () =>
    askWithForeignIds(naming.filter(isOfGroup), asking.filter(isOfGroup)));
}

async function askWithForeignIds(byId: readonly Endpoint[], byCaller: readonly Endpoint[]): Promise<void> {
  const portal = await openOwnPortal();
  const { origin, database } = portal;
  try {
    await fillDictionaries(database.db);
    const gone = await writePayloadFixtures(database.db, origin, ['gone']);
    await throwAway(gone, gone.fixtures.author.caller);
    const theirs = await writePayloadFixtures(database.db, origin, ['theirs']);
    const { articles, returned, story } = gone;
    const latest = (await readRows(portal, null)).keys();
    const ids = [...new Set([...latest, ...Object.values(articles), returned, story])];
    const { fixtures } = await writePayloadFixtures(database.db, origin, ['ours']);
    const before = await readRows(portal, ids);
    const there = new Set(
      [...before.values()].flatMap((row) => row.split('\n').map((line) => line.split(' ', 1)[0])),
    );
    expect(owned.filter((table) => !there.has(table))).toEqual([]);
    const tokens = [''];
    for (const { user } of [fixtures.person, fixtures.owner, fixtures.staff])
      tokens.push((await logIn(origin, user.loginName)).caller.token ?? '');
    const leaks = new Set<string>();
    let calls = 0;
    const tryAll = async (call: Endpoint, named: readonly string[], keywords: readonly string[]) => {
      const tryOne = async (id: string) => {
        const [version, no] = [versionOf(before.get(id)), numberOf(before.get(id))];
        for (const token of tokens)
          for (const event of optionsOf(call, 'event'))
            for (const keyword of keywords) {
              calls += 1;
              for (const marker of await ask(origin, call, { id, version, no, event, keyword, token }))
                leaks.add(`${call.path} shows ${payloadNames.get(marker)}`);
            }
      };
      // Several at a time, since a call mostly waits.
      const waiting = named.values();
      const askOn = async () => {
        for (const id of waiting) await tryOne(id);
      };
      await Promise.all(Array.from({ length: 8 }, askOn));
    };
    for (const call of byId) await tryAll(call, ids, ['']);
    const { owner, person, enterpriseId } = theirs.fixtures;
    const persons = [enterpriseId, owner.user.userAccId, person.user.userAccId];
    for (const call of byCaller)
      await tryAll(call, persons, fieldsOf(call).includes('keyword') ? ['', 'theirs', 'gone'] : ['']);
    console.log(
      `${calls} calls of ${byId.length + byCaller.length} endpoints with ${ids.length} foreign ids: ` +
        `${leaks.size} leaks`,
    );
    expect([...leaks]).toEqual([]);
    expect(await readRows(portal, ids)).toEqual(before);
  } finally {
    await portal.close();
  }
}
