import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('readers of other languages are told once that the contents are Chinese', async ({
  page,
  context,
  baseURL,
}) => {
  const note = page.getByText('Articles, policies and listings on this site are in Chinese.');
  await context.addCookies([{ name: 'park_portal_language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/policy/policylist');
  await expect(note).toBeVisible();
  await page.goto('/information/noticelist');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toBeHidden();
});

test('the address of a section leads to its first page', async ({ page }) => {
  for (const [section, first] of [
    ['/policy', '/policy/policylist'],
    ['/contest', '/contest/competition-list'],
    ['/application', '/application/activityList'],
    ['/businesssalon', '/businesssalon/startup'],
    ['/resources', '/resources/chuangxin/instrument'],
  ] as const) {
    await page.goto(section);
    await expect(page).toHaveURL(first);
  }
});
