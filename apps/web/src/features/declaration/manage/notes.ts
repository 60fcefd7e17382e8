import { useState } from 'react';

/** An officer's corrections by target, written next to each line before the application is returned. */
export interface Notes {
  mayReturn: boolean;
  all: Readonly<Record<string, string>>;
  toggle: (target: string) => void;
  write: (target: string, text: string) => void;
  /** Whether a marked line still lacks its note after an attempt to return. */
  isMissing: (target: string) => boolean;
  /** Whether every marked line has its note; if not, shows which ones are missing. */
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
