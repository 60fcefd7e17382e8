import { type RefObject, useEffect, useRef } from 'react';

/** The value as it was last rendered, for what ends later than it began. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
