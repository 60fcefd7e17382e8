import { useEffect, useState } from 'react';
import { refusalText } from '../../../platform/form/show-faults.ts';

/** What a call brings, and the words of its refusal. */
export function useFound<Answer>(call: () => Promise<Answer>) {
  const [found, setFound] = useState<Answer>();
  const [fault, setFault] = useState<string>();
  const [first] = useState(() => call);
  useEffect(() => {
    first().then(setFound, (error: unknown) => setFault(refusalText(error)));
  }, [first]);
  return { found, fault };
}
