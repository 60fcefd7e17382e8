import { constants, zstdCompressSync } from 'node:zlib';
import { countSql, listSql } from './article-sql.mjs';
import { readElements, renderElements } from './mirror-page.mjs';

const fastest = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/**
 * Serves `/page?path=…&queries=…`, the baseline for a page that isn't kept: the same elements as the portal's page at
 * that address, through `renderToString`, after as many queries: a list of twenty rows and its counts. Packed as ours.
 */
export function registerPages(app, run, portalUrl) {
  const pages = new Map();

  app.get('/page', async ({ query: { path, queries } }, reply) => {
    if (!pages.has(path)) pages.set(path, await readElements(portalUrl + path));
    await Promise.all([
      run('list', listSql, ['INDUSTRY', new Date(), 'zh']),
      ...Array.from({ length: Number(queries) - 1 }, () => run('count', countSql, ['INDUSTRY'])),
    ]);
    const html = Buffer.from(renderElements(pages.get(path)));
    return reply
      .type('text/html; charset=utf-8')
      .header('content-encoding', 'zstd')
      .send(zstdCompressSync(html, { ...fastest, pledgedSrcSize: html.length }));
  });
}
