import { expect, test } from '@playwright/test';
import { demo, logIn } from '../support/accounts.ts';
import { findStrayChinese } from '../support/stray-chinese.ts';

test.skip(({ viewport }) => viewport?.width !== 1280, 'words do not depend on the width');

const pagesOf = {
  demo_enterprise: [
    ...['/dashboard', '/enterprise-preserve', '/enterprise-preserve?tab=members', '/person-preserve'],
    ...['/my-message', '/my-case', '/collect-message', '/change-password'],
  ],
  op_admin: [
    ...['/manage/home', '/manage/todo', '/manage/enterprise-audit', '/manage/user', '/manage/role'],
    ...['/manage/dict', '/manage/log', '/manage/site', '/manage/policy', '/manage/declare-item'],
    ...['/manage/content', '/manage/carousel', '/manage/receipt', '/manage/top'],
  ],
};

for (const [name, pages] of Object.entries(pagesOf))
  test(`in English, what is Chinese on the pages of ${name} says so`, async ({ page, context, baseURL }) => {
    test.setTimeout(90_000);
    await context.addCookies([{ name: 'park_portal_language', value: 'en', url: baseURL ?? '' }]);
    await logIn(context, demo(name), baseURL ?? '');
    for (const address of pages) {
      await page.goto(address);
      await expect(page.locator('h1').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Words of other languages come after the page.
      await expect.poll(() => findStrayChinese(page), { message: address }).toEqual([]);
    }
  });
