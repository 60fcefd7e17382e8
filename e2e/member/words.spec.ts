import { expect } from '@playwright/test';
import { demo, logIn } from '../support/accounts.ts';
import { followLoading, walkTo } from '../support/loading.ts';
import { findStrayChinese } from '../support/stray-chinese.ts';
import { test } from '../support/test.ts';

const pagesOf = {
  demo_enterprise: [
    '/dashboard',
    '/enterprise-preserve',
    '/enterprise-preserve?tab=members',
    '/person-preserve',
    '/my-message',
    '/my-case',
    '/collect-message',
    '/change-password',
    '/enterprise-preserve?tab=stories',
    '/cost-query',
    '/utility-bill-manage',
    '/payment-coming',
    '/repair',
  ],
  op_admin: [
    '/manage/home',
    '/manage/todo',
    '/manage/enterprise-audit',
    '/manage/user',
    '/manage/role',
    '/manage/custom-role',
    '/manage/handover',
    '/manage/leave',
    '/manage/search',
    '/manage/search?view=misses',
    '/manage/dict',
    '/manage/log',
    '/manage/site',
    '/manage/policy',
    '/manage/declare-item',
    '/manage/content',
    '/manage/carousel',
    '/manage/receipt',
    '/manage/top',
  ],
  op_finance: [
    '/manage/collection',
    '/manage/business-report',
    '/manage/bill/notice',
    '/manage/bill',
    '/manage/pay-order',
    '/manage/refund',
    '/manage/invoice',
    '/manage/receive',
    '/manage/receive?view=list',
    '/manage/receive?view=days',
    '/manage/receive?view=close',
  ],
  op_property: [
    '/manage/bulk',
    '/manage/import',
    '/manage/meter',
    '/manage/meter?view=meters',
    '/manage/repair',
    '/manage/upkeep',
    '/manage/upkeep?view=plans',
    '/manage/upkeep?view=parts',
  ],
};

// `<option>` elements cannot mark a language; these hold language names and user-defined group names.
const written = ['简体中文', '日本語', '合作伙伴', '温室与用电', '采后保鲜'].map((name) => `OPTION: ${name}`);

for (const [name, pages] of Object.entries(pagesOf))
  test(`in English, what is Chinese on the pages of ${name} says so`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'park_portal_language', value: 'en', url: baseURL ?? '' }]);
    await logIn(context, demo(name), baseURL ?? '');
    const settle = followLoading(page);
    for (const [at, address] of pages.entries()) {
      await (at === 0 ? page.goto(address) : walkTo(page, address));
      await settle();
      await expect(page.locator('h1').first()).toBeVisible();
      // Translations are applied after the page has loaded.
      const findForgotten = async () =>
        (await findStrayChinese(page)).filter((found) => !written.includes(found));
      await expect.poll(findForgotten, { message: address }).toEqual([]);
    }
  });
