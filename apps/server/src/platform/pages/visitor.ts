import { type Language, languages } from '@portal/texts/languages';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chosenLanguage, cookiePrefix } from '../locale.ts';

/**
 * The visitor's language: the cookie's, else the browser's first supported one, else English. Robots that name none get
 * Chinese, the language of the content.
 */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  return (
    chosenLanguage(request) ?? fromAcceptLanguage((request.headers['accept-language'] ?? '').slice(0, 200))
  );
}

/** Caches parsed header values, because browsers send few distinct ones. */
function remembering<Value extends object | string | boolean>(read: (header: string) => Value) {
  const known = new LRUCache<string, Value>({ max: 500 });
  return (header: string): Value => {
    const kept = known.get(header);
    if (kept !== undefined) return kept;
    const value = read(header);
    known.set(header, value);
    return value;
  };
}

const fromAcceptLanguage = remembering((header): Language => {
  if (header === '') return 'zh';
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return {
        language: tag.slice(0, 2).toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wanted) {
    const known = languages.find((item) => item === language);
    if (known) return known;
  }
  return 'en';
});

const phone =
  /\b(?:iPhone|iPod|Windows Phone|BlackBerry|Opera Mini|IEMobile)\b|\bAndroid\b.*\bMobile\b|\bMobile\b.*\bFirefox\b|\bHarmonyOS\b.*\bMobile\b|\bPhone; OpenHarmony\b/i;

/** Cookie of a phone whose owner prefers the desktop portal. */
export const desktopCookie = `${cookiePrefix}view=desktop`;
const wantsDesktop = new RegExp(`(?:^|;\\s*)${desktopCookie}(?:;|$)`);

const tokenCookie = new RegExp(`(?:^|;\\s*)${cookiePrefix}token=([^;\\s]+)`);

/** Token of a visitor who appears to be logged in; the page's calls determine whether it is valid. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return tokenCookie.exec(headers.cookie ?? '')?.[1];
}

export const hasToken = (request: Pick<FastifyRequest, 'headers'>): boolean => tokenOf(request) !== undefined;

/** Set-Cookie header that makes a browser delete its token. */
export const forgottenToken = `${cookiePrefix}token=; Path=/; SameSite=Lax; Max-Age=0`;

const namesPhone = remembering((userAgent) => phone.test(userAgent));

/** Whether the browser is a phone's; tablets get the desktop portal, which fits them. */
export function isPhone(userAgent: string | undefined): boolean {
  return userAgent !== undefined && namesPhone(userAgent.slice(0, 512));
}

/** Whether this visitor is sent to the phone pages. */
export function belongsToPhonePages({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return isPhone(headers['user-agent']) && !wantsDesktop.test(headers.cookie ?? '');
}
