import { useState } from 'react';

export interface FormKey {
  key: string;
  /** Around the form's own saving: what comes of it is put into the form as it stands, with focus and scroll. */
  saving: <Saved extends { version: number }>(
    save: () => Promise<Saved | undefined>,
  ) => Promise<Saved | undefined>;
}

/** Names the form of a versioned thing, so that one begins anew with every version but those it has saved itself. */
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
