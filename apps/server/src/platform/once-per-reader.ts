import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

const sameReaderMs = 30 * 60_000;
const remembered = 50_000;

/** Returns true for a reader's first view of something, false for repeats within half an hour, per server instance. */
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
