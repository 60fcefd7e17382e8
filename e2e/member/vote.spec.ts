import { expect } from '@playwright/test';
import { demo, logIn } from '../support/accounts.ts';
import { test } from '../support/test.ts';

test('an enterprise votes while the results are hidden, then sees them and changes its vote', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await page.goto('/yangling?kind=VOTE');
  await page
    .getByRole('main')
    .getByRole('link', { name: /园区食堂午餐窗口/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('园区食堂午餐窗口');
  const path = new URL(page.url()).pathname;
  // Hidden results must appear on the page neither as numbers nor as bar lengths; the other bars belong to a decided
  // vote.
  const ballot = page.locator('[data-island="vote/public/Ballot"]');
  await expect(ballot.getByRole('checkbox')).toHaveCount(5);
  const ofDecided = await page.locator('section:has(> p > b:text-is("办理结果")) progress').count();
  const html = await (await request.get(path)).text();
  expect(html.split('<progress')).toHaveLength(ofDecided + 1);
  expect(html).toContain('&quot;results&quot;:null');

  await logIn(context, demo('demo_enterprise'), baseURL);
  await page.goto(path);
  await page.getByRole('checkbox', { name: /夜班热餐窗口/ }).check();
  await page.getByRole('button', { name: '投出企业这一票' }).click();
  await expect(page.getByRole('button', { name: '改投' })).toBeVisible();
  await expect(page.getByText('本企业内部的填写记录')).toBeVisible();
  await expect(ballot.locator('progress')).toHaveCount(5);
  await page.getByRole('checkbox', { name: /轻食沙拉窗口/ }).check();
  await page.getByRole('button', { name: '改投' }).click();
  await expect(page.getByText(/夜班热餐窗口、轻食沙拉窗口/)).toBeVisible();
});
