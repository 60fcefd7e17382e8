import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { demo, logIn } from './accounts.ts';

/** A page of a demo account, in a browser of its own. */
export async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  loginName: string,
  device: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', ...device });
  await logIn(context, demo(loginName), baseURL ?? '');
  return context.newPage();
}
