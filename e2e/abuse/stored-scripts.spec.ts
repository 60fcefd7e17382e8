import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { cleanAuthoredHtml } from '../../apps/server/src/platform/text/authored-html.ts';
import { cleanHtml, cleanRichText } from '../../apps/server/src/platform/text/rich-text.ts';
import { isLong } from '../../apps/server/src/testing/test-scope.ts';
import { walkTo } from '../support/loading.ts';
import { test } from '../support/test.ts';
import { type Account, fillDictionaries, logIn } from './fixtures.ts';
import { type OwnPortal, openOwnPortal } from './own-portal.ts';
import { payloadFields } from './payload-fields.ts';
import { findLogged, type PayloadFixtures, writePayloadFixtures } from './payload-fixtures.ts';
import {
  feeds,
  operatorPages,
  ownerPages,
  personPages,
  publicPages,
  reflectingPages,
  translatedPages,
} from './payload-pages.ts';
import { payloadFamilies, scriptPayloads } from './script-payloads.ts';
import { type Watch, watchPage } from './watch-page.ts';

// `npm run test:abuse` writes every text; the gate writes one of each family.
/** With the tags around each text, this stays below the limits for a comment and for an indexed value in PostgreSQL. */
const bytesAtOnce = 1_500;

// Hundreds of pages in sequence: a slow machine that runs two other tests at the same time takes minutes.
test.describe.configure({ timeout: 1_500_000 });

/** Groups of texts that are written into every field together; texts that swallow what follows them come last. */
function gather(): string[][] {
  if (!isLong) return [Object.values(payloadFamilies).map((family) => family[0] ?? '')];
  const order = new Map(scriptPayloads.map((text, at) => [text, at]));
  const families = Object.values(payloadFamilies).map((family) => [...family]);
  const groups: string[][] = [];
  let group: string[] = [];
  let bytes = 0;
  while (families.some(({ length }) => length > 0))
    for (const family of families) {
      const text = family.shift();
      if (text === undefined) continue;
      group.push(text);
      bytes += Buffer.byteLength(text);
      if (bytes < bytesAtOnce) continue;
      groups.push(group);
      group = [];
      bytes = 0;
    }
  groups.push(group);
  for (const texts of groups) texts.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  return groups;
}

const prefix = 'park_portal_';

async function enter(
  context: BrowserContext,
  origin: string,
  { user }: Account,
  name: string,
): Promise<void> {
  // A User-Agent header may contain only ASCII characters.
  const agent = `Chrome/1 ${name.replace(/[^ -~]/g, '')}`.slice(0, 1_000);
  const { user: fields, caller } = await logIn(origin, user.loginName, agent);
  const kept = { ...fields, name: name.slice(0, 200), token: caller.token };
  await context.addCookies(
    Object.entries(kept).flatMap(([field, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return value === null ? [] : [{ name: prefix + field, value: encodeURIComponent(text), url: origin }];
    }),
  );
}

const speak = (context: BrowserContext, url: string, value: string) =>
  context.addCookies([{ name: `${prefix}language`, value, url }]);

async function visit(
  page: Page,
  watch: Watch,
  {
    origin,
    addresses,
    mayBeMissing,
  }: { origin: string; addresses: readonly string[]; mayBeMissing?: boolean },
): Promise<void> {
  for (const address of addresses) {
    const answer = await page.goto(origin + address, { waitUntil: 'load' });
    const status = answer?.status() ?? 0;
    if (status >= 500 || (status >= 400 && !mayBeMissing)) watch.effects.push(`${address} answers ${status}`);
    await watch.look(address);
  }
}

/** Finds feeds that the texts have made malformed. */
async function findBrokenFeeds(addresses: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const address of addresses) {
    const answer = await fetch(address);
    const text = await answer.text();
    const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
    const isWhole = address.endsWith('.ics')
      ? lines.every((line) => /^[A-Z-]+[;:]/.test(line) && !/^URL.*script:/i.test(line)) && !/\n\n/.test(text)
      : !new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror, script');
    if (!answer.ok || !isWhole) broken.push(`${address}: ${text.slice(0, 300)}`);
  }
  return broken;
}

/** Navigates through the account area without reloading it. */
async function wander(page: Page, watch: Watch, origin: string, addresses: readonly string[]): Promise<void> {
  await page.goto(origin + (addresses[0] ?? '/'));
  for (const [at, address] of addresses.entries()) {
    if (at > 0) await walkTo(page, origin + address);
    await watch.look(address);
    if (!address.endsWith('?versions=1')) continue;
    await page.getByRole('button', { name: '与当前比较' }).first().click();
    await watch.look(`${address}, compared`);
  }
}

test('there are at least 500 different texts', () => {
  expect(new Set(scriptPayloads).size).toBe(scriptPayloads.length);
  expect(scriptPayloads.length).toBeGreaterThanOrEqual(500);
});

