import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { SitemapKind } from '../../feature/sitemap-kind.ts';
import type { Deps } from '../../platform/deps.ts';
import { kindSitemap, maxEntries, sitemapIndex, standingSitemap } from './write-sitemap.ts';

const keptFor = 'public, max-age=3600';
const xml = 'application/xml; charset=utf-8';

/** Excludes what search engines need not read: private data and search results. */
const robots = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /oa/
Disallow: /manage/
Disallow: /search
Disallow: /language
Disallow: /view
Allow: /api/fms/show/

Sitemap: ${origin}/sitemap.xml
`;

/** Takes the kinds of pages that have entries of their own, and the paths that exist without any data. */
export function registerSitemap(
  app: FastifyInstance,
  { env, database, clock }: Deps,
  { kinds, paths }: { kinds: readonly SitemapKind[]; paths: readonly string[] },
): void {
  const { db } = database;
  const origin = env.PUBLIC_URL;
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', keptFor).type('text/plain; charset=utf-8').send(robots(origin)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('cache-control', keptFor)
      .type(xml)
      .send(await sitemapIndex(db, kinds, clock.now(), origin)),
  );
  app.get('/sitemap-standing.xml', async (_request, reply) =>
    reply.header('cache-control', keptFor).type(xml).send(standingSitemap(paths, origin)),
  );
  app.get<{ Params: { name: string; file: string } }>(
    '/sitemap-:name(^[a-z]+)-:file(^[1-9]\\d{0,5}).xml',
    async ({ params }, reply) => {
      const kind = kinds.find(({ name }) => name === params.name);
      const file = Number(params.file);
      const now = clock.now();
      const exists = kind && (await kind.count(db, now)) > (file - 1) * maxEntries;
      if (!exists) return reply.code(404).type('text/plain; charset=utf-8').send('no such sitemap');
      return reply
        .header('cache-control', keptFor)
        .type(xml)
        .send(Readable.from(kindSitemap(db, now, origin, kind, file)));
    },
  );
}
