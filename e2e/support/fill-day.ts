import type { Page } from '@playwright/test';

/** Enters a day, as `YYYY-MM-DD`, into the field with this name. */
export async function fillDay(page: Page, name: string, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  const group = page.getByRole('group', { name });
  for (const [part, value] of [
    ['年', year],
    ['月', month],
    ['日', date],
  ] as const)
    await group.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).fill(value);
}
