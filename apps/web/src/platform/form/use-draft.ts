import { useCallback, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { browserState } from '../api/browser-client.ts';
import { isSame, mergeDraft } from './merge-draft.ts';

interface Kept<Values> {
  savedAt: number;
  values: Values;
  /** What the form had come with. */
  from?: Values;
}

const savingDelayMs = 800;
const keptDays = 30;

const keyOf = (name: string) => `park_portal_draft_${browserState().user().userAccId}_${name}`;

function read<Values>(key: string): Kept<Values> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept<Values> | null;
    return kept && Date.now() - kept.savedAt < keptDays * 86_400_000 ? kept : null;
  } catch {
    return null;
  }
}

function write<Values>(key: string, kept: Kept<Values>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export interface Draft {
  /** When what stands in the form was last kept; undefined while it is as it came. */
  savedAt: number | undefined;
  /** The form began with what an earlier visit had left. */
  restored: boolean;
  /** In how many places both that visit and somebody who saved since have changed; undefined where nobody has. */
  collisions: number | undefined;
  /** After saving, and for beginning anew. */
  drop: () => void;
}

/**
 * Keeps what is typed into a form in this browser, for the user and the named form, until it is dropped; comes back
 * over what somebody else has saved meanwhile field by field.
 * Passwords and files do not belong into such a form. `ready`: the form has its values from the server.
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
    const kept = read<Values>(key);
    if (!kept) return;
    const now = getValues();
    const typed = { ...now, ...kept.values };
    const from = kept.from ?? now;
    const merged = mergeDraft(now, typed, from);
    reset(merged.values as DefaultValues<Values>, { keepDefaultValues: true });
    setCollisions(isSame(now, from) ? undefined : merged.collisions);
    setSavedAt(kept.savedAt);
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
          const kept = { savedAt: Date.now(), values, from: defaultValues as Values };
          if (write(key, kept)) setSavedAt(kept.savedAt);
        };
        timer.current = setTimeout(keep.current, savingDelayMs);
      },
    });
    return () => {
      clearTimeout(timer.current);
      // The last words count too when the form is left in the midst of typing.
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
