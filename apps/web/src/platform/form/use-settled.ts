import { useEffect, useState } from 'react';

/** Returns the value once it has been stable for a while. */
export function useSettled<Value>(value: Value, afterMs = 500): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
}
