import * as m from '@portal/texts/messages';
import { useState } from 'react';
import type { DefaultValues, FieldErrors, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { toast } from '../account/toasts.ts';
import { useLeaveGuard } from '../account/use-leave-guard.ts';
import { countFaults } from './count-faults.ts';
import { isSame } from './merge-draft.ts';
import { uploadsReady } from './uploads-ready.ts';
import { type ContractForm, useContractForm } from './use-contract-form.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useLatest } from './use-latest.ts';

interface EditFormOptions<Values extends FieldValues> {
  /** The key under which the draft is stored in this browser. */
  name: string;
  schema: z.ZodType;
  values: Values;
  /** When the values were last saved. */
  savedAt?: number | undefined;
  /** Called in addition to the message with the number of errors. */
  onFaults?: (errors: FieldErrors<Values>) => void;
}

export interface Editing<Values extends FieldValues> {
  form: ContractForm<Values>;
  draft: Draft;
  savedAt: number | undefined;
  /** Discards changes since the last save. */
  discard: () => void;
  /** Saves the form's values if they are valid; undefined, also from `save`, means that they were not saved. */
  send: <Saved>(
    save: (entered: Values) => Promise<Saved | undefined>,
    onSaved?: (saved: Saved) => Promise<void>,
  ) => Promise<Saved | undefined>;
}

/** A long form: validated by the contract, stored as a draft in this browser, guarded against leaving it unsaved. */
export function useEditForm<Values extends FieldValues>({
  name,
  schema,
  values,
  savedAt: savedBefore,
  onFaults,
}: EditFormOptions<Values>): Editing<Values> {
  const form = useContractForm<Values>(schema, {
    defaultValues: values as DefaultValues<Values>,
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting } = form.formState;
  useLeaveGuard(isDirty && !isSubmitting);
  const draft = useDraft(name, form);
  const [savedAt, setSavedAt] = useState(savedBefore);
  const latest = useLatest(values);
  return {
    form,
    draft,
    savedAt,
    discard: () => {
      draft.drop();
      form.reset(values);
    },
    send: async <Saved>(
      save: (entered: Values) => Promise<Saved | undefined>,
      onSaved?: (saved: Saved) => Promise<void>,
    ) => {
      if (!(await uploadsReady())) return undefined;
      let saved: Saved | undefined;
      await form.handleSubmit(
        async (entered) => {
          saved = await save(entered);
          if (saved === undefined) return;
          setSavedAt(Date.now());
          draft.drop();
          // By now an existing object has been reloaded with the server's additions; a new one has not.
          form.reset(isSame(latest.current, values) ? entered : latest.current);
          await onSaved?.(saved);
        },
        (errors) => {
          onFaults?.(errors);
          toast('error', m.member_form_invalid({ count: countFaults(errors) }));
        },
      )();
      return saved;
    },
  };
}
