import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { findLink, readerOf } from './support/addresses.ts';
import { type Language, languages } from './support/page-kinds.ts';
import { test } from './support/test.ts';

const cookieName = 'park_portal_language';
const names: Record<Language, string> = { zh: '简体中文', en: 'English', es: 'Español', ja: '日本語' };
const langOf = (page: Page) => page.locator('html').getAttribute('lang');

test.describe('language', () => {
  for (const [accept, lang] of [
    ['ja-JP,ja;q=0.9,en;q=0.5', 'ja'],
    ['es-AR', 'es'],
    ['zh-TW,zh;q=0.9', 'zh-CN'],
    ['fr-FR,de;q=0.8', 'en'],
  ] as const) {
    test(`a browser that asks for ${accept} gets ${lang}`, async ({ request }) => {
      const answer = await request.get('/about-us', { headers: { 'accept-language': accept } });
      expect(await answer.text()).toContain(`<html lang="${lang}"`);
      expect(answer.headers().vary).toContain('accept-language');
    });
  }

  test('the cookie overrides the browser language, and a malformed cookie is ignored', async ({
    request,
  }) => {
    for (const [cookie, lang] of [
      [`${cookieName}=es`, 'es'],
      [`${cookieName}=<script>`, 'ja'],
      [`x${cookieName}=es`, 'ja'],
    ] as const) {
      const answer = await request.get('/about-us', { headers: { cookie, 'accept-language': 'ja' } });
      expect(await answer.text()).toContain(`<html lang="${lang}"`);
    }
  });

  test('switching languages returns to the same page with its filters, and persists', async ({ page }) => {
    await page.goto('/information/industrylist?tag=postharvest&page=1');
    for (const language of ['en', 'es', 'ja', 'zh'] as const) {
      await page.locator('[data-island="site/public/frame/LanguageMenu"] summary').click();
      await page.getByRole('link', { name: names[language] }).click();
      await expect(page).toHaveURL(/\/information\/industrylist\?.*tag=postharvest/);
      expect(await langOf(page)).toBe(languages[language]);
    }
    await page.goto('/about-us');
    expect(await langOf(page)).toBe('zh-CN');
  });

  for (const language of ['en', 'es', 'ja'] as const) {
    test(`Chinese content is marked as Chinese in ${language}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: cookieName, value: language, url: baseURL ?? '' }]);
      for (const path of ['/', '/information/industrylist', '/policy/policylist', '/search?keyword=2026']) {
        await page.goto(path);
        expect(await findUnmarkedChinese(page, language), path).toEqual([]);
      }
    });
  }
});

/** Finds Chinese texts without a `lang`. Japanese uses the same characters, so there only texts without kana count. */
async function findUnmarkedChinese(page: Page, language: Language): Promise<string[]> {
  if (language === 'ja') return findHeadingsWithoutLang(page);
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const marked = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
      const isHidden = node.parentElement?.closest('script, style') !== null;
      if (/\p{Script=Han}/u.test(node.textContent ?? '') && !/^(zh|ja)/.test(marked) && !isHidden) {
        found.push(node.textContent ?? '');
      }
    }
    return found;
  });
}

async function findHeadingsWithoutLang(page: Page): Promise<string[]> {
  return page.locator('main :is(h2, h3) a, main a :is(h2, h3)').evaluateAll((headings) =>
    headings
      .filter((heading) => !/[ぁ-ヿ]/.test(heading.textContent ?? ''))
      .filter((heading) => /[\u4e00-\u9fff]{6}/.test(heading.textContent ?? ''))
      .filter((heading) => heading.closest('[lang]')?.getAttribute('lang') === 'ja')
      .map((heading) => heading.textContent ?? ''),
  );
}

test('a link to another site opens a new window without an opener', async ({ page }) => {
  await page.goto('/');
  const outside = page.locator('a[href^="http"]:not([href^="http://localhost"])');
  expect(await outside.count()).toBeGreaterThan(0);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  for (const link of await page.locator('a[href^="/"]').all()) {
    await expect(link).not.toHaveAttribute('target', '_blank');
  }
});

test.describe('URLs that do not exist', () => {
  const missing = [
    '/nothing',
    '/information/nothing',
    '/information/industrylist/nothing',
    '/information/industrylist/7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
    '/policy/policylist/7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
    '/policy/declaration?itemId=7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
    '/wheel-planting/7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
    '/information/corporate-style-details/7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
    '/..%2f..%2fetc%2fpasswd',
    '/%00',
    '/a%00b',
    '//elsewhere.example/',
    '/%5Celsewhere.example',
    '/.env',
    '/.git/config',
    '/assets/nothing.js',
    '/rss/nothing.xml',
    '/sitemap-nothing.xml',
    `/${'a'.repeat(6_000)}`,
  ];
  for (const address of missing) {
    test(address.slice(0, 60), async ({ request, baseURL }) => {
      const answer = await request.get(`${baseURL}${address}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain('<h1');
    });
  }

  test('an article is not found in a column it does not belong to', async ({ request }) => {
    const article = await findLink(
      readerOf(request),
      '/information/industrylist',
      /^\/information\/industrylist\/\w{26}$/,
    );
    const id = article.split('/').pop() ?? '';
    expect((await request.get(`/information/noticelist/${id}`)).status()).toBe(404);
  });
});

