import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

const sameReaderMs = 30 * 60_000;
const remembered = 50_000;

/**
 * Creates a check that returns true for a reader's first view of an item, and false for repeats within half an hour,
 * per server instance.
 */
export function createOncePerReader(clock: Clock): (id: string, reader: string) => boolean {
  // `maxSize` instead of `max`, with which the cache would allocate its memory up front: a megabyte for each of these.
  const seen = new LRUCache<string, number>({ maxSize: remembered, sizeCalculation: () => 1 });
  return (id, reader) => {
    const key = `${id} ${reader}`;
    const now = clock.now().getTime();
    const last = seen.get(key);
    if (last !== undefined && now - last < sameReaderMs) return false;
    seen.set(key, now);
    return true;
  };
}
