import type { Page } from '@playwright/test';

/** Chinese that a page in English shows as if it were English: text outside every element that says what it is. */
export async function findStrayChinese(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const han = /\p{Script=Han}/u;
    const isMarked = (element: Element | null | undefined) =>
      element?.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang;
    const isShown = (element: Element | null | undefined) =>
      !element?.closest('[aria-hidden=true], script, style');
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      if (!han.test(text.textContent ?? '') || isMarked(parentElement) || !isShown(parentElement)) continue;
      found.push(`${parentElement?.tagName}: ${text.textContent?.trim()}`);
    }
    // An attribute cannot say so of a name within it; one that is Chinese alone is a word that was forgotten.
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        const value = element.getAttribute(name) ?? '';
        if (han.test(value) && !/\p{Script=Latin}/u.test(value) && !isMarked(element) && isShown(element))
          found.push(`${element.tagName} ${name}: ${value}`);
      }
    return [...new Set(found)];
  });
}
