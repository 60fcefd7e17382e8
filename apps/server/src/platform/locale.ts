import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, languages } from '@portal/contract/fields';
import { overwriteGetLocale } from '@portal/texts/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One prefix for every cookie of the product; the web's client state uses the same. */
export const cookiePrefix = 'park_portal_';

const languageCookie = new RegExp(`(?:^|;\\s*)${cookiePrefix}language=(${languages.join('|')})(?:;|$)`);

/** The language a visitor has chosen, if they have. */
export function chosenLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined {
  return languageCookie.exec(headers.cookie ?? '')?.[1] as Language | undefined;
}

const reader = new AsyncLocalStorage<Language>();

// Chinese is what the specification words, and what jobs and callers without the cookie read.
overwriteGetLocale(() => reader.getStore() ?? 'zh');

/** Runs `work` with every message in a language. */
export const inLanguage = <T>(language: Language, work: () => T): T => reader.run(language, work);

/** Runs `work` in the language that a caller has chosen, else in Chinese. */
export const inLanguageOf = <T>(request: Pick<FastifyRequest, 'headers'>, work: () => T): T =>
  inLanguage(chosenLanguage(request) ?? 'zh', work);

/** What a request is answered is worded in its reader's language. */
export function registerLocale(app: FastifyInstance): void {
  // After the body has been read: its events run outside of what was begun before.
  app.addHook('preValidation', (request, _reply, done) => inLanguageOf(request, done));
}
