import type { Page } from '@playwright/test';

const maxStops = 200;

/** Tabs through the page once; returns the elements that the action bar covered while they had focus (WCAG 2.4.11). */
export async function findCoveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus();
  });
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      // Measured after two frames, once the new state is painted.
      for (const _frame of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
      const held = document.activeElement;
      const bar = [...document.querySelectorAll('section')].find((one) => /操作/.test(one.ariaLabel ?? ''));
      if (!held || !bar || held === document.body) return { isEnd: true, name: '' };
      if (bar.contains(held)) return { isEnd: true, name: '' };
      const { top, bottom, height } = held.getBoundingClientRect();
      const end = bar.getBoundingClientRect().top;
      // An element nearly as high as the window must show at least its top.
      const isCovered = height < 300 ? bottom > end : top > end - 24;
      return { isEnd: false, name: isCovered ? `${held.tagName} ${held.id} ${held.textContent}`.trim() : '' };
    });
    if (found.isEnd) break;
    if (found.name) covered.push(found.name);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  // Reloads to clear anything the walk has opened, such as tooltips.
  await page.reload();
  return covered;
}
