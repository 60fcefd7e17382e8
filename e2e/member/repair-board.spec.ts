import { expect } from '@playwright/test';
import { logIn, post, register } from '../support/accounts.ts';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

test('a dispatcher assigns a report to a worker’s slot by dragging or by keyboard', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const { token } = await logIn(context, await register(context.request), baseURL ?? '');
  const reported = [`窗扇关不严${Date.now()}`, `喷头堵了${Date.now()}`];
  for (const description of reported) {
    const report = {
      locationText: '3号温室',
      typeCode: 'GREENHOUSE',
      priority: 'URGENT',
      phone: '15400005555',
    };
    const data = JSON.stringify({ ...report, description });
    await post(context.request, '/api/propertyManage/repair/submit', { data }, token);
  }
  const desk = await openAs(browser, baseURL, 'op_property');
  // Tall enough to show all cards and lanes: if the page scrolled between press and drag, another card would be moved.
  await desk.setViewportSize({ width: 1280, height: 3_000 });
  await desk.goto('/manage/repair');
  const cardOf = (title = '') => desk.getByRole('listitem').filter({ hasText: title }).first();
  const [dragged = '', typed = ''] = reported;
  const lanes = desk.getByRole('grid', { name: '师傅' });
  // The last free slot of the day; other tests take the suggested one, which is the first.
  const freeOf = (row: number) => lanes.locator(`[data-row="${row}"][data-from]:not([data-look])`).last();
  await cardOf(dragged).dragTo(freeOf(0));
  await expect(desk.getByText(/^已派给/).first()).toBeVisible();
  await expect(lanes.locator('[data-look="planned"]').filter({ hasText: dragged })).toBeVisible();
  await expect(cardOf(dragged).getByRole('button', { name: '选师傅' })).toHaveCount(0);

  // Lanes are sorted by workload, which the first assignment may have changed.
  await freeOf(1).press('Enter');
  await cardOf(typed).getByRole('button', { name: /^派给/ }).press('Enter');
  await expect(lanes.locator('[data-look="planned"]').filter({ hasText: typed })).toBeVisible();
  await page.goto('/repair?view=mine');
  for (const title of reported) await expect(page.getByRole('link', { name: title })).toBeVisible();
});
