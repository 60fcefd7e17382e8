import type { Page } from '@playwright/test';

/** Elements beyond the right edge of the window, which make the page scroll sideways. */
export async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`)
      .slice(0, 10);
  });
}
