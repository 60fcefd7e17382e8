type Place = 'files' | 'database';

/** Remembers where a write failed for lack of space, for `/readyz`. */
export interface StorageWatch {
  noteFull(place: Place): void;
  /** A write there has succeeded again. */
  clear(place: Place): void;
  /** Where there is no space, as far as anybody has noticed. */
  full(): Place[];
}

/** Nobody can try whether the database has space again without writing, so this long after the last failure it counts as having some. */
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
