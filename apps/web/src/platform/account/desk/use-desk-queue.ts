import { useSearchParams } from 'react-router';
import { useDeskKeys } from './use-desk-keys.ts';

interface DeskQueue<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The query parameter that names the row being worked on. */
  name: string;
  /** Keys besides J and K, which move through the rows. */
  keys?: Readonly<Record<string, () => void>>;
}

/** The row of a queue named in the address; the first one if it names none of them. */
export function useDeskQueue<Row>({ rows, keyOf, name, keys = {} }: DeskQueue<Row>) {
  const [search, setSearch] = useSearchParams();
  const placeIn = (address: URLSearchParams) => {
    const named = address.get(name);
    const found = rows.findIndex((row) => keyOf(row) === named);
    return { named, isListed: found >= 0, at: Math.max(0, found) };
  };
  const { named, isListed, at } = placeIn(search);
  const choose = (row: Row | undefined) => {
    if (!row) return;
    const next = new URLSearchParams(location.search);
    next.set(name, keyOf(row));
    // Moving on from here leaves the queue that this page was opened from.
    next.delete('queue');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  // Reads the address, so that keys pressed faster than the page renders continue from the last one.
  const placeNow = () => placeIn(new URLSearchParams(location.search));
  useDeskKeys({
    ...keys,
    j: () => {
      const now = placeNow();
      choose(rows[now.named !== null && !now.isListed ? 0 : now.at + 1]);
    },
    k: () => choose(rows[placeNow().at - 1]),
  });
  return {
    named,
    current: rows[at],
    isListed,
    choose,
    /** To be called after a decision, which removes the current row from the queue. */
    goOn: () => choose(rows[at + 1] ?? rows[at - 1]),
  };
}
