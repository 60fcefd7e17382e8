import type { SitemapEntry, SitemapKind } from '../../feature/sitemap-kind.ts';
import type { Db } from '../../platform/database/database.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';

/** The protocol's limit per file. */
export const maxEntries = 50_000;
const rowsAtATime = 1_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlOf = (origin: string, { path, updatedAt }: SitemapEntry) =>
  `<url><loc>${escapeHtml(origin + path)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`;

/** The index: one file for the standing pages, and as many per kind as it needs. */
export async function sitemapIndex(
  db: Db,
  kinds: readonly SitemapKind[],
  now: Date,
  origin: string,
): Promise<string> {
  const counts = await Promise.all(kinds.map((kind) => kind.count(db, now)));
  const names = kinds.flatMap((kind, place) =>
    Array.from(
      { length: Math.ceil((counts[place] ?? 0) / maxEntries) },
      (_, file) => `${kind.name}-${file + 1}`,
    ),
  );
  const files = ['standing', ...names].map(
    (name) => `<sitemap><loc>${escapeHtml(origin)}/sitemap-${name}.xml</loc></sitemap>\n`,
  );
  return `${head}<sitemapindex ${namespace}>\n${files.join('')}</sitemapindex>\n`;
}

export function standingSitemap(paths: readonly string[], origin: string): string {
  const urls = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>\n`);
  return `${head}<urlset ${namespace}>\n${urls.join('')}</urlset>\n`;
}

/** Streams one file of a kind, counted from 1, so that it is never in memory as a whole. */
export async function* kindSitemap(
  db: Db,
  now: Date,
  origin: string,
  kind: SitemapKind,
  file: number,
): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  let afterId = await kind.idBefore(db, now, (file - 1) * maxEntries);
  for (let left = maxEntries; left > 0; left -= rowsAtATime) {
    const rows = await kind.list(db, now, afterId, Math.min(rowsAtATime, left));
    yield rows.map((row) => urlOf(origin, row)).join('');
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtATime) break;
    afterId = last.id;
  }
  yield '</urlset>\n';
}
