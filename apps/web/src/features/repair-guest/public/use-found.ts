import { useEffect, useState } from 'react';
import { refusalText } from '../../../platform/form/show-faults.ts';

/** The result of a call, or its error message. */
export function useFound<Answer>(call: () => Promise<Answer>) {
  const [found, setFound] = useState<Answer>();
  const [fault, setFault] = useState<string>();
  const [first] = useState(() => call);
  useEffect(() => {
    first().then(setFound, (error: unknown) => setFault(refusalText(error)));
  }, [first]);
  return { found, fault };
}
