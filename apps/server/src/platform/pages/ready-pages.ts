import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { FastPath } from '../http/fast-path.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type Encoding, encodingFor } from '../page-cache/encode-page.ts';
import type { CachedPage, PageCache } from '../page-cache/page-cache.ts';
import { basePathOf } from './base-path.ts';
import { pageKey } from './page-key.ts';
import { belongsToPhonePages, hasToken, languageOf } from './visitor.ts';

/** An answer as it was sent; `headers` alternates names and values. */
interface SentAnswer {
  headers: string[];
  body: Buffer;
}

/** Whether a header belongs to one request and must not be repeated. */
const isOfOneRequest = (name: string) => name === 'x-request-id' || name.startsWith('x-ratelimit');

/**
 * Sends a fresh page that was sent before again, unchanged and ahead of the framework, whose routing, hooks and limits
 * cost three times as much as the page. Only for visitors who are not logged in and request an address without a query,
 * since they all get the same page. See README.md in this folder.
 */
export function createReadyPages(cache: PageCache, metrics: Metrics) {
  const sent = new WeakMap<CachedPage, Map<Encoding, SentAnswer>>();
  const count = metrics.pages.labels('fresh');
  let isOpen = true;

  function find(request: IncomingMessage): SentAnswer | undefined {
    const { method, url = '', headers } = request;
    if (!isOpen || method !== 'GET' || url.includes('?') || headers['if-none-match']) return undefined;
    if (hasToken(request) || belongsToPhonePages(request) !== (basePathOf(url) !== '')) return undefined;
    const page = cache.getFresh(pageKey(languageOf(request), url));
    const encoding = page && encodingFor(headers['accept-encoding'], 'many');
    return encoding && sent.get(page)?.get(encoding);
  }

  const front: FastPath = {
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const ready = find(request);
      if (!ready) return false;
      count.inc();
      response.writeHead(200, [...ready.headers, 'x-request-id', randomUUID().slice(-12)]);
      response.end(ready.body);
      return true;
    },
  };

  /** Caches an answer that is about to be sent. */
  function remember(page: CachedPage, encoding: Encoding, body: Buffer, reply: FastifyReply): void {
    const answers = sent.get(page) ?? new Map<Encoding, SentAnswer>();
    if (answers.has(encoding)) return;
    const headers = Object.entries(reply.getHeaders())
      .filter(([name]) => !isOfOneRequest(name))
      .flatMap(([name, value]) => [name, String(value)]);
    answers.set(encoding, { headers: [...headers, 'content-length', String(body.length)], body });
    sent.set(page, answers);
  }

  /** Leaves everything to the framework, which ends connections properly during a shutdown. */
  function close(): void {
    isOpen = false;
  }

  return { front, remember, close };
}

export type ReadyPages = ReturnType<typeof createReadyPages>;
