import { useSearchParams } from 'react-router';

export interface AccountPeriod {
  /** What the address names; the server fills in the rest. */
  input: { from?: string; to?: string };
  show: (period: { from: string; to: string }) => void;
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** The period of an account, in the address, so that it can be shared. */
export function useAccountPeriod(): AccountPeriod {
  const [search, setSearch] = useSearchParams();
  const [from, to] = [search.get('from'), search.get('to')];
  return {
    input: { ...(isDay(from) ? { from } : {}), ...(isDay(to) ? { to } : {}) },
    show: (period) => {
      if (!isDay(period.from) || !isDay(period.to)) return;
      setSearch(
        (before) => {
          before.set('from', period.from);
          before.set('to', period.to);
          return before;
        },
        { replace: true },
      );
    },
  };
}
