import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { browserClient } from '../../../platform/api/browser-client.ts';

export type Door = EndpointMap['POST /api/propertyManage/confRoom/queryDoor']['output'];

interface Known {
  state?: Door;
  /** Time of the last answer; set while further calls fail. */
  lostAt?: number;
  /** No room has this code. */
  isUnknown?: boolean;
}

// Slow enough for eight tablets behind one address to stay below the rate limit.
const pollMs = 20_000;

const missing = '500404';

/** The current state of the door; the last known one while calls fail. */
export function useDoor(deviceCode: string): Known {
  const [known, setKnown] = useState<Known>({});
  useEffect(() => {
    if (deviceCode === '') return;
    let isOver = false;
    const ask = async () => {
      try {
        const call = 'POST /api/propertyManage/confRoom/queryDoor';
        const state = await browserClient().call(call, { deviceCode }, { quiet: true });
        if (!isOver) setKnown({ state });
      } catch (error) {
        const isUnknown = error instanceof ApiError && error.retCode === missing;
        if (isOver) return;
        setKnown((last) => (isUnknown ? { isUnknown } : { ...last, lostAt: last.state?.now ?? Date.now() }));
      }
    };
    void ask();
    const timer = window.setInterval(() => void ask(), pollMs);
    return () => {
      isOver = true;
      window.clearInterval(timer);
    };
  }, [deviceCode]);
  return known;
}
