import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const sourceOf = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');
const axe = sourceOf('axe-core/axe.min.js');
const sniffer = sourceOf('html_codesniffer/build/HTMLCS.js');

interface Sniffed {
  /** 1 is an error; warnings and notices need a manual check. */
  type: 1 | 2 | 3;
  code: string;
  msg: string;
  element: Element;
}

declare global {
  interface Window {
    axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> };
    HTMLCS: {
      process(standard: string, content: Document, done: () => void): void;
      getMessages(): Sniffed[];
    };
  }
}

/** Waits, because elements that fade in during loading or motion do not have their final colours yet. */
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
 * Runs every rule of axe-core, including best practices, on the page in its current state, and on a whole page also
 * HTML_CodeSniffer (WCAG 2.1 AA), which is what pa11y runs.
 * @returns one line per fault: the rule, the element and the reason
 */
export async function findAccessibilityFaults(
  page: Page,
  { without = [], within = 'html' }: { without?: string[]; within?: string } = {},
): Promise<string[]> {
  await settle(page);
  const faults = await runAxe(page, within, {
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });
  return within === 'html' ? [...faults, ...(await sniff(page))] : faults;
}

/** The texts of the page in its current state that are too weak on their ground; one line each. */
export async function findWeakTexts(page: Page): Promise<string[]> {
  await settle(page);
  return runAxe(page, 'html', { runOnly: ['color-contrast'] });
}

async function runAxe(page: Page, within: string, options: RunOptions): Promise<string[]> {
  // The page's policy forbids third-party scripts; evaluation by the debugger is exempt from it.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([selector, given]) =>
      window.axe.run(selector, { resultTypes: ['violations'], preload: false, ...given }),
    [within, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

async function sniff(page: Page): Promise<string[]> {
  await page.evaluate(sniffer);
  return page.evaluate(async () => {
    await new Promise<void>((done) => window.HTMLCS.process('WCAG2AA', document, done));
    return window.HTMLCS.getMessages()
      .filter(({ type }) => type === 1)
      .map(({ code, msg, element }) => `${code}: ${element.outerHTML.slice(0, 160)}: ${msg}`);
  });
}
