import type { FastifyInstance } from 'fastify';
import { desktopCookie } from '../../platform/pages/visitor.ts';
import { safePath } from './switch-language.ts';

/**
 * Shows a phone the addresses of the desk until its browser is closed (`to=desktop`), or those of phones again
 * (`to=phone`), and comes back to the same page.
 */
export function registerViewSwitch(app: FastifyInstance, options: { https: boolean }): void {
  app.get<{ Querystring: { to?: unknown; back?: unknown } }>('/view', async ({ query }, reply) => {
    const age = query.to === 'desktop' ? '' : '; Max-Age=0';
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header(
        'set-cookie',
        `${desktopCookie}${age}; Path=/; SameSite=Lax; HttpOnly${options.https ? '; Secure' : ''}`,
      )
      .redirect(safePath(query.back), 303);
  });
}
