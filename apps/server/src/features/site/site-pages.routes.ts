import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { registerSmallFile } from '../../platform/pages/small-file.ts';
import { webRoot } from '../../platform/pages/web-build.ts';
import { registerLanguageSwitch } from './switch-language.ts';
import { registerViewSwitch } from './switch-view.ts';

/** Addresses that are no pages of the web app: the switches of language and view, and the portal's own pictures. */
export function registerSitePages(app: FastifyInstance, deps: Deps): void {
  const https = deps.env.PUBLIC_URL.startsWith('https:');
  registerLanguageSwitch(app, { https });
  registerViewSwitch(app, { https });
  registerSmallFile(app, '/favicon.svg', join(webRoot, 'public/favicon.svg'), 'image/svg+xml');
  registerSmallFile(app, '/apple-touch-icon.png', join(webRoot, 'public/apple-touch-icon.png'), 'image/png');
  registerSmallFile(app, '/share-card.jpg', join(webRoot, 'public/share-card.jpg'), 'image/jpeg');
}
