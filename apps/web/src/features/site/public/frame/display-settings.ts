import { type CookieJar, writeCookie } from '../../../../platform/client-state/cookies.ts';

/** Reading aids; `text-large` is the attribute `data-text="large"` of the html element. */
export const displayAids = [
  'text-large',
  'zoom-double',
  'contrast-high',
  'pointer-big',
  'view-plain',
] as const;
export type DisplayAid = (typeof displayAids)[number];

function attributeOf(aid: DisplayAid): [name: string, value: string] {
  const [name = '', value = ''] = aid.split('-');
  return [`data-${name}`, value];
}

export function chosenAids(page: HTMLElement): DisplayAid[] {
  return displayAids.filter((aid) => {
    const [name, value] = attributeOf(aid);
    return page.getAttribute(name) === value;
  });
}

/** Applies reading aids to the page and stores them; display-settings.js reads the cookie on the next page. */
export function applyAids(page: HTMLElement, jar: CookieJar, aids: readonly DisplayAid[]): void {
  for (const aid of displayAids) {
    const [name, value] = attributeOf(aid);
    if (aids.includes(aid)) page.setAttribute(name, value);
    else page.removeAttribute(name);
  }
  writeCookie(jar, 'display', aids.join('.'), true);
}
