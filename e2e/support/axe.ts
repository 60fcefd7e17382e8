import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> };
  }
}

/** What fades while it is loaded or moved has other colours than it will have. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"] tr') === null);
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined))).then(() => undefined);
  });
}

/**
 * Runs every rule of axe-core, including best practices, on the page in its current state.
 * @returns one line per fault: the rule, the element and the reason
 */
export async function findAxeFaults(
  page: Page,
  { without = [], within = 'html' }: { without?: string[]; within?: string } = {},
): Promise<string[]> {
  await settle(page);
  // The page's policy forbids scripts of strangers; the debugger's own evaluation is not bound by it.
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([selector, rules]) =>
      window.axe.run(selector, {
        resultTypes: ['violations'],
        preload: false,
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      }),
    [within, without] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
