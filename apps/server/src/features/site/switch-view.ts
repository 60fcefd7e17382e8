import { paths } from '@portal/contract/paths';
import type { FastifyInstance } from 'fastify';
import { desktopCookie } from '../../platform/pages/visitor.ts';
import { safePath } from './switch-language.ts';

/**
 * Switches a phone to the desktop pages until its browser is closed (`to=desktop`), or back to the phone pages
 * (`to=phone`), and redirects back to the same page.
 */
export function registerViewSwitch(app: FastifyInstance, options: { https: boolean }): void {
  app.get<{ Querystring: { to?: unknown; back?: unknown } }>(paths.view(), async ({ query }, reply) => {
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