test('HTML with each text sanitised separately contains nothing that runs', async ({ page }) => {
  const ran: string[] = [];
  await page.exposeFunction('tellRun', (text: string) => ran.push(text));
  const cleaned = scriptPayloads.flatMap((text) => [
    cleanAuthoredHtml(`<p>a</p>${text}<p>b</p>`),
    cleanRichText(`<h2>${text}</h2>${text}`).body,
    cleanHtml(`<table><tr><td title="${text}">${text}`),
  ]);
  // No security policy of the portal applies here, so whatever got through would run.
  const dangerous = await page.evaluate(async (texts) => {
    window.alert = () => (window as unknown as { tellRun(text: string): void }).tellRun('alert');
    const found: string[] = [];
    const isKnown = /^(https?|mailto|tel):$/;
    for (const text of texts) {
      const place = document.createElement('div');
      place.innerHTML = text;
      document.body.append(place);
      // Parsing and serializing again must not change the markup.
      const again = document.createElement('div');
      again.innerHTML = place.innerHTML;
      const isHostile = ({ name, value }: Attr) =>
        /^(on|style|srcdoc|formaction|id$|name)/i.test(name) && !/^s\d+$/.test(value);
      const isAway = (element: Element) =>
        [element.getAttribute('href'), element.getAttribute('src')].some(
          (address) =>
            address !== null && !isKnown.test(new URL(address, 'https://portal.example/').protocol),
        );
      for (const element of [...place.querySelectorAll('*'), ...again.querySelectorAll('*')])
        if (
          /^(script|style|iframe|object|embed|svg|math|form|input|base|meta|link|template|video|audio)$/i.test(
            element.tagName,
          ) ||
          [...element.attributes].some(isHostile) ||
          isAway(element)
        )
          found.push(element.outerHTML);
    }
    await new Promise((done) => setTimeout(done, 300));
    return found;
  }, cleaned);
  expect(ran).toEqual([]);
  expect(dangerous).toEqual([]);
});

/** Writes the texts into every field of a new portal and checks every page. */
async function tryTexts(browser: Browser, group: readonly string[]): Promise<void> {
  const portal: OwnPortal = await openOwnPortal();
  const { origin, database } = portal;
  const effects: string[] = [];
  const seen = new Set<string>();
  const shown = new Set<string>();
  const unseen = () =>
    [...payloadFields.values()].filter(({ name, marker }) => shown.has(name) && !seen.has(marker));
  let pages = 0;

  async function use(
    language: string,
    work: (page: Page, watch: Watch, context: BrowserContext) => Promise<void>,
  ): Promise<void> {
    const context = await browser.newContext();
    await speak(context, origin, language);
    const page = await context.newPage();
    const watch = watchPage(page, origin);
    await work(page, watch, context);
    await context.close();
    effects.push(...watch.effects);
    for (const marker of watch.seen) seen.add(marker);
    pages += watch.pages;
  }

  const asAccount = (account: Account, name: string, addresses: readonly string[]) =>
    use('zh', async (page, watch, context) => {
      await enter(context, origin, account, name);
      await wander(page, watch, origin, addresses);
    });

  async function lookAt(payloads: PayloadFixtures): Promise<void> {
    const { fixtures } = payloads;
    const name = group.join(' ');
    await Promise.all([
      use('zh', async (page, watch) => {
        await visit(page, watch, { origin, addresses: publicPages(payloads) });
        await visit(page, watch, { origin, addresses: reflectingPages(group), mayBeMissing: true });
        watch.effects.push(...(await page.evaluate(findBrokenFeeds, feeds(payloads))));
        await page.evaluate(
          (ticket) => localStorage.setItem('park_portal_admission', ticket),
          JSON.stringify(payloads.admission),
        );
        await page.goto(`${origin}/audit`);
        await watch.look('/audit');
      }),
      asAccount(fixtures.author, name, operatorPages(payloads)),
      (async () => {
        await asAccount(fixtures.person, name, personPages(payloads));
        await asAccount(fixtures.owner, name, ownerPages(payloads));
        for (const language of ['en', 'es', 'ja'])
          await use(language, (page, watch) =>
            visit(page, watch, { origin, addresses: translatedPages(payloads) }),
          );
      })(),
    ]);
  }

  try {
    await fillDictionaries(database.db);
    const payloads = await writePayloadFixtures(database.db, origin, group);
    expect([...payloadFields.keys()].filter((field) => !payloads.filled.has(field))).toEqual([]);
    for (const field of payloads.filled) shown.add(field);
    await lookAt(payloads);
    const logged = await findLogged(
      database.db,
      unseen().map(({ marker }) => marker),
    );
    const entries = logged.map((id) => `/manage/log?id=${id}`);
    if (entries.length > 0)
      await asAccount(payloads.fixtures.author, group.join(' '), ['/manage/log', ...entries]);
  } finally {
    await portal.close();
  }
  const executed = effects.filter((effect) => effect.startsWith('ran')).length;
  console.log(
    `${group.length} texts × ${payloadFields.size} fields, ${pages} pages looked at: ` +
      `${executed} executed, ${effects.length} findings`,
  );
  expect([...new Set(effects)].slice(0, 50)).toEqual([]);
  expect(unseen().map(({ name }) => name)).toEqual([]);
}

for (const [at, group] of gather().entries())
  test(`no text runs as a script, whatever field it is written into, group ${at + 1}`, ({ browser }) =>
    tryTexts(browser, group));
