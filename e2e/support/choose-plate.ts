import { expect, type Page } from '@playwright/test';

/** Chooses where a post goes; pressed before the plates have arrived, the list has nothing to open. */
export async function choosePlate(page: Page, name: RegExp): Promise<void> {
  await expect(async () => {
    await page.getByRole('main').getByRole('button', { name: /板块/ }).click();
    await page.getByRole('option', { name }).first().click({ timeout: 2_000 });
  }).toPass();
}
