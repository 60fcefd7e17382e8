import { expect, type Page, test } from '@playwright/test';
import { listAddresses } from './support/addresses.ts';

test.describe.configure({ timeout: 180_000 });

interface Facts {
  title: string;
  description: string;
  canonical: string;
  /** What a link to the page is shared with. */
  picture: string;
  headings: number;
  lang: string;
  runnable: string[];
  brokenData: string[];
  links: string[];
  duplicateIds: string[];
  missingAnchors: string[];
}

/** Reads a document as a browser does, without running it. */
async function readFacts(page: Page, html: string): Promise<Facts> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) =>
      parsed.querySelector(selector)?.getAttribute(name) ?? '';
    const ids = all('[id]').map(({ id }) => id);
    const isBroken = ({ textContent }: Element) => {
      try {
        JSON.parse(textContent);
        return false;
      } catch {
        return true;
      }
    };
    const links = all('a[href], link[href], form[action]').map(
      (link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '',
    );
    return {
      title: parsed.title,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      picture: attribute('meta[property="og:image"]', 'content'),
      headings: all('h1').length,
      lang: parsed.documentElement.lang,
      runnable: all('script:not([type="application/ld+json"]):not([src]), style')
        .map((element) => element.outerHTML)
        .concat(
          all('*').flatMap((element) => element.getAttributeNames().filter((name) => /^on/i.test(name))),
        ),
      brokenData: all('script[type="application/ld+json"]')
        .filter(isBroken)
        .map((element) => element.outerHTML),
      links,
      duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
      missingAnchors: links
        .filter((href) => /^#./.test(href))
        .filter((href) => !ids.includes(decodeURIComponent(href.slice(1)))),
    };
  }, html);
}

const strictPolicy = [/script-src 'self'(;|$)/, /object-src 'none'/, /base-uri 'none'/, /default-src 'self'/];

test('every address of the site map is a whole page, and no link on it leads nowhere', async ({
  page,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const addresses = [...(await listAddresses(request)).values()].flat();
  expect(addresses.length).toBeGreaterThan(200);
  await page.goto('/robots.txt');
  const faults: string[] = [];
  const titles = new Map<string, string>();
  const links = new Map<string, string>();

  for (const address of addresses) {
    const answer = await request.get(address, { headers: { 'accept-language': 'zh-CN' } });
    const facts = await readFacts(page, await answer.text());
    const policy = answer.headers()['content-security-policy'] ?? '';
    const check = (holds: boolean, fault: string) => holds || faults.push(`${address}: ${fault}`);
    check(answer.status() === 200, `status ${answer.status()}`);
    check(facts.headings === 1, `${facts.headings} h1`);
    check(facts.lang === 'zh-CN', `lang ${facts.lang}`);
    check(facts.description !== '', 'no description');
    check(facts.canonical === origin + address, `canonical ${facts.canonical}`);
    check(facts.picture !== '', 'no picture to share it with');
    check(facts.runnable.length === 0, `inline ${facts.runnable.join(' ')}`);
    check(facts.brokenData.length === 0, 'structured data that is no JSON');
    check(facts.duplicateIds.length === 0, `ids twice: ${facts.duplicateIds.join(' ')}`);
    check(facts.missingAnchors.length === 0, `anchors without target: ${facts.missingAnchors.join(' ')}`);
    check(!titles.has(facts.title), `same title as ${titles.get(facts.title)}: ${facts.title}`);
    for (const part of strictPolicy) check(part.test(policy), `policy ${policy}`);
    titles.set(facts.title, address);
    for (const link of facts.links) {
      const url = new URL(link, origin + address);
      // Switching the language leads back here, in four languages for each address; frame.spec.ts looks at that.
      const isSwitch = url.pathname === '/language';
      if (url.origin === origin && !isSwitch) links.set(url.pathname + url.search, address);
    }
  }

  const waiting = [...links];
  const checkNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [link, from] = next;
      const answer = await request.get(link, { headers: { 'accept-language': 'zh-CN' } });
      if (answer.status() !== 200) faults.push(`${from}: links to ${link}, which answers ${answer.status()}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, checkNext));
  expect(faults).toEqual([]);
});
