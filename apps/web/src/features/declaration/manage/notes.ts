import { useState } from 'react';

/** What an officer wants corrected, by what it is about; written beside each line before it is returned. */
export interface Notes {
  mayReturn: boolean;
  all: Readonly<Record<string, string>>;
  toggle: (target: string) => void;
  write: (target: string, text: string) => void;
  /** Whether a marked line still lacks its words, once somebody has tried to return. */
  isMissing: (target: string) => boolean;
  /** Whether every marked line has its words; otherwise they are asked for. */
  check: () => boolean;
}

export function useNotes(mayReturn: boolean): Notes {
  const [all, setAll] = useState<Record<string, string>>({});
  const [isChecked, setChecked] = useState(false);
  const lacks = (target: string) => (all[target] ?? '').trim() === '';
  return {
    mayReturn,
    all,
    toggle: (target) =>
      setAll((now) => {
        const { [target]: marked, ...others } = now;
        return marked === undefined ? { ...now, [target]: '' } : others;
      }),
    write: (target, text) => setAll((now) => ({ ...now, [target]: text })),
    isMissing: (target) => isChecked && lacks(target),
    check: () => {
      setChecked(true);
      return !Object.keys(all).some(lacks);
    },
  };
}
