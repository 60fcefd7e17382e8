import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

/**
 * What only the browser knows, such as a cookie: `before` on the server and at hydration, then what `read` gives.
 * `read` must give the same value for the same state, so a text, a number or a truth.
 */
export function useInBrowser<Value extends string | number | boolean>(
  read: () => Value,
  before: Value,
): Value {
  return useSyncExternalStore(nothingChanges, read, () => before);
}

/** True once script runs. */
export const useIsAlive = () => useInBrowser(() => true, false);
