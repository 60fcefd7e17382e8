import { expect, type Page, test } from '@playwright/test';
import { insertArticle } from '../../apps/server/src/features/content/testing/insert-article.ts';
import { insertEnterprise } from '../../apps/server/src/features/enterprise/testing/insert-enterprise.ts';
import { insertPolicy } from '../../apps/server/src/features/policy/testing/insert-policy.ts';
import { siteSettings } from '../../apps/server/src/features/site/site.table.ts';
import { openEditors } from './open-editors.ts';
import { type OwnPortal, openOwnPortal } from './own-portal.ts';
import { addressPayloads, scriptPayloads } from './script-payloads.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let portal: OwnPortal | undefined;
test.afterAll(() => portal?.close());

async function open(): Promise<OwnPortal> {
  portal ??= await openOwnPortal();
  return portal;
}

/** Notes whatever a stored text managed to do: an alert, a call to another host, markup that only the policy stopped. */
function watchEffects(page: Page, origin: string): string[] {
  const effects: string[] = [];
  page.on('dialog', (dialog) => {
    effects.push(`ran: ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data:image|blob:)/.test(url)) effects.push(`called ${url}`);
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) effects.push(message.text());
  });
  page.on('pageerror', (error) => effects.push(`exception: ${error.message}`));
  return effects;
}

/** Elements and attributes that could run something, after the scripts of the page have done their work. */
async function findDangerous(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHostile = ({ name, value }: Attr) =>
      /^on/i.test(name) ||
      (/^(href|src|action|formaction|data|srcset|xlink:href)$/i.test(name) &&
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them before a scheme
        /^[\u0000- ]*(java\s*script|vbscript|data:text|blob|filesystem):/i.test(value));
    const foreign = [
      ...document.querySelectorAll(
        'main script:not([type="application/ld+json"]), iframe, object, embed, base, main style, main form[action^="java"]',
      ),
    ];
    const armed = [...document.querySelectorAll('*')].filter((element) =>
      [...element.attributes].some(isHostile),
    );
    return [...foreign, ...armed].map((element) => element.outerHTML.slice(0, 200));
  });
}

async function walk(page: Page, addresses: readonly string[]): Promise<string[]> {
  const { origin } = await open();
  const effects = watchEffects(page, origin);
  for (const address of addresses) {
    const answer = await page.goto(origin + address);
    if (answer?.status() !== 200) effects.push(`${address} answers ${answer?.status()}`);
    const dangerous = await findDangerous(page);
    effects.push(...dangerous.map((html) => `${address}: ${html}`));
  }
  return effects;
}

test(`none of ${scriptPayloads.length} scripts stored in articles runs`, async ({ page, context }) => {
  expect(scriptPayloads.length).toBeGreaterThanOrEqual(100);
  const { database, origin } = await open();
  await context.addCookies([{ name: 'park_portal_language', value: 'zh', url: origin }]);
  await database.db.insert(siteSettings).values({
    lang: 'zh',
    parkName: '花谷',
    company: '演示公司',
    address: '二号路2号',
    hotline: '000-8800031',
    serviceHours: '9:00–17:30',
    dutyPhone: '000-8800019',
    filings: [],
    notice: '',
  });
  const publishAt = new Date(Date.now() - 3_600_000);
  const addresses: string[] = [];
  for (const [n, text] of scriptPayloads.entries()) {
    const column = n % 2 ? 'NOTICE' : 'INDUSTRY';
    const id = await insertArticle(database.db, {
      column,
      title: text,
      subtitle: text,
      summary: text,
      body: `<p>前</p>${text}<h2>${text}</h2><p>后</p>`,
      source: text,
      author: text,
      issueNo: text,
      action: {
        kind: 'LINK',
        url: addressPayloads[n % addressPayloads.length] ?? '',
        label: text,
      },
      publishAt,
    });
    addresses.push(`/information/${column === 'NOTICE' ? 'noticelist' : 'industrylist'}/${id}`);
  }
  const lists = [1, 2, 3, 4].flatMap((at) => [
    `/information/industrylist?page=${at}`,
    `/information/noticelist?page=${at}`,
  ]);
  expect(await walk(page, [...addresses, ...lists, '/'])).toEqual([]);
});

test('nor do those in policies and enterprises', async ({ page, context }) => {
  const { database, origin } = await open();
  await context.addCookies([{ name: 'park_portal_language', value: 'zh', url: origin }]);
  const addresses: string[] = [];
  for (const text of scriptPayloads.filter((_, n) => n % 4 === 0)) {
    const body = `<p>前</p>${text}<p>后</p>`;
    const policy = await insertPolicy(database.db, {
      title: text,
      docNo: text,
      originalBody: body,
      interpretation: body,
      plainSummary: text,
      contactOffice: text,
      formulaText: text,
    });
    const enterprise = await insertEnterprise(database.db, {
      name: text,
      shortName: text,
      intro: text,
      address: text,
    });
    addresses.push(`/policy/policylist/${policy}`, `/information/corporate-style-details/${enterprise}`);
  }
  addresses.push('/policy/policylist', '/information/corporate-style', '/');
  expect(await walk(page, addresses)).toEqual([]);
});

test('nor do those that editors hand in, for readers and for the editors themselves', async ({
  page,
  context,
}) => {
  const { database, origin } = await open();
  await context.addCookies([{ name: 'park_portal_language', value: 'zh', url: origin }]);
  const editors = await openEditors(database.db, origin);
  const addresses: string[] = [];
  for (const text of scriptPayloads.filter((_, n) => n % 4 === 1)) {
    const short = (most: number) => text.slice(0, most);
    const written = {
      ...{ column: 'PARK', title: `题 ${short(70)}`, subtitle: short(70), summary: short(190) },
      body: `<p>前</p>${text}<h2>${text}</h2><p>后</p>`,
      ...{ source: short(40), author: short(40), issueNo: short(40), category: short(20) },
      action: { url: '/repair', label: short(20) },
      translations: [{ lang: 'en', title: short(70), summary: text, body: `<p>a</p>${text}` }],
    };
    addresses.push(`/information/parknews/${await editors.publish(written)}`);
  }
  const slide = { startAt: Date.now() - 60_000, endAt: Date.now() + 600_000, position: 'HOME' };
  for (const text of scriptPayloads.slice(0, 6)) {
    const data = { ...slide, title: `题 ${text.slice(0, 36)}`, text: text.slice(0, 110), body: text };
    addresses.push(`/wheel-planting/${await editors.saveSlide(data)}`);
  }
  expect(await walk(page, [...addresses, '/information/parknews', '/'])).toEqual([]);
  await context.addCookies(editors.cookies);
  const articles = addresses.filter((address) => address.startsWith('/information/')).slice(0, 12);
  const desks = articles.map((address) => `/manage/content/${address.split('/').at(-1)}`);
  expect(await walk(page, [...desks, '/manage/content', '/manage/carousel'])).toEqual([]);
});
