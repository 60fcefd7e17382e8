import { LRUCache } from 'lru-cache';
import type { Deps } from '../../platform/deps.ts';
import { addCarouselHit } from './site.queries.ts';

const sameReaderMs = 30 * 60_000;

/** Counts the readers of slides, each once in half an hour. */
export function createCarouselHits({ database, clock }: Pick<Deps, 'database' | 'clock'>) {
  const seen = new LRUCache<string, number>({ max: 10_000 });
  return {
    async count(id: string, reader: string): Promise<boolean> {
      const key = `${id} ${reader}`;
      const now = clock.now();
      const last = seen.get(key);
      if (last !== undefined && now.getTime() - last < sameReaderMs) return false;
      seen.set(key, now.getTime());
      return addCarouselHit(database.db, id, now);
    },
  };
}
