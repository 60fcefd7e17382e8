import { transcode } from 'node:buffer';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { etagOf } from '../http/etag.ts';
import { createEncoder, type Effort, type Encode } from './encode-page.ts';

/** A rendered page, ready to send. Stored as Buffers, since strings would be encoded again for every visitor. */
export interface CachedPage {
  status: number;
  /** Null for a page that is sent only once, which no browser can have cached. */
  etag: string | null;
  identity: Buffer;
  encode: Encode;
  contentType: string;
  renderedAt: number;
  /** Tags of the content on the page; a change to any of them drops it. */
  tags: ReadonlySet<string>;
}

export interface RenderedPage {
  status: number;
  body: string;
  contentType: string;
  tags: ReadonlySet<string>;
  /** Whether a block of the page failed to load: the page is shown, but not cached. */
  isPartial?: boolean;
}

export type CacheResult = 'fresh' | 'stale' | 'miss';

export interface PageCacheOptions {
  clock: Clock;
  /** Milliseconds for which a page is served without renewal. */
  freshFor: number;
  /** Milliseconds for which a page is still served while it is renewed. */
  staleFor: number;
  /** Size limit for all pages together, in bytes. */
  maxBytes: number;
}

// Reused for every page: one Buffer per page would be most of the garbage.
const scratch = Buffer.allocUnsafeSlow(512 * 1024);

/** Encodes UTF-8 in half the time of `Buffer.from(text)`, which encodes Chinese one character at a time. */
function toUtf8(text: string): Buffer {
  if (text.length * 2 > scratch.length) return Buffer.from(text);
  const bytes = scratch.write(text.toWellFormed(), 'utf16le');
  return transcode(scratch.subarray(0, bytes), 'utf16le', 'utf8');
}

/** Prepares a page for sending, once or many times. */
export function packPage(
  page: RenderedPage,
  renderedAt: number,
  effort: Effort,
  isWanted = false,
): CachedPage {
  const identity = toUtf8(page.body);
  const etag = effort === 'many' ? etagOf(identity) : null;
  const { status, contentType, tags } = page;
  return {
    status,
    contentType,
    tags,
    etag,
    identity,
    encode: createEncoder(identity, effort, isWanted),
    renderedAt,
  };
}

// Both encodings together take about half the size of the page.
const sizeOf = ({ identity }: CachedPage) => Math.ceil(identity.length * 1.5) + 500;

/**
 * Caches pages by key. A stale page is served while a single renewal runs; concurrent requests for a missing page share
 * one rendering; dropping a tag also discards renderings that began before it.
 */
export function createPageCache(options: PageCacheOptions) {
  const { clock } = options;
  const pages = new LRUCache<string, CachedPage>({
    maxSize: options.maxBytes,
    sizeCalculation: sizeOf,
  });
  const running = new Map<string, Promise<CachedPage>>();
  let generation = 0;

  function renew(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const already = running.get(key);
    if (already) return already;
    const startedIn = generation;
    const work = (async () => {
      const rendered = await render();
      // A page being renewed has been requested before.
      const page = packPage(rendered, clock.now().getTime(), 'many', pages.has(key));
      const isWorthKeeping = page.status < 500 && !rendered.isPartial;
      if (startedIn === generation && isWorthKeeping) pages.set(key, page);
      return page;
    })().finally(() => {
      if (running.get(key) === work) running.delete(key);
    });
    running.set(key, work);
    return work;
  }

  async function get(
    key: string,
    render: () => Promise<RenderedPage>,
  ): Promise<{ page: CachedPage; result: CacheResult }> {
    const page = pages.get(key);
    if (!page) return { page: await renew(key, render), result: 'miss' };
    const age = clock.now().getTime() - page.renderedAt;
    if (age <= options.freshFor) return { page, result: 'fresh' };
    if (age > options.freshFor + options.staleFor) {
      // While the database is down, an expired page is better than an error page.
      return renew(key, render).then(
        (renewed) => ({ page: renewed, result: 'miss' as const }),
        () => ({ page, result: 'stale' as const }),
      );
    }
    renew(key, render).catch(() => undefined);
    return { page, result: 'stale' };
  }

  /** The page if it needs neither rendering nor renewal. */
  function getFresh(key: string): CachedPage | undefined {
    const page = pages.get(key);
    return page && clock.now().getTime() - page.renderedAt <= options.freshFor ? page : undefined;
  }

  function drop(tags: readonly string[]): void {
    generation += 1;
    running.clear();
    for (const [key, page] of pages.entries()) {
      if (tags.some((tag) => page.tags.has(tag))) pages.delete(key);
    }
  }

  function dropAll(): void {
    generation += 1;
    running.clear();
    pages.clear();
  }

  return { get, getFresh, drop, dropAll, size: () => pages.size };
}

export type PageCache = ReturnType<typeof createPageCache>;
