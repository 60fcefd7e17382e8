import { useState } from 'react';
import type { ListColumn } from './list-column.ts';

const storageKey = (list: string) => `park_portal_columns_${list}`;

function readChoice(list: string): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(storageKey(list)) ?? '{}') as Record<string, boolean>;
  } catch {
    return {};
  }
}

/** Which columns of a list are shown; each choice is saved in this browser. */
export function useShownColumns<Row>(list: string, columns: readonly ListColumn<Row>[]) {
  const [choice, setChoice] = useState(() => readChoice(list));
  const isShown = ({ key, shown }: ListColumn<Row>) =>
    shown === 'always' || (choice[key] ?? shown !== 'hidden');
  return {
    shown: columns.filter(isShown),
    optional: columns.filter(({ shown }) => shown !== 'always'),
    /** An empty list restores the columns shown by default. */
    show: (keys: readonly string[]) => {
      const next =
        keys.length === 0 ? {} : Object.fromEntries(columns.map(({ key }) => [key, keys.includes(key)]));
      setChoice(next);
      localStorage.setItem(storageKey(list), JSON.stringify(next));
    },
  };
}
