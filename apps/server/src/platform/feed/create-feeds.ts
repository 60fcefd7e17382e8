import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { type PackedDocument, packDocument, sendDocument } from '../page-cache/send-document.ts';

const rss = 'application/rss+xml; charset=utf-8';
const freshForMs = 60_000;
// Each combination of tags and filters is its own feed; the least recently used ones are dropped first.
const maxKept = 200;

interface Feed {
  document: PackedDocument;
  madeAt: number;
}

/** Feed readers poll often, so a feed is rendered at most once a minute. */
export function createFeeds(clock: Clock) {
  const feeds = new Map<string, Promise<Feed | null>>();

  async function make(write: (now: Date) => Promise<string | null>): Promise<Feed | null> {
    const now = clock.now();
    const xml = await write(now);
    return xml === null ? null : { document: packDocument(xml, rss), madeAt: now.getTime() };
  }

  async function get(key: string, write: (now: Date) => Promise<string | null>): Promise<Feed | null> {
    const known = await feeds.get(key)?.catch(() => null);
    if (known && clock.now().getTime() - known.madeAt < freshForMs) return known;
    const fresh = make(write);
    feeds.delete(key);
    feeds.set(key, fresh);
    const oldest = feeds.keys().next();
    if (feeds.size > maxKept && !oldest.done) feeds.delete(oldest.value);
    return fresh;
  }

  /** Sends the feed cached under `key`, or renders it with `write`; 404 when `write` returns null. */
  return async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    write: (now: Date) => Promise<string | null>,
  ): Promise<FastifyReply> {
    const feed = await get(key, write);
    if (!feed) return reply.code(404).type('text/plain; charset=utf-8').send('no such feed');
    return sendDocument(request, reply, feed.document, 'public, max-age=300');
  };
}
