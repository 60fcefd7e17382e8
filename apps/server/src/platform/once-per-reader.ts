import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

const sameReaderMs = 30 * 60_000;
const remembered = 50_000;

/** Tells a reader's first look at something from those within half an hour after it, on this copy of the server. */
export function createOncePerReader(clock: Clock): (id: string, reader: string) => boolean {
  const seen = new LRUCache<string, number>({ max: remembered });
  return (id, reader) => {
    const key = `${id} ${reader}`;
    const now = clock.now().getTime();
    const last = seen.get(key);
    if (last !== undefined && now - last < sameReaderMs) return false;
    seen.set(key, now);
    return true;
  };
}
