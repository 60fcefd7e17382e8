import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia('(max-width: 991px)');

function subscribe(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone or an upright tablet. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches);
