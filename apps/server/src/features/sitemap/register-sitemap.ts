import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { SitemapKind } from '../../feature/sitemap-kind.ts';
import type { Deps } from '../../platform/deps.ts';
import { packDocument, sendDocument } from '../../platform/page-cache/send-document.ts';
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
  app.get('/robots.txt', async (request, reply) =>
    sendDocument(request, reply, packDocument(robots(origin), 'text/plain; charset=utf-8'), keptFor),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const index = await sitemapIndex(db, kinds, clock.now(), origin);
    return sendDocument(request, reply, packDocument(index, xml), keptFor);
  });
  app.get('/sitemap-standing.xml', async (request, reply) =>
    sendDocument(request, reply, packDocument(standingSitemap(paths, origin), xml), keptFor),
  );
  app.get<{ Params: { name: string; file: string } }>(
    '/sitemap-:name(^[a-z]+)-:file(^[1-9]\\d{0,5}).xml',
    async ({ params, headers }, reply) => {
      const kind = kinds.find(({ name }) => name === params.name);
      const file = Number(params.file);
      const now = clock.now();
      const exists = kind && (await kind.count(db, now)) > (file - 1) * maxEntries;
      if (!exists) return reply.code(404).type('text/plain; charset=utf-8').send('no such sitemap');
      const entries = Readable.from(kindSitemap(db, now, origin, kind, file));
      reply.header('cache-control', keptFor).header('vary', 'accept-encoding').type(xml);
      if (!headers['accept-encoding']?.includes('gzip')) return reply.send(entries);
      // A failure ends both streams, and with them the answer.
      const packed = pipeline(entries, createGzip(), () => undefined);
      return reply.header('content-encoding', 'gzip').send(packed);
    },
  );
}
