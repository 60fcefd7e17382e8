import type { Page } from '@playwright/test';

/**
 * Finds Chinese text on a page in another language that is not marked as Chinese. Must not use anything outside itself,
 * since its source is run in browsers.
 */
export function listStrayChinese(document: Document): string[] {
  const han = /\p{Script=Han}/u;
  const textNodes = 4;
  const isMarked = (element: Element | null | undefined) =>
    element?.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang;
  const isShown = (element: Element | null | undefined) =>
    !element?.closest('[aria-hidden=true], script, style');
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, textNodes);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (!han.test(text.textContent ?? '') || isMarked(parentElement) || !isShown(parentElement)) continue;
    found.push(`${parentElement?.tagName}: ${text.textContent?.trim()}`);
  }
  // A Chinese name inside an attribute cannot be marked; an attribute that is entirely Chinese lacks a translation.
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      if (han.test(value) && !/\p{Script=Latin}/u.test(value) && !isMarked(element) && isShown(element))
        found.push(`${element.tagName} ${name}: ${value}`);
    }
  return [...new Set(found)];
}

/** Finds stray Chinese on a page in its current state, after its scripts have run. */
export const findStrayChinese = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(${listStrayChinese.toString()})(document)`);