test.describe('unusual queries', () => {
  const lists = [
    '/information/industrylist',
    '/information/noticelist',
    '/information/parknews',
    '/information/safe-production',
    '/information/corporate-style',
    '/policy/policylist',
    '/policy/declaration',
    '/search?keyword=花',
  ];
  const oddities = [
    'page=-1',
    'page=0',
    'page=abc',
    'page=1.5',
    'page=1e9',
    'page=999999',
    'page=99999999999999999999',
    'page=2&page=3',
    'tag=%00',
    'tag=%27%20or%201=1',
    'year=-1&days=abc&sort=%3Cscript%3E',
    'kind[]=1&level[a]=b&__proto__[x]=1',
    '%E0%A4%A=1',
    '&&&==&',
  ];

  for (const list of lists) {
    test(list, async ({ request }) => {
      for (const oddity of oddities) {
        const answer = await get(request, `${list}${list.includes('?') ? '&' : '?'}${oddity}`);
        expect(answer.status, oddity).toBe(200);
        expect(answer.text, oddity).toContain('<h1');
        expect(answer.text, oddity).not.toContain('<script>');
      }
    });
  }

  test('a keyword of ten thousand letters gets a page', async ({ request }) => {
    const answer = await get(request, `/search?keyword=${'a'.repeat(10_000)}`);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<h1');
  });

  test('a URL too long for the server is refused with a page', async ({ request }) => {
    const answer = await get(request, `/search?keyword=${encodeURIComponent('花'.repeat(10_000))}`);
    expect(answer.status).toBe(431);
    expect(answer.text).toContain('<h1');
  });

  test('a URL that cannot be decoded is refused with a page', async ({ request }) => {
    for (const address of ['/%', '/%E0%A4%A', '/information/%ff%fe']) {
      const answer = await get(request, address);
      expect(answer.status, address).toBe(400);
      expect(answer.text, address).toContain('<h1');
    }
  });

  test('a URL with different case or a trailing slash redirects to the page', async ({ request }) => {
    for (const [address, page] of [
      ['/INFORMATION/NoticeList?level=URGENT', '/information/noticelist?level=URGENT'],
      ['/policy/policylist/', '/policy/policylist'],
      ['/psdsuccess', '/psdSuccess'],
    ] as const) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(301);
      expect(answer.headers().location, address).toBe(page);
    }
  });

  test('no page echoes markup from the URL', async ({ page }) => {
    const markup = '"><img src=x onerror="document.title=1"><script>document.title=2</script>';
    for (const address of [
      `/search?keyword=${encodeURIComponent(markup)}`,
      `/${encodeURIComponent(markup)}`,
      `/information/industrylist?tag=${encodeURIComponent(markup)}`,
      `/policy/policylist?keyword=${encodeURIComponent(markup)}`,
    ]) {
      await page.goto(address);
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      await expect(page).not.toHaveTitle(/^[12]$/);
    }
  });
});

for (const path of ['/', '/information/industrylist', '/policy/policylist', '/login']) {
  test(`what ${path} asks for before it is painted is all announced, and without React`, async ({
    request,
  }) => {
    const { text } = await get(request, path);
    const entry = /<script type="module" src="([^"]+)"/.exec(text)?.[1] ?? '';
    const announced = [...text.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
    const imported = await staticImports(request, entry);
    expect(imported.filter((file) => file.includes('react'))).toEqual([]);
    expect(announced).toEqual(imported);
  });
}

/** Scripts that a built script imports statically, including transitive ones. */
async function staticImports(request: APIRequestContext, script: string): Promise<string[]> {
  const { text } = await get(request, script);
  const direct = [...text.matchAll(/(?:^|[;}])import[^("'`]*["'`]\.\/([^"'`]+)["'`]/gm)].map(
    ([, file]) => `/assets/${file}`,
  );
  const further = await Promise.all(direct.map((file) => staticImports(request, file)));
  return [...new Set([...direct, ...further.flat()])];
}

async function get(request: APIRequestContext, address: string): Promise<{ status: number; text: string }> {
  const answer = await request.get(address, { headers: { 'accept-language': 'zh-CN' } });
  return { status: answer.status(), text: await answer.text() };
}
