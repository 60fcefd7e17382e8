import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { sendSmall } from '../../platform/pages/small-file.ts';
import { webRoot } from '../../platform/pages/web-build.ts';
import { readParkIcon } from '../../platform/park-setting/park-icon.ts';

const png = 'image/png';

/** The icons of browser tabs, home screens and the manifest; sizes in pixels. */
const icons = [
  { name: 'favicon.svg', mime: 'image/svg+xml', size: 128 },
  // Asked for by what reads no page: feed readers, bookmarks, search engines.
  { name: 'favicon.ico', file: 'icon-192.png', mime: png, size: 48 },
  { name: 'apple-touch-icon.png', mime: png, size: 180, isMaskable: true },
  { name: 'icon-192.png', mime: png, size: 192 },
  { name: 'icon-512.png', mime: png, size: 512 },
  { name: 'icon-maskable-512.png', mime: png, size: 512, isMaskable: true },
];

/** Serves the park's own icon, or the product's, at the addresses that every page and the manifest name. */
export function registerIcons(app: FastifyInstance, deps: Deps): void {
  for (const { name, file = name, mime, ...look } of icons) {
    const own = readFileSync(join(webRoot, 'public', file));
    app.get(`/${name}`, async (request, reply) => {
      const icon = await readParkIcon(deps, look);
      // Browsers take the type of the answer, not that of the link.
      return icon ? sendSmall(request, reply, icon, png) : sendSmall(request, reply, own, mime);
    });
  }
}
