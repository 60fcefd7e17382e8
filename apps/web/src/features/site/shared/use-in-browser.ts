import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

/**
 * A value only the browser knows, such as a cookie: `before` on the server and during hydration, then the result of
 * `read`. `read` must return an equal value for the same state, hence a string, number or boolean.
 */
export function useInBrowser<Value extends string | number | boolean>(
  read: () => Value,
  before: Value,
): Value {
  return useSyncExternalStore(nothingChanges, read, () => before);
}

/** True once the script has loaded. */
export const useIsAlive = () => useInBrowser(() => true, false);
