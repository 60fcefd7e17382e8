import { type RefObject, useEffect, useRef } from 'react';

/** The value of the last render, for callbacks that finish later than they start. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
