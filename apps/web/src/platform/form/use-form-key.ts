import { useState } from 'react';

export interface FormKey {
  key: string;
  /**
   * Wraps the form's own save: the result is put into the form in place, so that focus and scroll position are kept.
   */
  saving: <Saved extends { version: number }>(
    save: () => Promise<Saved | undefined>,
  ) => Promise<Saved | undefined>;
}

/** A key for the form of a versioned object: the form remounts with every new version, except those it saved itself. */
export function useFormKey(id: string, version: number | undefined): FormKey {
  const [form, setForm] = useState({ id, key: version, holds: version, isSaving: false });
  const isOther = id !== form.id || (version !== form.holds && !form.isSaving);
  if (isOther) setForm({ id, key: version, holds: version, isSaving: false });
  return {
    key: `${id} ${form.key}`,
    saving: async (save) => {
      setForm((now) => ({ ...now, isSaving: true }));
      const saved = await save();
      setForm((now) => ({ ...now, isSaving: false, holds: saved ? saved.version : now.holds }));
      return saved;
    },
  };
}
