type Place = 'files' | 'database';

/** Remembers where a write failed for lack of space, for `/readyz`. */
export interface StorageWatch {
  noteFull(place: Place): void;
  /** Called after a successful write to that place. */
  clear(place: Place): void;
  /** Places known to have no space left. */
  full(): Place[];
}

/**
 * Milliseconds after the last failed write at which the database counts as having space again, because that cannot be
 * checked without writing.
 */
const databaseMs = 60_000;

export function createStorageWatch(now: () => number = Date.now): StorageWatch {
  const notedAt = new Map<Place, number>();
  return {
    noteFull: (place) => notedAt.set(place, now()),
    clear: (place) => notedAt.delete(place),
    full() {
      const database = notedAt.get('database');
      if (database !== undefined && now() - database > databaseMs) notedAt.delete('database');
      return [...notedAt.keys()];
    },
  };
}
