import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { registerSmallFile } from '../../platform/pages/small-file.ts';
import { languageOf } from '../../platform/pages/visitor.ts';
import { webRoot } from '../../platform/pages/web-build.ts';
import { appManifest } from './app-manifest.ts';
import { registerIcons } from './register-icons.ts';
import { registerSecurityTxt } from './security-txt.ts';
import { registerLanguageSwitch } from './switch-language.ts';
import { registerViewSwitch } from './switch-view.ts';

/** Addresses outside the web app: switches for language and view, and the portal's own pictures. */
export function registerSitePages(app: FastifyInstance, deps: Deps): void {
  const https = deps.env.PUBLIC_URL.startsWith('https:');
  registerLanguageSwitch(app, { https });
  registerViewSwitch(app, { https });
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .header('cache-control', 'private, max-age=3600')
      .header('vary', 'accept-language, cookie')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(await appManifest(deps.database.db, languageOf(request)))),
  );
  registerSmallFile(
    app,
    '/service-worker.js',
    join(webRoot, 'public/service-worker.js'),
    'text/javascript; charset=utf-8',
  );
  registerIcons(app, deps);
  registerSecurityTxt(app, deps);
  registerSmallFile(app, '/share-card.jpg', join(webRoot, 'public/share-card.jpg'), 'image/jpeg');
}
