import { expect, type Page } from '@playwright/test';
import { findWeakTexts } from './support/accessibility.ts';
import { demo, logIn } from './support/accounts.ts';
import { readerOf } from './support/addresses.ts';
import { pageKinds } from './support/page-kinds.ts';
import { test } from './support/test.ts';

const root = (each: Page) => each.locator('html');

/** A page of each kind in the member area and the console: cards, lists, forms, boards, grids and charts. */
const pagesOf = {
  demo_enterprise: [
    '/dashboard',
    '/enterprise-preserve',
    '/conference-room',
    '/cost-query',
    '/utility-bill-manage',
    '/my-case',
    '/my-message',
    '/repair',
    '/project-release-list/new',
    '/my-post/write',
    '/lecture-quiz?tab=certificates',
  ],
  op_admin: [
    '/manage/home',
    '/manage/user',
    '/manage/custom-role?role=new',
    '/manage/dict',
    '/manage/log',
    '/manage/site',
    '/manage/setup',
    '/manage/park-setting/pay',
  ],
  op_property: [
    '/manage/home',
    '/manage/repair',
    '/manage/conference-room',
    '/manage/contract',
    '/manage/building',
  ],
};

/** Always light: what is made to be printed, and the sign at a door. */
const light = ['labels of a batch', 'receipt', 'room door'];
const darkPages = pageKinds.filter(({ name }) => !light.includes(name));

const groundOf = (each: Page) =>
  each.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const night = 'rgb(16, 22, 30)';
const white = 'rgb(255, 255, 255)';

test('the portal is dark like the system until a reader chooses, and keeps the choice beyond a logout', async ({
  page: each,
  context,
  baseURL,
}) => {
  await each.emulateMedia({ colorScheme: 'dark' });
  await each.goto('/');
  expect(await groundOf(each)).toBe(night);
  await each.emulateMedia({ colorScheme: 'light' });
  await expect(root(each)).toHaveAttribute('data-theme', 'light');

  const aids = each.locator('summary').filter({ hasText: '无障碍' });
  await expect(each.locator('[data-island="site/public/frame/AccessibilityMenu"][data-alive]')).toHaveCount(
    1,
  );
  await aids.click();
  await each.getByRole('button', { name: '深色' }).click();
  await expect(each.getByRole('button', { name: '深色' })).toHaveAttribute('aria-pressed', 'true');
  expect(await groundOf(each)).toBe(night);

  await logIn(context, demo('demo_enterprise'), baseURL ?? '');
  await each.goto('/dashboard');
  expect(await groundOf(each)).toBe(night);
  await each.emulateMedia({ media: 'print' });
  expect(await groundOf(each)).toBe(white);
  await each.emulateMedia({ media: 'screen' });

  await each.locator('summary').filter({ hasText: 'demo_enterprise' }).click();
  await each.getByRole('button', { name: '退出登录' }).click();
  await each.waitForURL((url) => !url.pathname.startsWith('/dashboard'));
  expect(await groundOf(each)).toBe(night);
  await aids.click();
  await each.getByRole('button', { name: '跟随系统' }).click();
  expect(await groundOf(each)).toBe(white);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  // Eight tests, so that several processors share them.
  for (const share of [0, 1, 2, 3, 4, 5, 6, 7]) {
    test(`every text of the public pages is readable, share ${share + 1}`, async ({
      page: each,
      request,
    }) => {
      const weak: string[] = [];
      for (const { name, find } of darkPages.filter((_, at) => at % 8 === share)) {
        await each.goto(await find(readerOf(request)));
        await expect(root(each)).toHaveAttribute('data-theme', 'dark');
        weak.push(...(await findWeakTexts(each)).map((text) => `${name}: ${text}`));
      }
      expect(weak).toEqual([]);
    });
  }

  for (const [account, paths] of Object.entries(pagesOf)) {
    test(`every text of the pages of ${account} is readable`, async ({ page: each, context, baseURL }) => {
      test.slow();
      await logIn(context, demo(account), baseURL ?? '');
      const weak: string[] = [];
      for (const path of paths) {
        await each.goto(path);
        await expect(each.locator('main h1').first()).toBeVisible({ timeout: 40_000 });
        await each.waitForLoadState('networkidle');
        weak.push(...(await findWeakTexts(each)).map((text) => `${path}: ${text}`));
      }
      expect(weak).toEqual([]);
    });
  }
});
