import { AsyncLocalStorage } from 'node:async_hooks';
import { languageHeader } from '@portal/contract/envelope';
import { type Language, languages } from '@portal/texts/languages';
import { setLanguageReader } from '@portal/texts/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Common prefix of all cookies of the product; the web's client state uses it too. */
export const cookiePrefix = 'park_portal_';

const languageCookie = new RegExp(`(?:^|;\\s*)${cookiePrefix}language=(${languages.join('|')})(?:;|$)`);

/** The language a visitor has chosen; undefined if none. */
export function chosenLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined {
  return languageCookie.exec(headers.cookie ?? '')?.[1] as Language | undefined;
}

const reader = new AsyncLocalStorage<Language>();

const secondsOfAYear = 31_536_000;

/** Set-Cookie header that keeps a language. Not HttpOnly: the client reads the language from the cookie. */
export const languageCookieOf = (language: Language, { https }: { https: boolean }): string =>
  `${cookiePrefix}language=${language}; Path=/; Max-Age=${secondsOfAYear}; SameSite=Lax${https ? '; Secure' : ''}`;

/** The language of the current answer; Chinese for jobs and for callers without a language, as specified. */
export const readerLanguage = (): Language => reader.getStore() ?? 'zh';

setLanguageReader(readerLanguage);

/** Runs `work` with all messages in a language. */
export const inLanguage = <T>(language: Language, work: () => T): T => reader.run(language, work);

/** The language that a client names, which is that of its page. */
const namedLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined =>
  languages.find((language) => language === headers[languageHeader]);

/** Runs `work` in the language of the caller's page, else in their chosen one, else in Chinese. */
export const inLanguageOf = <T>(request: Pick<FastifyRequest, 'headers'>, work: () => T): T =>
  inLanguage(namedLanguage(request) ?? chosenLanguage(request) ?? 'zh', work);

/** Answers every request in the reader's language. */
export function registerLocale(app: FastifyInstance): void {
  // After the body has been read, because its events run outside any async context started earlier.
  app.addHook('preValidation', (request, _reply, done) => inLanguageOf(request, done));
}
