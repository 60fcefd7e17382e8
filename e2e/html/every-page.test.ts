import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { isLong } from '../../apps/server/src/testing/test-scope.ts';
import { listAddresses } from '../support/addresses.ts';
import { addressIn, type Language, languages, pageKinds } from '../support/page-kinds.ts';
import { listStrayChinese } from '../support/stray-chinese.ts';
import { openPark, origin, type Park } from './open-park.ts';
import { ownAddresses, readPage } from './read-page.ts';

let park: Park;
const statuses = new Map<string, Promise<number>>();

beforeAll(async () => {
  park = await openPark();
});
afterAll(() => park.close());

/** The final status of a URL after following redirects. */
async function follow(address: string): Promise<number> {
  const { status, headers } = await park.ask(address);
  return status === 302 ? follow(String(headers.location)) : status;
}

/** Requests each URL once, however many pages link to it. */
function statusOf(address: string): Promise<number> {
  const known = statuses.get(address) ?? follow(address);
  statuses.set(address, known);
  return known;
}

const textOf = (document: Document, selector: string) =>
  document.querySelector(selector)?.textContent.trim() ?? '';

const all = Object.keys(languages) as Language[];

async function listAllAddresses(): Promise<string[]> {
  const addresses = [...(await listAddresses(park.read)).values()].flat();
  expect(addresses.length).toBeGreaterThan(200);
  return addresses;
}

describe.each(pageKinds)('$name', ({ find, status = 200, isBare = false }) => {
  it.each(all)('%s', async (language) => {
    const address = await find(park.read);
    const answer = await park.ask(address, language);
    const page = readPage(answer.body);
    expect(answer.status).toBe(status);
    expect(page.lang).toBe(languages[language]);
    expect(page.title).not.toBe('');
    expect(page.headings).toBe(1);
    expect(page.faults).toEqual([]);
    if (language === 'en' || language === 'es') expect(listStrayChinese(page.document)).toEqual([]);
    // Without script, the frame and the text must be readable.
    const parts = isBare ? ['h1'] : ['header', 'footer', 'h1'];
    for (const part of parts) expect(textOf(page.document, part), part).not.toBe('');
    // A single-purpose screen states at least what it is and what it is waiting for; in return, it must have no frame.
    expect(textOf(page.document, 'main').length).toBeGreaterThan(isBare ? 12 : 60);
    if (isBare) expect(page.document.querySelector('body > div > header, footer')).toBeNull();
    const files = ownAddresses(page.assets, origin, address);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(await statusOf(file), file).toBe(200);
  });
});

const strictPolicy = [/script-src 'self'(;|$)/, /object-src 'none'/, /base-uri 'none'/, /default-src 'self'/];

test('site map pages are complete, and every link on them works', {
  // Several thousand links: a minute or two on an idle processor, longer while browser tests run.
  timeout: isLong ? 1_800_000 : 900_000,
}, async () => {
  const addresses = await listAllAddresses();
  const faults: string[] = [];
  const titles = new Map<string, string>();
  const links = new Map<string, string>();

  for (const address of addresses) {
    const answer = await park.ask(address);
    const page = readPage(answer.body);
    const policy = String(answer.headers['content-security-policy']);
    const check = (holds: boolean, fault: string) => holds || faults.push(`${address}: ${fault}`);
    check(answer.status === 200, `status ${answer.status}`);
    check(page.headings === 1, `${page.headings} h1`);
    check(page.lang === 'zh-CN', `lang ${page.lang}`);
    check(page.description !== '', 'no description');
    check(page.canonical === origin + address, `canonical ${page.canonical}`);
    check(page.picture !== '', 'no picture to share it with');
    check(!titles.has(page.title), `same title as ${titles.get(page.title)}: ${page.title}`);
    for (const part of strictPolicy) check(part.test(policy), `policy ${policy}`);
    faults.push(...page.faults.map((fault) => `${address}: ${fault}`));
    titles.set(page.title, address);
    for (const link of ownAddresses(page.links, origin, address)) {
      // Links to other languages or views lead back to each URL; frame.spec.ts covers them.
      if (!/^\/(?:language|view)\?|[?&]lang=/.test(link)) links.set(link, address);
    }
  }

  const waiting = [...links];
  const checkNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [link, from] = next;
      const status = await statusOf(link);
      if (status !== 200) faults.push(`${from}: links to ${link}, which answers ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, checkNext));
  expect(faults).toEqual([]);
});

describe('on a phone', () => {
  test('site map pages exist below /h5 and link only to pages below it', {
    // In full, several thousand pages in four languages, while browser tests compete for the processor.
    timeout: isLong ? 1_800_000 : 600_000,
  }, async () => {
    const addresses = await listAllAddresses();
    const faults: string[] = [];
    const titles = new Set<string>();
    for (const [at, address] of addresses.entries()) {
      const { status, headers } = await park.askByPhone(address);
      if (status !== 302 || headers.location !== `/h5${address}`) faults.push(`${address}: ${status}`);
      // The languages take turns; `npm run test:long` reads each address in all of them.
      for (const language of isLong ? all : all.slice(at % 4, (at % 4) + 1)) {
        const answer = await park.askByPhone(`/h5${address}`, language);
        const page = readPage(answer.body);
        const check = (holds: boolean, fault: string) =>
          holds || faults.push(`${address} in ${language}: ${fault}`);
        check(answer.status === 200, `status ${answer.status}`);
        const canonical = addressIn(language, origin + address);
        check(page.canonical === canonical, `canonical ${page.canonical}`);
        check(page.lang === languages[language], `lang ${page.lang}`);
        check(!titles.has(language + page.title), `same title as another: ${page.title}`);
        titles.add(language + page.title);
        // What a reader clicks; feeds, calendars and switches have the same URLs everywhere.
        const links = [...page.document.querySelectorAll('main a[href], header a[href], form[action]')]
          .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '')
          .filter((link) => /^\/(?!h5\/|api\/|language\?|view\?|[^?]*\.[a-z]{2,4}(?:\?|$))/.test(link));
        check(links.length === 0, `links away from the phone: ${links.slice(0, 3).join(' ')}`);
        faults.push(...page.faults.map((fault) => `${address}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

  it('the login starts with a verification code on a phone, and with the password on a desktop', async () => {
    const islandsOf = (body: string) =>
      [...body.matchAll(/data-island="identity\/public\/login\/(\w+)"/g)].map(([, name]) => name);
    expect(islandsOf((await park.askByPhone('/h5/login')).body)).toEqual(['CodeLogin']);
    expect(islandsOf((await park.askByPhone('/h5/login?mode=password')).body)).toEqual(['PasswordLogin']);
    expect(islandsOf((await park.ask('/login')).body)).toEqual(['PasswordLogin']);
  });

  it.each(['/nothing', '/information/nothing', '/notice/7ZZZZZZZZZZZZZZZZZZZZZZZZZ'])(
    'there is no page at /h5%s',
    async (address) => {
      const { status, body } = await park.askByPhone(`/h5${address}`);
      expect(status).toBe(404);
      expect(readPage(body).headings).toBe(1);
    },
  );
});
