import type { Page } from '@playwright/test';

/** Chooses the payment outcome at the demo cashier. */
export async function payWith(page: Page, outcome: string): Promise<void> {
  await page.getByRole('button', { name: /^付 .* 元（演示）$/ }).click();
  await page.locator(`input[value="${outcome}"]`).check();
  await page.getByRole('button', { name: /付/ }).click();
}
