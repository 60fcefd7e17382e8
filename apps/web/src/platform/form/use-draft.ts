import { useCallback, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { browserState } from '../api/browser-client.ts';
import { isSame, mergeDraft } from './merge-draft.ts';

interface StoredDraft<Values> {
  savedAt: number;
  values: Values;
  /** The values the form started with. */
  from?: Values;
}

const savingDelayMs = 800;
const keptDays = 30;

const keyOf = (name: string) => `park_portal_draft_${browserState().user().userAccId}_${name}`;

function read<Values>(key: string): StoredDraft<Values> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredDraft<Values> | null;
    return stored && Date.now() - stored.savedAt < keptDays * 86_400_000 ? stored : null;
  } catch {
    return null;
  }
}

function write<Values>(key: string, stored: StoredDraft<Values>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

export interface Draft {
  /** When the draft was last saved; undefined while the form is unchanged. */
  savedAt: number | undefined;
  /** Whether the form started with a draft from an earlier visit. */
  restored: boolean;
  /** Number of fields changed both in the draft and by someone who has saved since; undefined if nobody has. */
  collisions: number | undefined;
  /** Discards the draft, after saving or to start over. */
  drop: () => void;
}

/**
 * Stores what is typed into a form in this browser, per user and form name, until it is discarded; merges it field by
 * field into what others have saved in the meantime. Not for forms with passwords or files. `ready`: the form has its
 * values from the server.
 */
export function useDraft<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
  { ready = true }: { ready?: boolean } = {},
): Draft {
  const key = keyOf(name);
  const [savedAt, setSavedAt] = useState<number>();
  const [restored, setRestored] = useState(false);
  const [collisions, setCollisions] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useRef<() => void>(undefined);
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    if (!ready) return;
    const stored = read<Values>(key);
    if (!stored) return;
    const now = getValues();
    const typed = { ...now, ...stored.values };
    const from = stored.from ?? now;
    const merged = mergeDraft(now, typed, from);
    reset(merged.values as DefaultValues<Values>, { keepDefaultValues: true });
    setCollisions(isSame(now, from) ? undefined : merged.collisions);
    setSavedAt(stored.savedAt);
    setRestored(true);
  }, [key, ready, reset, getValues]);

  useEffect(() => {
    if (!ready) return;
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty, defaultValues }) => {
        clearTimeout(timer.current);
        keep.current = undefined;
        if (!isDirty) return;
        keep.current = () => {
          keep.current = undefined;
          const stored = { savedAt: Date.now(), values, from: defaultValues as Values };
          if (write(key, stored)) setSavedAt(stored.savedAt);
        };
        timer.current = setTimeout(keep.current, savingDelayMs);
      },
    });
    return () => {
      clearTimeout(timer.current);
      // Leaving the form while still typing also saves the last words.
      keep.current?.();
      stop();
    };
  }, [key, ready, subscribe]);

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    keep.current = undefined;
    localStorage.removeItem(key);
    setSavedAt(undefined);
    setRestored(false);
    setCollisions(undefined);
  }, [key]);
  return { savedAt, restored, collisions, drop };
}
