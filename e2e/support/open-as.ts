import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { demo, logIn, register } from './accounts.ts';

/** A page of a demo account, or of a user registered for this test, in its own browser context. */
export async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  loginName?: string,
  device: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', ...device });
  const account = loginName === undefined ? await register(context.request) : demo(loginName);
  await logIn(context, account, baseURL ?? '');
  return context.newPage();
}

/** The token of the account that the page was opened as. */
export const tokenOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'park_portal_token')?.value ?? '';
