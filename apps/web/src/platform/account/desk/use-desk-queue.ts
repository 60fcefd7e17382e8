import { useSearchParams } from 'react-router';
import { useDeskKeys } from './use-desk-keys.ts';

interface DeskQueue<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The parameter of the address that names the row which is worked on. */
  name: string;
  /** Keys besides J and K, which lead through the rows. */
  keys?: Readonly<Record<string, () => void>>;
}

/** The row of a queue that is worked on, by the address; the first one where it names none of them. */
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
    // Whoever goes on from here does not go on in the queue this was opened from.
    next.delete('queue');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  // Whoever presses faster than the page is drawn goes on from where the last key has led.
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
    /** After a decision, by which the present row leaves the queue. */
    goOn: () => choose(rows[at + 1] ?? rows[at - 1]),
  };
}
