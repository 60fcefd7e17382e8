import { paths } from '@portal/contract/paths';
import { languages } from '@portal/texts/languages';
import type { FastifyInstance } from 'fastify';
import { languageCookieOf } from '../../platform/locale.ts';

const maxPath = 2_000;

/**
 * A safe local path to redirect back to; anything that could lead elsewhere becomes the home page. Non-ASCII characters
 * are encoded, because a header cannot hold them.
 */
export function safePath(path: unknown): string {
  if (typeof path !== 'string' || path.length > maxPath || !/^\/(?![/\\])[^\s\\]*$/.test(path))
    return paths.home();
  return path.replace(/[^\x21-\x7e]/gu, (sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : ''));
}

/** Sets the language and redirects back; a plain link, so that it works without scripts. */
export function registerLanguageSwitch(app: FastifyInstance, options: { https: boolean }): void {
  app.get<{ Querystring: { to?: unknown; back?: unknown } }>(paths.language(), async ({ query }, reply) => {
    const back = safePath(query.back);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const language = languages.find((known) => known === query.to);
    if (language) reply.header('set-cookie', languageCookieOf(language, options));
    return reply.redirect(back, 303);
  });
}
