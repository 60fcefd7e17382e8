import { useEffect, useRef, useState } from 'react';
import { networkFailure } from '../api/api-error.ts';
import type { Act } from './use-mutation-of.ts';

const everyMs = 15_000;

/**
 * An action whose input is kept while offline, and resent until it arrives; with an idempotency key (`once`) it is
 * carried out only once.
 */
export function useResent<Input, Output>(act: Act<Input, Output>, onDone: (output: Output) => void) {
  const [kept, setKept] = useState<Input>();
  const isKept = kept !== undefined && act.error?.retCode === networkFailure;
  const latest = useRef<(input: Input) => Promise<boolean>>(undefined);
  const send = async (input: Input) => {
    setKept(input);
    const output = await act.run(input);
    if (output === undefined) return false;
    setKept(undefined);
    onDone(output);
    return true;
  };
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!isKept) return undefined;
    const again = () => void latest.current?.(kept);
    const timer = setInterval(again, everyMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isKept, kept]);
  return { send, isKept };
}
