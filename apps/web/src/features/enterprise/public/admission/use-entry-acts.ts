import * as m from '@portal/texts/messages';
import { type FormEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { notices } from '../../../../platform/api/browser-client.ts';
import { refusalText, showFieldFaults } from '../../../../platform/form/show-faults.ts';
import type { ApplicationValues } from './application-form.ts';
import { loadRules, malformedFields } from './application-rules.ts';

const savedToastMs = 3_000;

interface EntryActs {
  form: UseFormReturn<ApplicationValues>;
  send: (submit: '0' | '1') => Promise<unknown>;
  /** Resolves once no upload is running. */
  settle: () => Promise<void>;
  doneHref: string;
}

/** Saves or submits at the user's request, and handles the server's answer. */
export function useEntryActs({ form, send, settle, doneHref }: EntryActs) {
  const [refusal, setRefusal] = useState<string>();
  const [isTaken, setTaken] = useState(false);
  const [busy, setBusy] = useState<'save' | 'submit'>();

  const attempt = async (what: 'save' | 'submit', run: () => Promise<void>) => {
    setBusy(what);
    setRefusal(undefined);
    setTaken(false);
    try {
      await run();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTaken(error.data.reason === 'CREDIT_CODE_TAKEN');
      if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
    } finally {
      setBusy(undefined);
    }
  };
  const save = () =>
    attempt('save', async () => {
      await send('0');
      const malformed = malformedFields(await loadRules(), form.getValues());
      if (malformed.length > 0) await form.trigger(malformed, { shouldFocus: true });
      else notices.toast('success', m.act_draft_saved(), savedToastMs);
    });
  const submitWork = form.handleSubmit(() =>
    attempt('submit', async () => {
      await send('1');
      location.assign(doneHref);
    }),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await settle();
    await submitWork();
  };
  return { save, submit, busy, refusal, isTaken };
}
