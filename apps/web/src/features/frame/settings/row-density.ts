import { useSyncExternalStore } from 'react';
import { useUser } from '../../../platform/account/use-user.ts';

const densities = ['comfortable', 'compact'] as const;
/** The height of rows in lists. */
type RowDensity = (typeof densities)[number];

const keyOf = (userAccId: string) => `park_portal_rows_${userAccId}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a user chose on this device; anything else counts as not chosen. */
const densityOf = (stored: string | null): RowDensity =>
  densities.find((density) => density === stored) ?? 'comfortable';

/** The user's density, and how to change it. */
export function useRowDensity(): [RowDensity, (density: string) => void] {
  const key = keyOf(useUser().userAccId);
  const density = useSyncExternalStore(subscribe, () => densityOf(localStorage.getItem(key)));
  const change = (next: string) => {
    localStorage.setItem(key, densityOf(next));
    for (const listener of listeners) listener();
  };
  return [density, change];
}
